import { Circle, pointInConvexPolygon, overlapOf, toConvex, type Convex } from './convex.js';
import { ahead, distance, type Point, type Pose } from './pose.js';

export type { Circle, Convex };

/** What lies on the board: a convex piece, or several that together make up a shape that is not. */
export interface Shape {
	readonly parts: readonly (Convex | Circle)[];
}

/** Side of every base in mm. */
export const BASE = 40;

/** How far two shapes may sink into each other before they count as overlapping, in mm: facts are rounded to 0.01. */
export const SLACK = 0.02;

/** The corners of a base, front left first, clockwise. */
export function baseCorners(pose: Pose, side = BASE): Point[] {
	const half = side / 2;
	return [
		ahead(pose, half, -half),
		ahead(pose, half, half),
		ahead(pose, -half, half),
		ahead(pose, -half, -half)
	];
}

export function baseShape(pose: Pose, side = BASE): Shape {
	return { parts: [toConvex(baseCorners(pose, side))] };
}

export const circle = ([x, y]: Point, radius: number): Shape => ({ parts: [new Circle([x, y], radius)] });
export const convex = (points: readonly Point[]): Shape => ({ parts: [toConvex(points)] });

/** A token cut into triangles from its centre: right for every outline that can be seen whole from there. */
export function starShape(outline: readonly Point[], centre: Point): Shape {
	const parts = outline.map((point, i) =>
		toConvex([centre, point, outline[(i + 1) % outline.length] ?? point])
	);
	return { parts };
}

/** How deep two shapes sink into each other in mm; 0 when they are apart or only touch. */
export function depth(a: Shape, b: Shape): number {
	let deepest = 0;
	for (const p of a.parts) for (const q of b.parts) deepest = Math.max(deepest, overlapOf(p, q));
	return deepest;
}

/** Whether two shapes overlap, also partly. Touching is not overlapping. */
export function overlaps(a: Shape, b: Shape): boolean {
	for (const p of a.parts) for (const q of b.parts) if (overlapOf(p, q) > SLACK) return true;
	return false;
}

/** The shortest way between two shapes and every line that is as short: parallel edges have many, given by the outer two. */
export interface Gap {
	/** In mm; 0 when they touch or overlap. */
	readonly mm: number;
	readonly lines: readonly (readonly [Point, Point])[];
}

const EQUAL = 1e-6;

/** The gap from edge to edge. */
export function gap(a: Shape, b: Shape): Gap {
	let mm = Infinity;
	let lines: (readonly [Point, Point])[] = [];
	for (const p of a.parts) {
		for (const q of b.parts) {
			for (const line of closestLines(p, q)) {
				const length = distance(...line);
				if (length < mm - EQUAL) [mm, lines] = [length, [line]];
				else if (length <= mm + EQUAL) lines.push(line);
			}
		}
	}
	return { mm, lines };
}

function closestLines(p: Convex | Circle, q: Convex | Circle): (readonly [Point, Point])[] {
	if (overlapOf(p, q) > 0) return [[p.middle, p.middle]];
	const lines: (readonly [Point, Point])[] = [];
	if (p instanceof Circle && q instanceof Circle) lines.push([p.rim(q.middle), q.rim(p.middle)]);
	else if (p instanceof Circle && !(q instanceof Circle)) {
		for (const [from, to] of closestLines(q, p)) lines.push([to, from]);
	} else if (q instanceof Circle && !(p instanceof Circle)) {
		for (const edge of p.edges) {
			const foot = footOn(edge, q.middle);
			lines.push([foot, q.rim(foot)]);
		}
	} else if (!(p instanceof Circle) && !(q instanceof Circle)) {
		for (const edge of q.edges) for (const point of p.points) lines.push([point, footOn(edge, point)]);
		for (const edge of p.edges) for (const point of q.points) lines.push([footOn(edge, point), point]);
	}
	return lines;
}

/** The point of an edge that is nearest to a point. */
export function footOn([a, b]: readonly [Point, Point], p: Point): Point {
	const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
	const length = dx * dx + dy * dy;
	const t = length === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length;
	const at = Math.max(0, Math.min(1, t));
	return [a[0] + at * dx, a[1] + at * dy];
}

/** Whether a shape holds a point. */
export function holds(shape: Shape, point: Point): boolean {
	return shape.parts.some((part) =>
		part instanceof Circle ? distance(part.middle, point) <= part.radius : pointInConvexPolygon(part, point)
	);
}
