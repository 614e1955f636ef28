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
		text: 'After a red maneuver of its table it chooses an action all the same.',
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
