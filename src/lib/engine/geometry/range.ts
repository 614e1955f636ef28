import { gap, type Shape } from './shape.js';

/** One section of the range ruler in mm: 4 inches. (R8) */
export const SECTION = 101.6;
/** Range 1, 2, 3, or 4 for anything beyond. */
export type Band = 1 | 2 | 3 | 4;
/** Two bases touch when their gap is at most this, in mm. (D60) */
export const TOUCHING = 0.5;

/** The ruler section that a length in mm falls into. */
export function bandOf(mm: number): Band {
	const sections = Math.max(1, Math.ceil((mm - 0.005) / SECTION));
	return sections > 3 ? 4 : (sections as Band);
}

/** The range between two bases or tokens, edge to edge. */
export function rangeBetween(a: Shape, b: Shape): { mm: number; band: Band } {
	const { mm } = gap(a, b);
	return { mm, band: bandOf(mm) };
}

export const touches = (a: Shape, b: Shape) => gap(a, b).mm <= TOUCHING;
