import type { Pose } from '../../../engine/geometry/index.js';
import { missionOf } from '../data/index.js';
import { INCH } from '../rules/ruler/terrain.js';
import type { ShipId, State } from '../rules/state.js';
import { rocksOf } from './board.js';

/** Half a base with room to spare, and how far ahead a first maneuver may lead, in mm. */
const [BESIDE, AHEAD] = [52, 260];
const STEP = 20;

/**
 * A place to begin with: at the front of the area, the ships side by side; a little to the side where an asteroid lies right
 * ahead or another ship stands already.
 */
export function suggestedPose(state: State, ship: ShipId): Pose {
	const { deployment } = missionOf(state.setup.mission);
	const xs = deployment.map(([x]) => x * INCH);
	const y = Math.round(Math.max(...deployment.map(([, each]) => each * INCH)) - 25);
	const [left, right] = [Math.min(...xs) + 30, Math.max(...xs) - 30];
	const { ships } = state.setup;
	const at = ships.findIndex(({ id }) => id === ship);
	const wanted = left + ((right - left) * (at + 0.5)) / ships.length;
	const corners = rocksOf(state).flatMap(({ points }) => points);
	const others = state.order.flatMap((id) => (id === ship ? [] : (state.ships[id]?.pose ?? [])));
	const isFree = (x: number) =>
		!corners.some((corner) => Math.abs(corner.x - x) < BESIDE && corner.y > y && corner.y < y + AHEAD) &&
		!others.some((other) => Math.hypot(other.x - x, other.y - y) < BESIDE);
	const open: number[] = [];
	for (let x = left; x <= right; x += STEP) if (isFree(x)) open.push(x);
	open.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
	return { x: Math.round(isFree(wanted) ? wanted : (open[0] ?? wanted)), y, heading: 0 };
}
