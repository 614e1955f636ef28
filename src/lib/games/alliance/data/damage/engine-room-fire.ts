import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'engine-room-fire',
	name: 'Engine Room Fire',
	source: 'seed',
	count: 2,
	effects: [
		{
			when: 'constant',
			does: [
				{
					verb: 'colour',
					bearings: ['B1', 'B2', 'B3', 'B4', 'T1', 'T2', 'T3'],
					to: 'red'
				}
			]
		}
	]
} satisfies LooseDatum;
