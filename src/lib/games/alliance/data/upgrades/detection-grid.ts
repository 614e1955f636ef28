import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'detection-grid',
	name: 'Detection Grid',
	source: 'public',
	type: 'tech',
	cost: 3,
	onePerShip: true,
	effects: [
		{
			when: 'rollDefenseDice',
			role: 'friend',
			if: [
				{
					if: 'token',
					token: 'scan'
				},
				{
					if: 'targetInPrimaryArc'
				}
			],
			does: [
				{
					verb: 'modify',
					value: 'defenseDice',
					by: -1
				}
			]
		}
	]
} satisfies LooseDatum;
