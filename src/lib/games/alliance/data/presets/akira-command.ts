import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'akira-command',
	source: 'seed',
	ship: 'akira',
	upgrades: ['commander'],
	hint: 'One action, two tokens.'
} satisfies LooseDatum;
