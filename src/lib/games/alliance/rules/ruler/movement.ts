import {
	baseShape,
	overlaps,
	roundedPose,
	slideAlong,
	baseCorners,
	SLACK,
	type Point,
	type Pose,
	type Shape
} from '../../../../engine/geometry/index.js';
import { parse, write, type Maneuver } from '../maneuver.js';
import { shipsInPlay } from '../order.js';
import type { AnswerTo, Edge, MoveFacts } from '../questions.js';
import type { ShipId, State } from '../state.js';
import { BOARD, obstacles, planets, poseOf, terrainShape } from './terrain.js';
import { placeOutside } from './edge.js';
import { pathOf, type Path } from './path.js';
import { shipOf } from '../table.js';

/** Where a maneuver of a ship ends and what it meets on the way. (R76–R99, R145–R147) */
export function answerMove(state: State, ship: ShipId, maneuver: Maneuver): AnswerTo<'move'> {
	return { ask: 'move', move: moveFacts(state, ship, maneuver) };
}

function moveFacts(state: State, id: ShipId, maneuver: Maneuver): MoveFacts {
	const ship = shipOf(state, id);
	const start = poseOf(state, id);
	const others = shipsInPlay(state).filter((other) => other.id !== id && other.pose);
	const bases = others.map((other) => baseShape(poseOf(state, other.id)));
	const stops = ship.side === 'federation' ? planets(state).map(terrainShape) : [];
	const flown = meetsShipComingAbout(start, maneuver, bases) ? asFullAstern(maneuver) : maneuver;
	const path = pathOf(start, flown);
	const { pose, travel, met } = slideAlong((travel) => path.at(travel), path.full, [...bases, ...stops]);
	const end = roundedPose(pose);
	const beyond = beyondEdges(end);
	const outside =
		ship.side === 'dominion' && beyond.length > 0 ? placeOutside(state, id, path, end) : undefined;
	const template = state.options.obstacleTemplate === 'whole' ? path.template : travelledOnly(path, travel);
	return {
		flown,
		pose: end,
		ships: met.flatMap((i) => others[i]?.id ?? []),
		...obstaclesMet(state, ship.onObstacles, template, outside ?? end),
		planet: met.some((i) => i >= bases.length),
		beyond,
		...(outside && { outside })
	};
}

/** A come about that would end on a ship is flown as a full astern of the same speed. (R88) */
function meetsShipComingAbout(start: Pose, maneuver: Maneuver, bases: readonly Shape[]): boolean {
	if (parse(maneuver).bearing !== 'comeAbout') return false;
	const path = pathOf(start, maneuver);
	return bases.some((base) => overlaps(baseShape(path.at(path.full)), base));
}

const asFullAstern = (maneuver: Maneuver) => write({ bearing: 'fullAstern', speed: parse(maneuver).speed });

/** Obstacles under the template or the final base. One that the ship lay on counts only if the base still does. (R90, R91) */
export function obstaclesMet(state: State, before: readonly string[], template: Shape, end: Pose) {
	const base = baseShape(end);
	const met: string[] = [];
	const on: string[] = [];
	for (const terrain of obstacles(state)) {
		const shape = terrainShape(terrain);
		const isUnder = overlaps(base, shape);
		if (isUnder) on.push(terrain.id);
		if (isUnder || (!before.includes(terrain.id) && overlaps(template, shape))) met.push(terrain.id);
	}
	return { obstacles: met, on };
}

/** The part of a template that the rear guides have passed. (D47) */
function travelledOnly(path: Path, travel: number): Shape {
	const steps = Math.max(1, Math.ceil(travel / 10));
	return {
		parts: Array.from({ length: steps + 1 }, (_, i) => path.at((travel * i) / steps)).flatMap((at) =>
			strip(at)
		)
	};
}

/** The width of a template under a base, across its middle. */
function strip(pose: Pose): Shape['parts'] {
	return baseShape(pose, 20).parts;
}

/** The edges that a base lies beyond, partly or wholly. Touching the line is inside. (R98) */
export function beyondEdges(pose: Pose): Edge[] {
	const corners = baseCorners(pose);
	const over = (test: (corner: Point) => boolean) => corners.some(test);
	const edges: Edge[] = [];
	if (over(([x]) => x < -SLACK)) edges.push('left');
	if (over(([x]) => x > BOARD + SLACK)) edges.push('right');
	if (over(([, y]) => y > BOARD + SLACK)) edges.push('top');
	if (over(([, y]) => y < -SLACK)) edges.push('bottom');
	return edges;
}

/** Which maneuvers meet an obstacle, by template or by final base, and which of them leave the board. (R142) */
export function answerClear(state: State, id: ShipId, maneuvers: readonly Maneuver[]): AnswerTo<'clear'> {
	const start = poseOf(state, id);
	const before = shipOf(state, id).onObstacles;
	const met: Record<string, readonly string[]> = {};
	const leaves: Maneuver[] = [];
	for (const maneuver of maneuvers) {
		const path = pathOf(start, maneuver);
		const end = roundedPose(path.at(path.full));
		const found = obstaclesMet(state, before, path.template, end);
		const templateOnly = state.options.swerveTrigger === 'template';
		met[maneuver] = templateOnly
			? found.obstacles.filter((each) => underTemplate(state, each, path))
			: found.obstacles;
		if (beyondEdges(end).length > 0) leaves.push(maneuver);
	}
	return { ask: 'clear', met, leaves };
}

const underTemplate = (state: State, id: string, path: Path) =>
	obstacles(state).some((terrain) => terrain.id === id && overlaps(path.template, terrainShape(terrain)));
