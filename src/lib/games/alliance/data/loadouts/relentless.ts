import type { LooseDatum } from '../schema.js';

export default {
	kind: 'loadout',
	id: 'relentless',
	source: 'house',
	standard: {
		captainSkill: 1
	},
	elite: {
		captainSkill: 4,
		title: 'Relentless',
		effects: [
			{
				when: 'constant',
				does: [
					{
						verb: 'ignoreRed'
					}
				]
			}
		]
	}
} satisfies LooseDatum;
