import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'damaged-sensor-array',
	name: 'Damaged Sensor Array',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'constant',
			does: [
				{
					verb: 'forbidBarActions'
				}
			]
		},
		{
			when: 'performAction',
			may: true,
			does: [
				{
					verb: 'rollAttackDie',
					on: {
						hit: [
							{
								verb: 'turnFaceDown'
							}
						]
					}
				}
			]
		}
	]
} satisfies LooseDatum;
