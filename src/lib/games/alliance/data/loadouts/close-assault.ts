import type { LooseDatum } from '../schema.js';

export default {
	kind: 'loadout',
	id: 'close-assault',
	source: 'house',
	standard: {
		captainSkill: 1
	},
	elite: {
		captainSkill: 4,
		title: 'Close Assault',
		effects: [
			{
				when: 'rollAttackDice',
				role: 'attacker',
				if: [
					{
						if: 'weapon',
						is: 'primary'
					},
					{
						if: 'range',
						from: 1,
						to: 1
					}
				],
				does: [
					{
						verb: 'modify',
						value: 'attackDice',
						by: 1
					}
				]
			}
		]
	}
} satisfies LooseDatum;
