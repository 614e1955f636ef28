import type { LooseDatum } from '../schema.js';

export default {
	kind: 'asteroid',
	id: 'a1',
	source: 'house',
	outline: [
		[-30, -6],
		[-24, -20],
		[-8, -26],
		[10, -22],
		[26, -14],
		[31, 4],
		[22, 19],
		[6, 26],
		[-14, 22],
		[-27, 11]
	]
} satisfies LooseDatum;
