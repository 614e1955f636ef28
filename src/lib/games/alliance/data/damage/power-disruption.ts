import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'power-disruption',
	name: 'Power Disruption',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'turnedFaceUp',
			does: [
				{
					verb: 'gainToken',
					token: 'auxiliaryPower',
					count: 1
				},
				{
					verb: 'turnFaceDown'
				}
			]
		}
	]
} satisfies LooseDatum;
