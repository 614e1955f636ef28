import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'weapons-malfunction',
	name: 'Weapons Malfunction',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'constant',
			does: [
				{
					verb: 'modify',
					value: 'primaryAttack',
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
						],
						critical: [
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
