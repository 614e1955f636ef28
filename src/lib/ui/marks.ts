/** Whose mark it is: colour is always doubled by a shape and a letter, or by the pointed house and a number. */
export const MARKS = [1, 2, 3, 4, 5, 6] as const;
export type MarkIndex = (typeof MARKS)[number];

/** A person at the table, or a foe that nobody plays. */
export type Who = { readonly index: MarkIndex; readonly letter: string } | { readonly foe: string | number };

/** In a box of 28 units, with the line its letter stands on: disc, square, triangle, diamond, hexagon, cross. */
interface Shape {
	readonly d: string;
	readonly baseline: number;
	/** Its room is low, as in a triangle: on a base the drawing goes up instead. */
	readonly high?: boolean;
}

const SHAPES: Readonly<Record<MarkIndex, Shape>> = {
	1: { d: 'M2 14a12 12 0 1 0 24 0a12 12 0 1 0-24 0z', baseline: 18.3 },
	2: {
		d: 'M6 3h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
		baseline: 18.3
	},
	3: { d: 'M14 2 27 25H1z', baseline: 22.5, high: true },
	4: { d: 'M14 1 27 14 14 27 1 14z', baseline: 18.3 },
	5: { d: 'M7.5 2.5h13L27 14l-6.5 11.5h-13L1 14z', baseline: 18.3 },
	6: { d: 'M9 1h10v8h8v10h-8v8H9v-8H1V9h8z', baseline: 18.3 }
};
const HOUSE: Shape = { d: 'M14 1 26 9v17H2V9z', baseline: 21.5 };

/** How a mark is drawn: its class (which sets the colour `--c`), its shape and what is written on it. */
interface MarkDrawing extends Shape {
	readonly tone: string;
	readonly text: string;
}

export function drawingOf(who: Who): MarkDrawing {
	return 'foe' in who
		? { ...HOUSE, tone: 'foe', text: String(who.foe) }
		: { ...SHAPES[who.index], tone: `k${who.index}`, text: who.letter };
}
