import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'console-fire',
	name: 'Console Fire',
	source: 'seed',
	count: 2,
	effects: [
		{
			when: 'combatStart',
			does: [
				{
					verb: 'rollAttackDie',
					on: {
						hit: [
							{
								verb: 'sufferDamage',
								who: 'self',
								count: 1
							}
						]
					}
				}
			]
		},
		{
			when: 'performAction',
			may: true,
			does: [
				{
					verb: 'turnFaceDown'
				}
			]
		}
	]
} satisfies LooseDatum;
