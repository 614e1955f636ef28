import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'minor-explosion',
	name: 'Minor Explosion',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'turnedFaceUp',
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
				},
				{
					verb: 'turnFaceDown'
				}
			]
		}
	]
} satisfies LooseDatum;
