import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'akira-gunner',
	source: 'seed',
	ship: 'akira',
	upgrades: ['enhanced-targeting', 'operations-officer'],
	hint: 'Steady fire, and it repairs its shields.'
} satisfies LooseDatum;
