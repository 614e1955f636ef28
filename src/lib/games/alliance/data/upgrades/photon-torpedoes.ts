import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'photon-torpedoes',
	name: 'Photon Torpedoes',
	source: 'public',
	type: 'weapon',
	cost: 2,
	onePerShip: false,
	weapon: {
		value: {
			primaryPlus: 1
		},
		range: [2, 3],
		arc: 'primaryOrSecondary',
		needsLock: true
	},
	effects: [
		{
			when: 'attack',
			role: 'attacker',
			if: [
				{
					if: 'weapon',
					is: 'this'
				}
			],
			pays: [
				{
					pay: 'lock'
				},
				{
					pay: 'disable'
				}
			],
			does: []
		},
		{
			when: 'modifyAttackDice',
			role: 'attacker',
			if: [
				{
					if: 'weapon',
					is: 'this'
				}
			],
			may: true,
			whileFired: true,
			does: [
				{
					verb: 'convert',
					dice: 'attack',
					from: 'blank',
					to: 'battleStations',
					count: 'all'
				}
			]
		}
	]
} satisfies LooseDatum;
