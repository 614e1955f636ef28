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

/** The gap from edge to edge. Pieces whose bounding circles lie further apart than what was found are passed over. */
export function gap(a: Shape, b: Shape): Gap {
	const nearest: Nearest = { mm: Infinity, lines: [] };
	for (const p of a.parts) {
		for (const q of b.parts) {
			if (distance(p.middle, q.middle) - p.radius - q.radius > nearest.mm + EQUAL) continue;
			if (overlapOf(p, q) > 0) return { mm: 0, lines: [[p.middle, q.middle]] };
			measureParts(p, q, nearest);
		}
	}
	return nearest;
}

interface Nearest {
	mm: number;
	lines: (readonly [Point, Point])[];
}

function note(nearest: Nearest, from: Point, to: Point): void {
	const length = distance(from, to);
	if (length < nearest.mm - EQUAL) [nearest.mm, nearest.lines] = [length, [[from, to]]];
	else if (length <= nearest.mm + EQUAL) {
		nearest.mm = Math.min(nearest.mm, length);
		nearest.lines.push([from, to]);
	}
}

function measureParts(p: Convex | Circle, q: Convex | Circle, nearest: Nearest): void {
	if (p instanceof Circle) {
		if (q instanceof Circle) note(nearest, p.rim(q.middle), q.rim(p.middle));
		else {
			for (const edge of q.edges) {
				const foot = footOn(edge, p.middle);
				note(nearest, p.rim(foot), foot);
			}
		}
	} else if (q instanceof Circle) {
		for (const edge of p.edges) {
			const foot = footOn(edge, q.middle);
			note(nearest, foot, q.rim(foot));
		}
	} else {
		for (const edge of q.edges) for (const point of p.points) note(nearest, point, footOn(edge, point));
		for (const edge of p.edges) for (const point of q.points) note(nearest, footOn(edge, point), point);
	}
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
