import type { Pose } from '../../../engine/geometry/index.js';
import type { PlaceDomain } from '../../../engine/prompt.js';
import { missionOf } from '../data/index.js';
import { INCH } from '../rules/ruler/terrain.js';
import { accepts } from '../rules/domains.js';
import type { ShipId, State } from '../rules/state.js';
import { rocksOf } from './board.js';

/** Half a base with room to spare, and how far ahead a first maneuver may lead, in mm. */
const [BESIDE, AHEAD] = [52, 260];
const STEP = 20;

/**
 * A place to begin with: at the front of the area, the ships side by side; a little to the side where an asteroid lies right
 * ahead, and only where the ship may stand. The prompt's own domain says that.
 */
export function suggestedPose(state: State, ship: ShipId, domain: PlaceDomain): Pose {
	const { deployment } = missionOf(state.setup.mission);
	const xs = deployment.map(([x]) => x * INCH);
	const y = Math.round(Math.max(...deployment.map(([, each]) => each * INCH)) - 25);
	const [left, right] = [Math.min(...xs) + 30, Math.max(...xs) - 30];
	const { ships } = state.setup;
	const at = ships.findIndex(({ id }) => id === ship);
	const wanted = left + ((right - left) * (at + 0.5)) / ships.length;
	const corners = rocksOf(state).flatMap(({ points }) => points);
	const hasRoomAhead = (x: number) =>
		!corners.some((corner) => Math.abs(corner.x - x) < BESIDE && corner.y > y && corner.y < y + AHEAD);
	const open: number[] = [];
	for (let x = left; x <= right; x += STEP) open.push(x);
	open.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
	const poses = [wanted, ...open].map((x) => ({ x: Math.round(x), y, heading: 0 }));
	const allowed = poses.filter((pose) => accepts(domain, pose));
	return allowed.find(({ x }) => hasRoomAhead(x)) ?? allowed[0] ?? { x: Math.round(wanted), y, heading: 0 };
}
