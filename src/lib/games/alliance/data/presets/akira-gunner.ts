import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'akira-gunner',
	source: 'seed',
	ship: 'akira',
	upgrades: ['enhanced-targeting', 'operations-officer'],
	hint: {
		en: 'Steady fire, and it repairs its shields.',
		de: 'Stetiges Feuer, und es repariert seine Schilde.'
	}
} satisfies LooseDatum;
