import type { LooseDatum } from '../schema.js';

export default {
	kind: 'loadout',
	id: 'raking-fire',
	source: 'house',
	standard: {
		captainSkill: 1
	},
	elite: {
		captainSkill: 4,
		title: 'Raking Fire',
		effects: [
			{
				when: 'modifyAttackDice',
				role: 'attacker',
				pays: [
					{
						pay: 'time',
						count: 2
					}
				],
				may: true,
				does: [
					{
						verb: 'reroll',
						dice: 'attack',
						count: 1,
						face: 'blank'
					}
				]
			}
		]
	}
} satisfies LooseDatum;
