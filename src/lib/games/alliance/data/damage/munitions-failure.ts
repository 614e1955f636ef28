import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'munitions-failure',
	name: 'Munitions Failure',
	source: 'public',
	count: 2,
	text: 'Choose and discard one of your weapon upgrades at once, then turn this card face down.',
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
