import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'warp-core-breach',
	name: 'Warp Core Breach',
	source: 'public',
	count: 3,
	effects: [
		{
			when: 'planningStart',
			if: [
				{
					if: 'notContained'
				}
			],
			does: [
				{
					verb: 'rollAttackDie',
					on: {
						critical: [
							{
								verb: 'destroyShip'
							}
						]
					}
				}
			]
		},
		{
			when: 'performAction',
			if: [
				{
					if: 'notContained'
				}
			],
			may: true,
			does: [
				{
					verb: 'contain',
					speedLimit: 1
				}
			]
		}
	]
} satisfies LooseDatum;
