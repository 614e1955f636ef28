import { distance, ahead, bearingOf, relative, type Point, type Pose } from './pose.js';
import { baseCorners, BASE } from './shape.js';

/** Eight directions as an enemy card lists them, clockwise from dead ahead. (R136) */
export const SECTORS = [
	'ahead',
	'right45',
	'right90',
	'right135',
	'behind',
	'left135',
	'left90',
	'left45'
] as const;
export type Sector = (typeof SECTORS)[number];

/** Where the borders of the first sector lie: centred on dead ahead, or beginning there. (D56) */
export type Borders = 'centred' | 'bounded';

const WIDTH = 45;
const firstBorder = (borders: Borders) => (borders === 'centred' ? WIDTH / 2 : 0);

/** The sector that a point lies in, seen from a pose. */
export function sectorOf(pose: Pose, point: Point, borders: Borders = 'centred'): Sector {
	const bearing = bearingOf(pose, point) + 360;
	const shift = borders === 'centred' ? WIDTH / 2 : 0;
	return SECTORS[Math.floor(((bearing + shift) % 360) / WIDTH) % 8] ?? 'ahead';
}

/** The dividing lines that run over a base, as bearings from the pose in degrees, nearest to its centre first. */
function linesOver(pose: Pose, target: Pose, borders: Borders): number[] {
	const corners = baseCorners(target).map((corner) => relative(pose, corner));
	const found: { bearing: number; off: number }[] = [];
	const centre = relative(pose, [target.x, target.y]);
	for (let i = 0; i < 8; i++) {
		const bearing = firstBorder(borders) + i * WIDTH;
		const [sin, cos] = [Math.sin((bearing * Math.PI) / 180), Math.cos((bearing * Math.PI) / 180)];
		const sideOf = ({ forward, right }: { forward: number; right: number }) => forward * sin - right * cos;
		const alongOf = ({ forward, right }: { forward: number; right: number }) => forward * cos + right * sin;
		const sides = corners.map(sideOf);
		const isCrossed = Math.min(...sides) < -1e-6 && Math.max(...sides) > 1e-6;
		if (isCrossed && alongOf(centre) > 0) found.push({ bearing, off: Math.abs(sideOf(centre)) });
	}
	return found.sort((a, b) => a.off - b.off).map(({ bearing }) => bearing);
}

/** Whether the line of a ship's heading, either way, runs over a base. */
function headingRunsOver(ship: Pose, base: Pose): boolean {
	const rights = baseCorners(base).map((corner) => relative(ship, corner).right);
	return Math.min(...rights) <= 0 && Math.max(...rights) >= 0;
}

/** A target whose facing does not matter, such as a token. */
export interface SectorQuery {
	readonly borders?: Borders;
	/** `base`: a dividing line over the base counts; `centre`: only the sector of the centre. (D57) */
	readonly by?: 'base' | 'centre';
	readonly hasFacing?: boolean;
}

/**
 * The sector a target lies in. On a dividing line it is the one that the target's heading crosses into; several are
 * returned when chance has to choose: the target points directly at or away, or has no facing. (R137)
 */
export function sectorsOf(pose: Pose, target: Pose, query: SectorQuery = {}): readonly [Sector, ...Sector[]] {
	const { borders = 'centred', by = 'base', hasFacing = true } = query;
	const here = sectorOf(pose, [target.x, target.y], borders);
	const lines = by === 'centre' ? [] : linesOver(pose, target, borders);
	const line = lines[0];
	if (line === undefined) return [here];
	const beside = (degrees: number) => sectorOf(pose, aheadOf(pose, target, line + degrees), borders);
	if (!hasFacing || headingRunsOver(target, pose)) {
		const overlapped = new Set(
			lines.flatMap((each) => [
				around(pose, target, each, -1, borders),
				around(pose, target, each, 1, borders)
			])
		);
		const [first = here, ...rest] = SECTORS.filter((sector) => overlapped.has(sector));
		return [first, ...rest];
	}
	// Which side of the line the heading crosses to: clockwise when it turns that way seen from the pose.
	const heading = target.heading - pose.heading - line;
	return [Math.sin((heading * Math.PI) / 180) > 0 ? beside(WIDTH / 4) : beside(-WIDTH / 4)];
}

function around(pose: Pose, target: Pose, line: number, sign: number, borders: Borders): Sector {
	return sectorOf(pose, aheadOf(pose, target, line + (sign * WIDTH) / 4), borders);
}

function aheadOf(pose: Pose, target: Pose, bearing: number): Point {
	const reach = distance([pose.x, pose.y], [target.x, target.y]) || BASE;
	return ahead({ ...pose, heading: pose.heading + bearing }, reach);
}

/** Whether a point lies ahead of the line through a ship's centre square to its heading; exactly on it is not. (R135) */
export function facesToward(ship: Pose, point: Point): boolean {
	return relative(ship, point).forward > 1e-6;
}
