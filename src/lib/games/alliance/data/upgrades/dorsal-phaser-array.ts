import type { LooseDatum } from '../schema.js';

export default {
	kind: 'upgrade',
	id: 'dorsal-phaser-array',
	name: 'Dorsal Phaser Array',
	source: 'public',
	type: 'weapon',
	cost: 3,
	onePerShip: true,
	weapon: {
		value: {
			dice: 3
		},
		range: [1, 2],
		arc: 'any',
		needsLock: false
	},
	effects: []
} satisfies LooseDatum;
