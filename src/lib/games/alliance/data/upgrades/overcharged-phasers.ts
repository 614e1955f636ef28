import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'overcharged-phasers',
	name: 'Overcharged Phasers',
	source: 'public',
	type: 'weapon',
	cost: 3,
	onePerShip: true,
	effects: [
		{
			when: 'rollAttackDice',
			role: 'attacker',
			if: [
				{
					if: 'weapon',
					is: 'primary'
				},
				{
					if: 'range',
					from: 2,
					to: 2
				}
			],
			does: [
				{
					verb: 'modify',
					value: 'attackDice',
					by: 1
				}
			]
		}
	]
} satisfies LooseDatum;
