import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'operations-officer',
	name: 'Operations Officer',
	source: 'public',
	type: 'crew',
	cost: 2,
	onePerShip: true,
	text: 'In the End Phase you may spend an Evade token to repair one shield.',
	effects: [
		{
			when: 'endPhase',
			pays: [
				{
					pay: 'token',
					token: 'evade'
				}
			],
			may: true,
			does: [
				{
					verb: 'repairShield',
					count: 1
				}
			]
		}
	]
} satisfies LooseDatum;
