import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'direct-hit',
	name: 'Direct Hit',
	source: 'public',
	count: 4,
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
