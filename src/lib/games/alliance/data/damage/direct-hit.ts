import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'direct-hit',
	name: 'Direct Hit',
	source: 'public',
	count: 4,
	text: 'Suffer one more damage, then turn this card face down.',
	effects: [
		{
			when: 'turnedFaceUp',
			does: [
				{
					verb: 'sufferDamage',
					who: 'self',
					count: 1
				},
				{
					verb: 'turnFaceDown'
				}
			]
		}
	]
} satisfies LooseDatum;
