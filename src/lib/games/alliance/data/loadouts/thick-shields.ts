import type { LooseDatum } from '../schema.js';

export default {
	kind: 'loadout',
	id: 'thick-shields',
	source: 'house',
	standard: {
		captainSkill: 1
	},
	elite: {
		captainSkill: 4,
		title: 'Thick Shields',
		effects: [
			{
				when: 'constant',
				does: [
					{
						verb: 'modify',
						value: 'shields',
						by: 1
					}
				]
			}
		]
	}
} satisfies LooseDatum;
