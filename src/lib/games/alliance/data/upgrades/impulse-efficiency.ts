import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'impulse-efficiency',
	name: 'Impulse Efficiency',
	source: 'public',
	type: 'tech',
	cost: 2,
	onePerShip: false,
	effects: [
		{
			when: 'executeManeuver',
			if: [
				{
					if: 'colour',
					is: ['white']
				},
				{
					if: 'token',
					token: 'auxiliaryPower'
				}
			],
			pays: [
				{
					pay: 'time',
					count: 2
				}
			],
			may: true,
			does: [
				{
					verb: 'loseToken',
					token: 'auxiliaryPower',
					count: 1
				}
			]
		}
	]
} satisfies LooseDatum;
