import {
	ahead,
	circle,
	gap,
	baseShape,
	SECTION,
	type Point,
	type Pose
} from '../../../engine/geometry/index.js';
import type { ChoosePrompt } from '../../../engine/prompt.js';
import type { Who } from '$lib/ui';
import type { Command } from '../rules/commands.js';
import type { Event } from '../rules/events.js';
import type { Maneuver } from '../rules/maneuver.js';
import { asteroidOutline, BOARD, INCH } from '../rules/ruler/terrain.js';
import { outlineOf, pathOf } from '../rules/ruler/path.js';
import { arcOf } from '../rules/ruler/targets.js';
import type { ArcName } from '../rules/questions.js';
import { weaponsOf } from '../rules/shots.js';
import type { Ship, ShipId, State } from '../rules/state.js';
import { TOKENS } from '../rules/vocabulary.js';
import { missionOf } from '../data/index.js';
import { cargoKind } from '../texts/names.js';
import { markOf } from './marks.js';
import { s } from './say.js';

interface Area {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}
interface XY {
	readonly x: number;
	readonly y: number;
}
export const xy = ([x, y]: Point): XY => ({ x, y });

/** The corners of every asteroid on the table. */
export const rocksOf = (state: State) =>
	state.terrain.flatMap(({ id, at, outline }, i) =>
		'asteroid' in outline
			? [{ id, number: i + 1, at, points: asteroidOutline(outline.asteroid, at).map(xy) }]
			: []
	);

export const deploymentOf = (state: State) =>
	missionOf(state.setup.mission).deployment.map(([x, y]) => ({ x: x * INCH, y: y * INCH }));
export const spotsOf = (state: State) =>
	missionOf(state.setup.mission).tokens.map(({ id, label, at: [x, y] }) => ({
		id,
		label,
		at: { x: x * INCH, y: y * INCH }
	}));
export const arrowsOf = (state: State) =>
	missionOf(state.setup.mission).arrows.map(({ at: [x, y], heading }, i) => ({
		number: i + 1,
		at: { x: x * INCH, y: y * INCH, heading }
	}));

const FOCUS_MARGIN = 110;
/** A base that was put outside an edge lies no further out. (R145) */
const OUTSIDE = 44;

/** Where the ships are, for a screen too small for the whole board: in whole sections, so that it does not sway with every step. */
export function focusOf(state: State): Area | undefined {
	const poses = state.order.flatMap((id) => state.ships[id]?.pose ?? []);
	if (state.phase === 'setup' || poses.length === 0) return undefined;
	const down = (mm: number) => Math.max(-OUTSIDE, Math.floor((mm - FOCUS_MARGIN) / SECTION) * SECTION);
	const up = (mm: number) => Math.min(BOARD + OUTSIDE, Math.ceil((mm + FOCUS_MARGIN) / SECTION) * SECTION);
	const xs = poses.map(({ x }) => x);
	const ys = poses.map(({ y }) => y);
	const [x, y] = [down(Math.min(...xs)), down(Math.min(...ys))];
	return { x, y, width: up(Math.max(...xs)) - x, height: up(Math.max(...ys)) - y };
}

const STEPS = 16;

/** The way that the newest decision moved a ship, as poses. */
export function waysOf(recent: readonly Event[]): ReadonlyMap<ShipId, Pose[]> {
	const ways = new Map<ShipId, Pose[]>();
	for (const event of recent) {
		if (event.type === 'shipMoved') {
			const path = pathOf(event.from, event.flown);
			const poses = Array.from({ length: STEPS }, (_, i) => path.at((path.full * i) / STEPS)).filter((pose) =>
				isBefore(event.from, pose, event.to)
			);
			ways.set(event.ship, [...poses, event.to]);
		} else if (event.type === 'putOutside')
			ways.set(event.ship, [...(ways.get(event.ship) ?? []), event.pose]);
	}
	return ways;
}

/** Whether a pose of the way lies before its end: a ship that slid back stopped short. */
function isBefore(from: Pose, at: Pose, end: Pose): boolean {
	const far = Math.hypot(end.x - from.x, end.y - from.y);
	return Math.hypot(at.x - from.x, at.y - from.y) <= far + 1;
}

/** An arc for drawing: where it looks, and the rim of each range band, measured from the base. */
interface ArcDrawing {
	readonly at: Pose;
	readonly spread: readonly [number, number];
	readonly bands: readonly { readonly label: string; readonly edge: readonly XY[] }[];
}

