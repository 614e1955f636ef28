import { baseCorners, convex, BASE, type Shape } from './shape.js';
import { toConvex } from './convex.js';
import { ahead, distance, headingTo, type Point, type Pose } from './pose.js';

/** The templates of the box: straight 1–6, bank 1–4 (45°), turn 1–3 (90°). */
export const TEMPLATE_KINDS = ['straight', 'bank', 'turn'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];
export type Side = 'left' | 'right';

export interface Template {
	readonly kind: TemplateKind;
	readonly speed: number;
	/** Banks and turns only. */
	readonly side?: Side;
}

/** Width of every template in mm. */
export const TEMPLATE_WIDTH = 20;
const STRAIGHT_STEP = 40;
const RADII: Readonly<Record<'bank' | 'turn', readonly number[]>> = {
	bank: [80, 130, 180, 230],
	turn: [35, 63, 90]
};
const ANGLES: Readonly<Record<'bank' | 'turn', number>> = { bank: Math.PI / 4, turn: Math.PI / 2 };

/** The speeds that a kind of template exists for. */
export function speedsOf(kind: TemplateKind): number {
	return kind === 'straight' ? 6 : RADII[kind].length;
}

function radiusOf(kind: 'bank' | 'turn', speed: number): number {
	const radius = RADII[kind][speed - 1];
	if (radius === undefined) throw new Error(`template: there is no ${kind} ${speed}`);
	return radius;
}

/** Length of a template's centre line in mm. */
export function lengthOf({ kind, speed }: Template): number {
	return kind === 'straight' ? STRAIGHT_STEP * speed : radiusOf(kind, speed) * ANGLES[kind];
}

/**
 * A point of the centre line, `along` mm after its beginning, seen from a template that begins at the origin and points
 * ahead; straight on before the beginning and beyond the end. (R86)
 */
function onLine(template: Template, along: number): { forward: number; right: number } {
	const { kind, side } = template;
	if (kind === 'straight' || along <= 0) return { forward: along, right: 0 };
	const radius = radiusOf(kind, template.speed);
	const angle = Math.min(along / radius, ANGLES[kind]);
	const beyond = Math.max(0, along - radius * ANGLES[kind]);
	const sign = side === 'left' ? -1 : 1;
	return {
		forward: radius * Math.sin(angle) + beyond * Math.cos(angle),
		right: sign * (radius * (1 - Math.cos(angle)) + beyond * Math.sin(angle))
	};
}

/** The beginning of a template laid to the front guides of a base. */
function startOf(pose: Pose): Pose {
	const [x, y] = ahead(pose, BASE / 2);
	return { x, y, heading: pose.heading };
}

/** A point of the centre line of a template that lies in the front guides of a base. `along` in mm from its beginning. */
export function pointAlong(pose: Pose, template: Template, along: number): Point {
	const { forward, right } = onLine(template, along);
	return ahead(startOf(pose), forward, right);
}

/**
 * A base that travels along a template: both guide mid-points lie on its centre line. `travel` is how far the rear guide
 * has come, in mm: 0 at the start, `travelOf(template)` with the rear guides on the far end. (R76, R86)
 */
export function poseAlong(pose: Pose, template: Template, travel: number): Pose {
	const rear = travel - BASE;
	const at = pointAlong(pose, template, rear);
	const front = frontGuide(pose, template, rear, at);
	const [x, y] = [(at[0] + front[0]) / 2, (at[1] + front[1]) / 2];
	return { x, y, heading: template.kind === 'straight' ? pose.heading : headingTo(at, front) };
}

/** The point of the line that lies one base ahead of the rear guide: on a curve its way along the line is a little longer. */
function frontGuide(pose: Pose, template: Template, rear: number, at: Point): Point {
	let [low, high] = [rear + BASE, rear + BASE * 1.5];
	if (template.kind === 'straight') return pointAlong(pose, template, low);
	for (let i = 0; i < 40; i++) {
		const middle = (low + high) / 2;
		if (distance(at, pointAlong(pose, template, middle)) < BASE) low = middle;
		else high = middle;
	}
	return pointAlong(pose, template, (low + high) / 2);
}

/** How far the rear guide travels in the whole move, in mm. */
export const travelOf = (template: Template): number => lengthOf(template) + BASE;

/** Angle of one piece of a curved template: 3° keep the edge within 0.04 mm of the true curve. */
const PIECE = Math.PI / 60;

/** A template lying in the front guides of a base, as pieces. */
export function templateShape(pose: Pose, template: Template): Shape {
	const half = TEMPLATE_WIDTH / 2;
	const start = startOf(pose);
	if (template.kind === 'straight') {
		const length = lengthOf(template);
		return convex([
			ahead(start, 0, -half),
			ahead(start, length, -half),
			ahead(start, length, half),
			ahead(start, 0, half)
		]);
	}
	const count = Math.round(ANGLES[template.kind] / PIECE);
	const length = lengthOf(template);
	const ribs = Array.from({ length: count + 1 }, (_, i) => rib(pose, template, (length * i) / count, half));
	const parts = ribs.slice(1).map(([left, right], i) => {
		const [pastLeft, pastRight] = ribs[i] ?? [left, right];
		return toConvex([pastLeft, left, right, pastRight]);
	});
	return { parts };
}

/** The left and right edge of a template, so far along its centre line. */
function rib(pose: Pose, template: Template, along: number, half: number): readonly [Point, Point] {
	const step = 0.01;
	const heading = headingTo(
		pointAlong(pose, template, along - step / 2),
		pointAlong(pose, template, along + step / 2)
	);
	const [x, y] = pointAlong(pose, template, along);
	return [ahead({ x, y, heading }, 0, -half), ahead({ x, y, heading }, 0, half)];
}

/** Everything that a base passes over on its way, ends included, as the bases every few mm and the template. */
export function sweptShape(pose: Pose, template: Template, travel = travelOf(template), every = 4): Shape {
	const steps = Math.max(1, Math.ceil(travel / every));
	const bases = Array.from({ length: steps + 1 }, (_, i) => poseAlong(pose, template, (travel * i) / steps));
	return { parts: bases.map((at) => toConvex(baseCorners(at))) };
}

/** The outline of a template lying in the front guides of a base, for drawing. */
export function templateOutline(pose: Pose, template: Template): Point[] {
	const count = template.kind === 'straight' ? 1 : Math.round(ANGLES[template.kind] / PIECE);
	const length = lengthOf(template);
	const ribs = Array.from({ length: count + 1 }, (_, i) =>
		rib(pose, template, (length * i) / count, TEMPLATE_WIDTH / 2)
	);
	return [...ribs.map(([left]) => left), ...ribs.map(([, right]) => right).reverse()];
}
