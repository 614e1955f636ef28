import type { LooseDatum } from '../schema.js';

export default {
	kind: 'loadout',
	id: 'weaving-flight',
	source: 'house',
	standard: {
		captainSkill: 1
	},
	elite: {
		captainSkill: 4,
		title: 'Weaving Flight',
		effects: [
			{
				when: 'modifyDefenseDice',
				role: 'defender',
				if: [
					{
						if: 'uncancelled'
					}
				],
				pays: [
					{
						pay: 'time',
						count: 3
					}
				],
				may: true,
				does: [
					{
						verb: 'addResult',
						dice: 'defense',
						face: 'evade'
					}
				]
			}
		]
	}
} satisfies LooseDatum;
