import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'injured-captain',
	name: 'Injured Captain',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'constant',
			does: [
				{
					verb: 'forbidTalents'
				}
			]
		}
	]
} satisfies LooseDatum;
