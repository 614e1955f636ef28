import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'akira-torpedo',
	source: 'seed',
	ship: 'akira',
	upgrades: ['photon-torpedoes', 'tactical-officer'],
	hint: { en: 'Locks on, then hits hard from afar.', de: 'Erfasst das Ziel und trifft hart aus der Ferne.' }
} satisfies LooseDatum;
