import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'akira-torpedo',
	source: 'seed',
	ship: 'akira',
	upgrades: ['photon-torpedoes', 'tactical-officer'],
	hint: 'Locks on, then hits hard from afar.'
} satisfies LooseDatum;
