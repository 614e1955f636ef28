import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'jostled-navigator',
	name: 'Jostled Navigator',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'afterOverlap',
			does: [
				{
					verb: 'sufferDamage',
					who: 'self',
					count: 1
				}
			]
		}
	]
} satisfies LooseDatum;
