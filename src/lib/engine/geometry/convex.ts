import SAT from 'sat';
import { distance, type Point } from './pose.js';

/** A convex polygon, ready for the separating-axis test. Its points run anticlockwise. */
export interface Convex {
	readonly points: readonly Point[];
	readonly edges: readonly (readonly [Point, Point])[];
	readonly middle: Point;
	readonly radius: number;
	readonly polygon: SAT.Polygon;
}

export class Circle {
	readonly body: SAT.Circle;
	constructor(
		readonly middle: Point,
		readonly radius: number
	) {
		this.body = new SAT.Circle(new SAT.Vector(...middle), radius);
	}
	/** The point of its rim that is nearest to a point. */
	rim(to: Point): Point {
		const d = distance(this.middle, to);
		if (d === 0) return [this.middle[0] + this.radius, this.middle[1]];
		const k = this.radius / d;
		return [this.middle[0] + (to[0] - this.middle[0]) * k, this.middle[1] + (to[1] - this.middle[1]) * k];
	}
}

/** The area of a polygon, positive when its points run anticlockwise. */
export function signedArea(points: readonly Point[]): number {
	let twice = 0;
	let [px, py] = points.at(-1) ?? [0, 0];
	for (const [x, y] of points) {
		twice += px * y - x * py;
		[px, py] = [x, y];
	}
	return twice / 2;
}

export function toConvex(given: readonly Point[]): Convex {
	const points = signedArea(given) < 0 ? [...given].reverse() : given;
	let [x, y] = [0, 0];
	for (const [px, py] of points) [x, y] = [x + px / points.length, y + py / points.length];
	const middle: Point = [x, y];
	const polygon = new SAT.Polygon(
		new SAT.Vector(),
		points.map(([px, py]) => new SAT.Vector(px, py))
	);
	const edges = points.map((point, i) => [point, points[(i + 1) % points.length] ?? point] as const);
	const radius = Math.max(...points.map((point) => distance(point, middle)));
	return { points, edges, middle, radius, polygon };
}

const answer = new SAT.Response();

/** How deep two pieces sink into each other in mm; 0 when they are apart. A bounding circle spares most tests. */
export function overlapOf(a: Convex | Circle, b: Convex | Circle): number {
	if (distance(a.middle, b.middle) > a.radius + b.radius) return 0;
	answer.clear();
	return test(a, b) ? answer.overlap : 0;
}

function test(a: Convex | Circle, b: Convex | Circle): boolean {
	if (a instanceof Circle) {
		return b instanceof Circle
			? SAT.testCircleCircle(a.body, b.body, answer)
			: SAT.testPolygonCircle(b.polygon, a.body, answer);
	}
	return b instanceof Circle
		? SAT.testPolygonCircle(a.polygon, b.body, answer)
		: SAT.testPolygonPolygon(a.polygon, b.polygon, answer);
}

export function pointInConvexPolygon({ polygon }: Convex, [x, y]: Point): boolean {
	return SAT.pointInPolygon(new SAT.Vector(x, y), polygon);
}

/** The part of a convex polygon on the left of the line from `a` to `b`, seen in its direction; empty when nothing is. */
export function cutLeft(points: readonly Point[], a: Point, b: Point): Point[] {
	const side = ([x, y]: Point) => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
	const kept: Point[] = [];
	for (const [i, point] of points.entries()) {
		const next = points[(i + 1) % points.length] ?? point;
		const [s, t] = [side(point), side(next)];
		if (s >= 0) kept.push(point);
		if (s * t < 0) {
			const k = s / (s - t);
			kept.push([point[0] + (next[0] - point[0]) * k, point[1] + (next[1] - point[1]) * k]);
		}
	}
	return kept;
}
