import type { LooseDatum } from '../schema.js';

export default {
	kind: 'asteroid',
	id: 'a2',
	source: 'house',
	outline: [
		[-22, -14],
		[-6, -24],
		[12, -20],
		[23, -6],
		[20, 12],
		[6, 22],
		[-12, 20],
		[-24, 6]
	]
} satisfies LooseDatum;
