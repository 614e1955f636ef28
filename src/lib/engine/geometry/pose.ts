/** A point of the board in mm: origin bottom-left, x to the right, y up. */
export type Point = readonly [x: number, y: number];

/** Where a base stands: its centre in mm, and its facing in degrees, 0 toward the top edge, clockwise positive. */
export interface Pose {
	readonly x: number;
	readonly y: number;
	readonly heading: number;
}

const RADIANS = Math.PI / 180;

/** A direction in degrees, brought into 0 ≤ d < 360. */
export function turn(degrees: number): number {
	const d = degrees % 360;
	return d < 0 ? d + 360 : d + 0;
}

/** The point that lies so far ahead and to the right of a pose, in mm. */
export function ahead({ x, y, heading }: Pose, forward: number, right = 0): Point {
	const [sin, cos] = [Math.sin(heading * RADIANS), Math.cos(heading * RADIANS)];
	return [x + forward * sin + right * cos, y + forward * cos - right * sin];
}

/** The pose seen from `from`, as forward and right in mm: the reverse of `ahead`. */
export function relative({ x, y, heading }: Pose, [px, py]: Point): { forward: number; right: number } {
	const [sin, cos] = [Math.sin(heading * RADIANS), Math.cos(heading * RADIANS)];
	const [dx, dy] = [px - x, py - y];
	return { forward: dx * sin + dy * cos, right: dx * cos - dy * sin };
}

/** The direction from one point to another in degrees, as a heading. */
export function headingTo([ax, ay]: Point, [bx, by]: Point): number {
	return turn(Math.atan2(bx - ax, by - ay) / RADIANS);
}

/** How far a point lies off dead ahead, in degrees from −180 to 180, clockwise positive. */
export function bearingOf(pose: Pose, to: Point): number {
	const off = turn(headingTo([pose.x, pose.y], to) - pose.heading);
	return off > 180 ? off - 360 : off;
}

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** A length or an angle as it goes into the log: to 0.01 mm or 0.01°. */
export const rounded = (value: number) => Math.round(value * 100) / 100 + 0;

/** A pose as it goes into the log. */
export function roundedPose({ x, y, heading }: Pose): Pose {
	return { x: rounded(x), y: rounded(y), heading: turn(rounded(heading)) };
}
