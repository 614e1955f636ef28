import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'akira-command',
	source: 'seed',
	ship: 'akira',
	upgrades: ['commander'],
	hint: { en: 'One action, two tokens.', de: 'Eine Aktion, zwei Marker.' }
} satisfies LooseDatum;
