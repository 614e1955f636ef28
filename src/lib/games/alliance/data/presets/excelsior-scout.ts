import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'excelsior-scout',
	source: 'seed',
	ship: 'excelsior',
	upgrades: ['detection-grid', 'science-officer'],
	hint: 'Scans for the whole team.'
} satisfies LooseDatum;
