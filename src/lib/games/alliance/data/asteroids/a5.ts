import type { LooseDatum } from '../schema.js';

export default {
	kind: 'asteroid',
	id: 'a5',
	source: 'house',
	outline: [
		[-20, -10],
		[-10, -20],
		[8, -21],
		[21, -8],
		[20, 8],
		[9, 21],
		[-9, 20],
		[-21, 9]
	]
} satisfies LooseDatum;
