import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'science-officer',
	name: 'Science Officer',
	source: 'public',
	type: 'crew',
	cost: 3,
	onePerShip: true,
	effects: [
		{
			when: 'performAction',
			may: true,
			does: [
				{
					verb: 'gainToken',
					token: 'scan',
					count: 2
				}
			]
		}
	]
} satisfies LooseDatum;
