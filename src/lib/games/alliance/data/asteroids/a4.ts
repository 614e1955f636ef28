import type { LooseDatum } from '../schema.js';

export default {
	kind: 'asteroid',
	id: 'a4',
	source: 'house',
	outline: [
		[-25, -20],
		[-4, -28],
		[18, -24],
		[28, -8],
		[22, 6],
		[27, 20],
		[10, 29],
		[-10, 24],
		[-26, 14],
		[-21, -2]
	]
} satisfies LooseDatum;