/** So fine that the rim of an arc looks round. */
const DEGREES_A_STEP = 4;

/** The arc through which a ship fires; before it has a target, every one that a ready weapon of it fires through. (R156) */
export function arcsOf(ship: Ship, through?: ArcName): ArcDrawing[] {
	const { pose } = ship;
	if (!pose) return [];
	const names = through ? [through] : [...new Set(weaponsOf(ship).flatMap(({ arcs }) => arcs))];
	return names.flatMap((name) => {
		const arc = arcOf(ship, name);
		if (!arc) return [];
		const at = { ...pose, heading: pose.heading + (arc.facing === 'rear' ? 180 : 0) };
		const half = arc.degrees / 2;
		const steps = Math.ceil(arc.degrees / DEGREES_A_STEP);
		const edge = (band: number) =>
			Array.from({ length: steps + 1 }, (_, step) =>
				xy(rim(at, -half + (arc.degrees * step) / steps, band * SECTION))
			);
		const bands = [1, 2, 3].map((band) => ({ label: String(band), edge: edge(band) }));
		return [{ at, spread: [-half, half] as const, bands }];
	});
}

/** The point in a direction whose gap to the base is so many mm. */
function rim(pose: Pose, degrees: number, reach: number): Point {
	let [low, high] = [0, reach + 60];
	const base = baseShape(pose);
	const facing = { ...pose, heading: pose.heading + degrees };
	for (let i = 0; i < 18; i++) {
		const middle = (low + high) / 2;
		if (gap(base, circle(ahead(facing, middle), 0.01)).mm < reach) low = middle;
		else high = middle;
	}
	return ahead(facing, low);
}

/** The template of the newest move, with the ship that flew it. */
export function templateOf(recent: readonly Event[]): { ship: ShipId; points: XY[] } | undefined {
	const moved = recent.findLast((event) => event.type === 'shipMoved');
	return moved && { ship: moved.ship, points: outlineOf(moved.from, moved.flown).map(xy) };
}

/** Where a maneuver would end if nothing were in the way, with its template; only when the table has said that it may be shown. (R66) */
export function previewOf(
	{ options }: State,
	{ pose }: Ship,
	maneuver: Maneuver
): { pose: Pose; points: XY[] } | undefined {
	if (options.planningPreview !== 'on' || !pose) return undefined;
	const path = pathOf(pose, maneuver);
	return { pose: path.at(path.full), points: outlineOf(pose, maneuver).map(xy) };
}

/** The ways of an enemy ship between which people choose how it swerves: where each would end, and its template. (R143) */
export function swervesOf(
	state: State,
	choice: ChoosePrompt<Command> | undefined
): { maneuver: Maneuver; pose: Pose; points: XY[]; who: Who }[] {
	const ship = state.ships[choice?.subject ?? ''];
	const { pose } = ship ?? {};
	if (!ship || !pose || !choice) return [];
	return choice.options.flatMap(({ command }) => {
		if (command.type !== 'chooseManeuver') return [];
		const { maneuver } = command;
		const path = pathOf(pose, maneuver);
		const points = outlineOf(pose, maneuver).map(xy);
		return [{ maneuver, pose: path.at(path.full), points, who: markOf(state, ship) }];
	});
}

/** What lies beside a ship, in few letters: elite, tokens, whom it has locked, cargo, damage cards. Its sheet says it in full. */
export function besideShip(state: State, ship: Ship): string {
	const tokens = TOKENS.flatMap((token) => {
		const count = ship.tokens[token];
		const word = s(`board.token.${token}`);
		return count > 0 ? [count > 1 ? `${word} ${count}` : word] : [];
	});
	const locked = ship.lock === undefined ? undefined : state.ships[ship.lock];
	const rest = [
		...(locked ? [s('board.lock', { ship: signOf(markOf(state, locked)) })] : []),
		...ship.cargo.map(cargoKind),
		...(ship.damage.length > 0 ? [s('board.damage', { count: ship.damage.length })] : [])
	];
	return [...(ship.elite ? ['★'] : []), ...tokens, ...rest].join(' · ');
}

/** What stands in a mark: a captain's letter, an enemy's number. */
const signOf = (who: Who) => String('foe' in who ? who.foe : who.letter);

/** Behind the ship, where neither its nose nor a wingman lies. */
export const besideWhere = ({ heading }: Pose): 'above' | 'below' =>
	Math.cos((heading * Math.PI) / 180) < 0 ? 'above' : 'below';
