import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'operations-officer',
	name: 'Operations Officer',
	source: 'public',
	type: 'crew',
	cost: 2,
	onePerShip: true,
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
