import {
	ahead,
	baseShape,
	BASE,
	overlaps,
	type Point,
	type Pose
} from '../../../../engine/geometry/index.js';
import { shipsInPlay } from '../order.js';
import type { Edge } from '../questions.js';
import type { ShipId, State } from '../state.js';
import { BOARD } from './terrain.js';
import type { Path } from './path.js';

const HALF = BASE / 2;
/** Step of the search for a free place along an edge, in mm. */
const STEP = 10;

/** Where an enemy ship is put that would end over an edge: outside, where it left, front flush with the edge. (R145, R146) */
export function placeOutside(state: State, id: ShipId, path: Path, end: Pose): Pose {
	const left = firstCrossing(path) ?? footOf([end.x, end.y]);
	const along = Math.max(HALF, Math.min(BOARD - HALF, left.along));
	const others = shipsInPlay(state).filter((ship) => ship.id !== id && ship.pose);
	const isFree = (pose: Pose) =>
		others.every((ship) => !ship.pose || !overlaps(baseShape(pose), baseShape(ship.pose)));
	for (let step = 0; step <= BOARD / STEP; step++) {
		for (const side of step === 0 ? [0] : [1, -1]) {
			const place = along + side * step * STEP;
			if (place < HALF || place > BOARD - HALF) continue;
			const pose = outside(left.edge, place);
			if (isFree(pose)) return pose;
		}
	}
	return outside(left.edge, along);
}

interface Place {
	readonly edge: Edge;
	/** mm along the edge, from the left or from the bottom. */
	readonly along: number;
}

function outside(edge: Edge, along: number): Pose {
	const at = Math.round(along * 100) / 100;
	switch (edge) {
		case 'left':
			return { x: -HALF, y: at, heading: 90 };
		case 'right':
			return { x: BOARD + HALF, y: at, heading: 270 };
		case 'top':
			return { x: at, y: BOARD + HALF, heading: 180 };
		case 'bottom':
			return { x: at, y: -HALF, heading: 0 };
		default:
			return edge satisfies never;
	}
}

/** The first point at which the centre line of the way, prolonged to the front of the base, crosses an edge. */
function firstCrossing(path: Path): Place | undefined {
	const points: Point[] = [];
	const steps = Math.ceil(path.full);
	for (let i = 0; i <= steps; i++) {
		const pose = path.at((path.full * i) / steps);
		if (i === 0) points.push([pose.x, pose.y]);
		points.push(leading(path, pose));
	}
	for (const [i, point] of points.entries()) {
		const before = points[i - 1];
		if (!before) continue;
		const place = crossing(before, point);
		if (place) return place;
	}
	return undefined;
}

/** The mid-point of the edge of the base that goes ahead on this way. */
function leading(path: Path, pose: Pose): Point {
	const start = path.at(0);
	const end = path.at(path.full);
	const forward =
		(end.x - start.x) * Math.sin((start.heading * Math.PI) / 180) +
		(end.y - start.y) * Math.cos((start.heading * Math.PI) / 180);
	return ahead(pose, forward >= 0 ? HALF : -HALF);
}

function crossing([ax, ay]: Point, [bx, by]: Point): Place | undefined {
	const at = (from: number, to: number, line: number) => (line - from) / (to - from);
	const found: (Place & { t: number })[] = [];
	const tryEdge = (
		edge: Edge,
		from: number,
		to: number,
		line: number,
		isOut: boolean,
		other: (t: number) => number
	) => {
		if (!isOut) return;
		const t = at(from, to, line);
		found.push({ edge, along: other(t), t });
	};
	const y = (t: number) => ay + (by - ay) * t;
	const x = (t: number) => ax + (bx - ax) * t;
	tryEdge('left', ax, bx, 0, ax >= 0 && bx < 0, y);
	tryEdge('right', ax, bx, BOARD, ax <= BOARD && bx > BOARD, y);
	tryEdge('top', ay, by, BOARD, ay <= BOARD && by > BOARD, x);
	tryEdge('bottom', ay, by, 0, ay >= 0 && by < 0, x);
	const [first] = found.sort((a, b) => a.t - b.t);
	return first && { edge: first.edge, along: first.along };
}

/** The foot of the perpendicular from a point to the nearest edge. */
function footOf([x, y]: Point): Place {
	const feet: (Place & { off: number })[] = [
		{ edge: 'left', along: y, off: Math.abs(x) },
		{ edge: 'right', along: y, off: Math.abs(BOARD - x) },
		{ edge: 'top', along: x, off: Math.abs(BOARD - y) },
		{ edge: 'bottom', along: x, off: Math.abs(y) }
	];
	const [nearest] = feet.sort((a, b) => a.off - b.off);
	return nearest ?? { edge: 'bottom', along: x };
}
