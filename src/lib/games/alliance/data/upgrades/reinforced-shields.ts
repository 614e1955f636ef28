import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'reinforced-shields',
	name: 'Reinforced Shields',
	source: 'public',
	type: 'tech',
	cost: 3,
	onePerShip: true,
	effects: [
		{
			when: 'constant',
			does: [
				{
					verb: 'modify',
					value: 'shields',
					by: 2
				}
			]
		}
	]
} satisfies LooseDatum;
