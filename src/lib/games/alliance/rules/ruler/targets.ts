import {
	bandOf,
	bearingOf,
	facesToward,
	gap,
	gapInArc,
	obstruction,
	partInArc,
	rounded,
	sectorsOf,
	TOUCHING,
	baseShape,
	type Arc,
	type Band,
	type Gap,
	type Pose
} from '../../../../engine/geometry/index.js';
import { shipClass } from '../../data/index.js';
import type { AnswerTo, ArcName, ShotFacts } from '../questions.js';
import type { Ship, ShipId, State } from '../state.js';
import { shipOf } from '../table.js';
import { baseOf, obstacles, planets, poseOf, terrainShape } from './terrain.js';

const ALL_ROUND: Arc = { facing: 'front', degrees: 360 };

export function arcOf(ship: Ship, name: ArcName): Arc | undefined {
	const { primary, secondary } = shipClass(ship.class).arcs;
	return name === 'primary' ? primary : name === 'secondary' ? secondary : ALL_ROUND;
}

/** Which target is nearest to an enemy ship. (R126, R127) */
export function answerNearest(state: State, id: ShipId, among: readonly ShipId[]): AnswerTo<'nearest'> {
	const pose = poseOf(state, id);
	const base = baseOf(state, id);
	const all = among.map((target) => {
		const at = poseOf(state, target);
		const { mm } = gap(base, baseShape(at));
		return { target, mm, angle: Math.abs(bearingOf(pose, [at.x, at.y])) };
	});
	const isTouching = ({ mm }: { mm: number }) => mm <= TOUCHING;
	const apart = all.filter((each) => !isTouching(each));
	const candidates = apart.some(({ mm }) => bandOf(mm) <= 3) ? apart : all;
	const shortest = Math.min(...candidates.map(({ mm }) => mm));
	const similar = candidates.filter(({ mm }) => mm - shortest <= state.options.similarMm + 1e-6);
	const straightest = Math.min(...similar.map(({ angle }) => angle));
	const nearest = similar.filter(({ angle }) => angle - straightest < 1e-6);
	const touched = candidates === apart ? all.filter(isTouching).map(({ target }) => target) : [];
	return {
		ask: 'nearest',
		nearest: nearest.map(({ target }) => target),
		mm: Object.fromEntries(all.map(({ target, mm }) => [target, rounded(mm)])),
		...(touched.length > 0 && { touched })
	};
}

/** How far a target is, whether it faces toward the ship, and in which sectors it lies. (R135–R137) */
export function answerApproach(state: State, id: ShipId, target: ShipId): AnswerTo<'approach'> {
	const [pose, at] = [poseOf(state, id), poseOf(state, target)];
	const { sectors: borders, directionBy: by, closing } = state.options;
	const toward =
		closing === 'front180'
			? facesToward(at, [pose.x, pose.y])
			: partInArc(at, { facing: 'front', degrees: 90 }, pose) !== undefined;
	return {
		ask: 'approach',
		band: bandOf(gap(baseShape(pose), baseShape(at)).mm),
		toward,
		sectors: sectorsOf(pose, at, { borders, by })
	};
}

/** What a ship can do to these targets through these arcs. (R157–R161, R93, R94, R97) */
export function answerShots(
	state: State,
	id: ShipId,
	arcs: readonly ArcName[],
	targets: readonly ShipId[]
): AnswerTo<'shots'> {
	const ship = shipOf(state, id);
	const shots: ShotFacts[] = [];
	for (const target of targets) {
		for (const name of arcs) {
			const arc = arcOf(ship, name);
			if (arc) shots.push(shot(state, ship, name, arc, target));
		}
	}
	return { ask: 'shots', shots };
}

const NEVER: Omit<ShotFacts, 'target' | 'arc'> = { inArc: false, band: 4, obstructed: false, blocked: false };

function shot(state: State, ship: Ship, name: ArcName, arc: Arc, target: ShipId): ShotFacts {
	const [pose, at] = [poseOf(state, ship.id), poseOf(state, target)];
	const line = gapInArc(pose, arc, at);
	if (!line) return { target, arc: name, ...NEVER };
	const mm = rounded(line.mm);
	const band = bandOf(line.mm);
	if (band === 4) return { target, arc: name, ...NEVER, inArc: true, mm };
	return {
		target,
		arc: name,
		inArc: true,
		band,
		mm,
		obstructed: isObstructed(state, ship, line),
		blocked: isBlocked(state, pose, at, line)
	};
}

/** An obstacle across the line; of many equally short lines, a player's shot is obstructed by any, an enemy's only by all. (D50) */
function isObstructed(state: State, ship: Ship, line: Gap): boolean {
	if (ship.onObstacles.length > 0) return true;
	const across = obstruction(line, obstacles(state).map(terrainShape));
	return ship.side === 'federation' ? across !== 'none' : across === 'every';
}

/** A planet across every line, with neither ship on it. (R97) */
function isBlocked(state: State, from: Pose, to: Pose, line: Gap): boolean {
	return planets(state).some((planet) => {
		const shape = terrainShape(planet);
		const isOnIt = [from, to].some((pose) => gap(baseShape(pose), shape).mm <= 0);
		return !isOnIt && obstruction(line, [shape]) === 'every';
	});
}

/** The range to other ships, base to base. (D21) */
export function answerRanges(state: State, id: ShipId, to: readonly ShipId[]): AnswerTo<'ranges'> {
	const base = baseOf(state, id);
	const bands: Record<string, Band> = {};
	const mm: Record<string, number> = {};
	for (const target of to) {
		const length = gap(base, baseOf(state, target)).mm;
		bands[target] = bandOf(length);
		mm[target] = rounded(length);
	}
	return { ask: 'ranges', bands, mm };
}
