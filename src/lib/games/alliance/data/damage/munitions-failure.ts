import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'munitions-failure',
	name: 'Munitions Failure',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'turnedFaceUp',
			does: [
				{
					verb: 'discardUpgrade',
					type: 'weapon'
				},
				{
					verb: 'turnFaceDown'
				}
			]
		}
	]
} satisfies LooseDatum;
