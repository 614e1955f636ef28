import type { LooseDatum } from '../schema.js';

export default {
	kind: 'preset',
	id: 'excelsior-shield',
	source: 'seed',
	ship: 'excelsior',
	upgrades: ['overcharged-phasers', 'reinforced-shields'],
	hint: 'The toughest ship, best at Range 2.'
} satisfies LooseDatum;
