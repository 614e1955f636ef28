import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'minor-explosion',
	name: 'Minor Explosion',
	source: 'public',
	count: 2,
	text: 'Roll an attack die at once: on a hit suffer one damage. Then turn this card face down.',
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
