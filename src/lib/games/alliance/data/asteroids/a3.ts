import type { LooseDatum } from '../schema.js';

export default {
	kind: 'asteroid',
	id: 'a3',
	source: 'house',
	outline: [
		[-35, -8],
		[-20, -19],
		[2, -16],
		[20, -21],
		[35, -7],
		[33, 9],
		[16, 20],
		[-4, 14],
		[-24, 19],
		[-36, 5]
	]
} satisfies LooseDatum;
