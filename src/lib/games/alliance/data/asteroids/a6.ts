import type { LooseDatum } from '../schema.js';

export default {
	kind: 'asteroid',
	id: 'a6',
	source: 'house',
	outline: [
		[-32, -12],
		[-12, -25],
		[14, -22],
		[32, -10],
		[29, 10],
		[12, 16],
		[4, 27],
		[-16, 24],
		[-30, 10]
	]
} satisfies LooseDatum;
