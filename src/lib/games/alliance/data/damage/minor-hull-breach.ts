import type { LooseDatum } from '../schema.js';

export default {
	kind: 'damage',
	id: 'minor-hull-breach',
	name: 'Minor Hull Breach',
	source: 'public',
	count: 2,
	effects: [
		{
			when: 'afterRed',
			does: [
				{
					verb: 'rollAttackDie',
					on: {
						hit: [
							{
								verb: 'sufferDamage',
								who: 'self',
								count: 1
							}
						]
					}
				}
			]
		}
	]
} satisfies LooseDatum;
