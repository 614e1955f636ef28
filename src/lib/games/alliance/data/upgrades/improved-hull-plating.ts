import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'improved-hull-plating',
	name: 'Improved Hull Plating',
	source: 'public',
	type: 'tech',
	cost: 2,
	onePerShip: false,
	effects: [
		{
			when: 'modifyAttackDice',
			role: 'defender',
			may: true,
			does: [
				{
					verb: 'convert',
					dice: 'attack',
					from: 'critical',
					to: 'hit',
					count: 1
				}
			]
		}
	]
} satisfies LooseDatum;
