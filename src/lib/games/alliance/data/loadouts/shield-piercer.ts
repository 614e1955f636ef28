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
		text: 'When its attack at Range 1 hits: place three Time tokens here; the defender suffers one more damage that ignores shields.',
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
