import type { LooseDatum } from '../schema.js';

export default {
	kind: 'loadout',
	id: 'shield-piercer',
	source: 'house',
	standard: {
		captainSkill: 1
	},
	elite: {
		captainSkill: 4,
		title: 'Shield Piercer',
		effects: [
			{
				when: 'dealDamage',
				role: 'attacker',
				if: [
					{
						if: 'uncancelled'
					},
					{
						if: 'range',
						from: 1,
						to: 1
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
						verb: 'sufferDamage',
						who: 'defender',
						count: 1,
						pastShields: true
					}
				]
			}
		]
	}
} satisfies LooseDatum;
