import { cutLeft } from './convex.js';
import { ahead, type Point, type Pose } from './pose.js';
import { baseCorners, convex, gap, baseShape, type Gap, type Shape } from './shape.js';

/** A firing arc: which way it looks, and how wide it is in degrees. 360 is all round. */
export interface Arc {
	readonly facing: 'front' | 'rear';
	readonly degrees: 90 | 180 | 360;
}

/** The part of a target's base that lies inside an arc of a ship; undefined when none does. The apex is the base centre. (R158) */
export function partInArc(ship: Pose, arc: Arc, target: Pose): readonly Point[] | undefined {
	const corners = anticlockwise(baseCorners(target));
	if (arc.degrees === 360) return corners;
	const axis = arc.facing === 'front' ? ship.heading : ship.heading + 180;
	const apex: Point = [ship.x, ship.y];
	const half = arc.degrees / 2;
	// The wedge lies to the left of its right border and to the right of its left border.
	const right = ahead({ ...ship, heading: axis + half }, 1);
	const left = ahead({ ...ship, heading: axis - half }, 1);
	const inside = cutLeft(cutLeft(corners, apex, right), left, apex);
	return inside.length < 3 ? undefined : inside;
}

const anticlockwise = (points: readonly Point[]) => [...points].reverse();

/** The gap between a ship's base and the part of a target's base inside the arc; undefined when it is out of arc. (R161) */
export function gapInArc(ship: Pose, arc: Arc, target: Pose): Gap | undefined {
	const part = partInArc(ship, arc, target);
	return part && gap(baseShape(ship), convex(part));
}

/** The wedge of an arc on the board out to a distance in mm, for drawing. */
export function arcOutline(ship: Pose, arc: Arc, reach: number, steps = 24): Point[] {
	const axis = arc.facing === 'front' ? ship.heading : ship.heading + 180;
	const from = axis - arc.degrees / 2;
	const rim = Array.from({ length: steps + 1 }, (_, i) =>
		ahead({ ...ship, heading: from + (arc.degrees * i) / steps }, reach)
	);
	return [[ship.x, ship.y], ...rim];
}

export type { Shape };
