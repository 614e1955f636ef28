import type { Point } from './viewport';

/**
 * Where labels go, so that none lies over a base or another label. Everything is in pixels of the frame, y down. Labels are laid
 * one after the other, those that must be read first; each takes the first free place round its thing, beginning where it would
 * like to be, and where none is free the one that covers least. A label that may be left out is, then.
 */
export interface Ask {
	readonly id: string;
	/** The middle of the thing it names. */
	readonly at: Point;
	readonly width: number;
	readonly height: number;
	/** How far the thing reaches. */
	readonly reach: number;
	readonly side: Side;
	/** May be left out where there is no room. */
	readonly optional: boolean;
}
export type Side = 'below' | 'right' | 'left' | 'above' | 'on';

/** A rectangle by its upper left corner. */
export interface Box extends Point {
	readonly width: number;
	readonly height: number;
}

const GAP = 8;
const WAYS: Readonly<Record<Exclude<Side, 'on'>, Point>> = {
	below: { x: 0, y: 1 },
	above: { x: 0, y: -1 },
	right: { x: 1, y: 0 },
	left: { x: -1, y: 0 }
};
const CORNERS: readonly Point[] = [
	{ x: 1, y: 1 },
	{ x: -1, y: 1 },
	{ x: 1, y: -1 },
	{ x: -1, y: -1 }
];
/** A base costs more to cover than empty board, another label more than a base, and what is off the screen cannot be read. */
const COST = { thing: 1, label: 3, outside: 6 } as const;

const overlap = (a: Box, b: Box) =>
	Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
	Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The box of a label whose middle lies there. */
export const boxAt = ({ width, height }: Pick<Ask, 'width' | 'height'>, { x, y }: Point): Box => ({
	x: x - width / 2,
	y: y - height / 2,
	width,
	height
});

/** The middles that a label may take, best first: its own side, the others, the corners, then all of them further out. */
function places({ at, width, height, reach, side }: Ask): Point[] {
	if (side === 'on') return [at];
	const own = WAYS[side];
	const ways = [own, ...Object.values(WAYS).filter((way) => way !== own), ...CORNERS];
	return [0, height + GAP, 2 * (height + GAP)].flatMap((further) =>
		ways.map((way) => ({
			x: at.x + way.x * (reach + GAP + width / 2 + (way.y === 0 ? further : 0)) * (way.x === 0 ? 0 : 1),
			y: at.y + way.y * (reach + GAP + height / 2 + further) * (way.x === 0 ? 1 : 0.7)
		}))
	);
}

/** The middle of each label; nothing for one that is left out. `things` is what should not be covered. */
export function layOut(
	asks: readonly Ask[],
	things: readonly Box[],
	frame: { readonly width: number; readonly height: number }
): ReadonlyMap<string, Point> {
	const laid = new Map<string, Point>();
	const boxes: Box[] = [];
	const screen = { x: 0, y: 0, ...frame };
	const cost = (box: Box) => {
		let sum = (box.width * box.height - overlap(box, screen)) * COST.outside;
		for (const thing of things) sum += overlap(box, thing) * COST.thing;
		for (const label of boxes) sum += overlap(box, label) * COST.label;
		return sum;
	};
	for (const ask of [...asks].sort((a, b) => rank(a) - rank(b))) {
		const isHere = ask.at.x >= 0 && ask.at.y >= 0 && ask.at.x <= frame.width && ask.at.y <= frame.height;
		let best: { readonly middle: Point; readonly sum: number } | undefined;
		for (const middle of places(ask)) {
			// what is off the screen has its label with it
			const sum = isHere ? cost(boxAt(ask, middle)) : 0;
			if (!best || sum < best.sum) best = { middle, sum };
			if (sum === 0) break;
		}
		if (!best || (ask.optional && best.sum > 0)) continue;
		laid.set(ask.id, best.middle);
		boxes.push(boxAt(ask, best.middle));
	}
	return laid;
}

/** How far the middle of a label lies from the middle of its thing, and how far the thing reaches. */
export interface Aside extends Point {
	readonly reach: number;
}

export function asides(
	asks: readonly Ask[],
	middles: ReadonlyMap<string, Point>
): ReadonlyMap<string, Aside> {
	const found = new Map<string, Aside>();
	for (const { id, at, reach } of asks) {
		const middle = middles.get(id);
		if (middle) found.set(id, { x: middle.x - at.x, y: middle.y - at.y, reach });
	}
	return found;
}

/** A label that lies on its place cannot give way; one that may be left out comes last. */
const rank = ({ side, optional }: Ask) => (side === 'on' ? 0 : optional ? 2 : 1);
