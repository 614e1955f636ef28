import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'excelsior-helm',
	source: 'seed',
	ship: 'excelsior',
	upgrades: ['dorsal-phaser-array', 'helmsman'],
	hint: {
		en: 'Fires all round and adjusts its speed.',
		de: 'Feuert ringsum und passt seine Geschwindigkeit an.'
	}
} satisfies LooseDatum;
