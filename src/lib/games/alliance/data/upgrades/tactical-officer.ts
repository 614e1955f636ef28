import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'tactical-officer',
	name: 'Tactical Officer',
	source: 'public',
	type: 'crew',
	cost: 4,
	onePerShip: true,
	effects: [
		{
			when: 'modifyAttackDice',
			role: 'attacker',
			pays: [
				{
					pay: 'disable'
				}
			],
			may: true,
			does: [
				{
					verb: 'reroll',
					dice: 'attack',
					count: 'any'
				}
			]
		}
	]
} satisfies LooseDatum;
