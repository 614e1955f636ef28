import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'excelsior-shield',
	source: 'seed',
	ship: 'excelsior',
	upgrades: ['overcharged-phasers', 'reinforced-shields'],
	hint: { en: 'The toughest ship, best at Range 2.', de: 'Das zäheste Schiff, am besten bei Reichweite 2.' }
} satisfies LooseDatum;
