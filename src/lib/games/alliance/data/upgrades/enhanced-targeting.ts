import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'enhanced-targeting',
	name: 'Enhanced Targeting',
	source: 'public',
	type: 'weapon',
	cost: 4,
	onePerShip: true,
	effects: [
		{
			when: 'modifyAttackDice',
			role: 'attacker',
			may: true,
			does: [
				{
					verb: 'reroll',
					dice: 'attack',
					count: 1
				}
			]
		}
	]
} satisfies LooseDatum;
