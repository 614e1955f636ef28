import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'excelsior-scout',
	source: 'seed',
	ship: 'excelsior',
	upgrades: ['detection-grid', 'science-officer'],
	hint: { en: 'Scans for the whole team.', de: 'Scannt für alle.' }
} satisfies LooseDatum;
