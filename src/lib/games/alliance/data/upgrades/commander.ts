import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'commander',
	name: 'Commander',
	source: 'public',
	type: 'crew',
	cost: 5,
	onePerShip: true,
	effects: [
		{
			when: 'performAction',
			may: true,
			does: [
				{
					verb: 'gainToken',
					token: 'battleStations',
					count: 1
				},
				{
					verb: 'gainToken',
					token: 'evade',
					count: 1
				}
			]
		}
	]
} satisfies LooseDatum;
