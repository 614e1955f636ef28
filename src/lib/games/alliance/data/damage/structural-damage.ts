import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'structural-damage',
	name: 'Structural Damage',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'constant',
			does: [
				{
					verb: 'modify',
					value: 'agility',
					by: -1
				}
			]
		},
		{
			when: 'performAction',
			may: true,
			does: [
				{
					verb: 'rollAttackDie',
					on: {
						hit: [
							{
								verb: 'turnFaceDown'
							}
						]
					}
				}
			]
		}
	]
} satisfies LooseDatum;
