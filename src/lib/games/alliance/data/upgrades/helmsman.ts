import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'helmsman',
	name: 'Helmsman',
	source: 'public',
	type: 'crew',
	cost: 3,
	onePerShip: true,
	effects: [
		{
			when: 'maneuverRevealed',
			pays: [
				{
					pay: 'disable'
				}
			],
			may: true,
			does: [
				{
					verb: 'changeSpeed',
					by: [1, -1]
				}
			]
		}
	]
} satisfies LooseDatum;
