import type { Point } from './viewport';

/**
 * From millimetres to the words of SVG. The y of the drawing is the board's, negated: so a heading that grows
 * clockwise is a rotation of SVG as it is, and nothing is ever drawn mirrored.
 */
export const place = ({ x, y }: Point) => `translate(${x} ${-y})`;

const pair = ({ x, y }: Point) => `${x} ${-y}`;

export const openPath = (points: readonly Point[]) =>
	points.length === 0 ? '' : `M${points.map(pair).join('L')}`;

export const closedPath = (points: readonly Point[]) => (points.length === 0 ? '' : `${openPath(points)}Z`);

/** The place so many millimetres from another, under a bearing that grows clockwise from up. */
export function towards({ x, y }: Point, bearing: number, distance: number): Point {
	const angle = (bearing * Math.PI) / 180;
	return { x: x + Math.sin(angle) * distance, y: y + Math.cos(angle) * distance };
}

/** How far from one place to another one looks, clockwise from up, 0 to 360. */
export const bearingOf = (from: Point, to: Point) =>
	((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI + 360) % 360;

/** The edge of a range band: given by the game, or by its radius about the middle. */
export type Band =
	| { readonly label: string; readonly edge: readonly Point[] }
	| { readonly label: string; readonly radius: number };

/** The widest step along a circle, in degrees: its chord is then nowhere half a pixel off. */
const STEP = 3;

/** The edge of a band from one bearing to another, clockwise. */
export function edgeOf(band: Band, at: Point, from: number, to: number): readonly Point[] {
	if ('edge' in band) return band.edge;
	const steps = Math.max(1, Math.ceil((to - from) / STEP));
	return Array.from({ length: steps + 1 }, (_, i) =>
		towards(at, from + ((to - from) * i) / steps, band.radius)
	);
}

/** The point of an outline that lies farthest in a direction, as the place of a label. */
export function farthest(points: readonly Point[], bearing: number): Point | undefined {
	const ahead = towards({ x: 0, y: 0 }, bearing, 1);
	const reach = ({ x, y }: Point) => x * ahead.x + y * ahead.y;
	let best: Point | undefined;
	for (const point of points) if (!best || reach(point) > reach(best)) best = point;
	return best;
}
