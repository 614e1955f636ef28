import { Circle, cutLeft, toConvex, type Convex } from './convex.js';
import { distance, type Point } from './pose.js';
import { overlaps, type Gap, type Shape } from './shape.js';

/** What stands between two bases: on every shortest line, on some of them, or on none. (D50) */
export type Obstruction = 'none' | 'some' | 'every';

type Line = readonly [Point, Point];

/**
 * Whether things lie across the shortest lines of a gap. Two parallel edges have a strip of equally short lines: then a
 * thing may cross some of them only, and who benefits is a ruling of the game.
 */
export function obstruction({ lines }: Gap, things: readonly Shape[]): Obstruction {
	const [first, last] = outermost(lines);
	if (!first || !last) return 'none';
	if (distance(first[0], last[0]) < 0.01 && distance(first[1], last[1]) < 0.01) {
		return things.some((thing) => crosses(thing, first)) ? 'every' : 'none';
	}
	return acrossStrip(first, last, things);
}

/** The two lines of a strip that lie furthest apart. */
function outermost(lines: readonly Line[]): readonly [Line | undefined, Line | undefined] {
	const first = lines[0];
	let last = first;
	let widest = 0;
	let left = first;
	for (const a of lines) {
		for (const b of lines) {
			const width = distance(middle(a), middle(b));
			if (width > widest) [widest, left, last] = [width, a, b];
		}
	}
	return [left, last];
}

const middle = ([a, b]: Line): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A line has no width; a hair's breadth stands for it. */
const HAIR = 0.02;

function crosses(thing: Shape, [a, b]: Line): boolean {
	const length = distance(a, b);
	if (length === 0) return false;
	const [nx, ny] = [(-(b[1] - a[1]) / length) * HAIR, ((b[0] - a[0]) / length) * HAIR];
	const hair = [
		[a[0] - nx, a[1] - ny],
		[b[0] - nx, b[1] - ny],
		[b[0] + nx, b[1] + ny],
		[a[0] + nx, a[1] + ny]
	] as const;
	return overlaps(thing, { parts: [toConvex(hair)] });
}

/** Which part of the strip the things cover, seen across it. */
function acrossStrip(first: Line, last: Line, things: readonly Shape[]): Obstruction {
	const strip = toConvex([first[0], first[1], last[1], last[0]]);
	const width = distance(middle(first), middle(last));
	const axis: Point = [
		(middle(last)[0] - middle(first)[0]) / width,
		(middle(last)[1] - middle(first)[1]) / width
	];
	const across = ([x, y]: Point) => (x - first[0][0]) * axis[0] + (y - first[0][1]) * axis[1];
	const covered: [number, number][] = [];
	for (const thing of things) {
		for (const part of thing.parts) {
			const inside = strip.edges.reduce<readonly Point[]>(
				(kept, [a, b]) => cutLeft(kept, a, b),
				outlineOf(part)
			);
			if (inside.length < 3) continue;
			const at = inside.map(across);
			covered.push([Math.min(...at), Math.max(...at)]);
		}
	}
	if (covered.length === 0) return 'none';
	covered.sort(([a], [b]) => a - b);
	let reach = across(first[0]);
	for (const [from, to] of covered) {
		if (from > reach + HAIR) return 'some';
		reach = Math.max(reach, to);
	}
	return reach >= across(last[0]) - HAIR ? 'every' : 'some';
}

function outlineOf(part: Convex | Circle): readonly Point[] {
	if (!(part instanceof Circle)) return part.points;
	const { middle: at, radius } = part;
	return Array.from({ length: 72 }, (_, i) => {
		const angle = (i * Math.PI) / 36;
		return [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)] as const;
	});
}
