import {
	circle,
	gap,
	holds,
	convex,
	roundedPose,
	starShape,
	type Point,
	type Pose,
	type Shape
} from '../../../../engine/geometry/index.js';
import { fraction, shuffled, type Chance } from '../../../../engine/random.js';
import { CONTENT, missionOf } from '../../data/index.js';
import type { Mission } from '../../data/schema.js';
import type { AnswerTo } from '../questions.js';
import type { State } from '../state.js';
import { asteroidOutline, BOARD, INCH, TOKEN_RADIUS } from './terrain.js';

const TRIES = 60;
const RESTARTS = 400;

interface Placed {
	readonly id: string;
	readonly at: Pose;
	readonly shape: Shape;
}

/** A random layout: each asteroid is tried at random places, far enough from edges, tokens and the others. (R38, D62) */
export function answerLayout(state: State, chance: Chance, occasion: string): AnswerTo<'layout'> {
	const mission = missionOf(state.setup.mission);
	let draws = 0;
	const next = () => fraction(chance, occasion, draws++);
	for (let restart = 0; restart < RESTARTS; restart++) {
		const ids = shuffled([...CONTENT.asteroid.keys()], chance, `${occasion}/order/${restart}`);
		const placed = attempt(mission, ids.slice(0, mission.asteroids.count), next);
		if (placed) return { ask: 'layout', asteroids: placed.map(({ id, at }) => ({ id, at })) };
	}
	throw new Error(`ruler: no layout found in ${RESTARTS} attempts`);
}

function attempt(mission: Mission, ids: readonly string[], next: () => number): Placed[] | undefined {
	const placed: Placed[] = [];
	for (const id of ids) {
		const found = place(mission, id, placed, next);
		if (!found) return undefined;
		placed.push(found);
	}
	return placed;
}

function place(
	mission: Mission,
	id: string,
	placed: readonly Placed[],
	next: () => number
): Placed | undefined {
	const area = mission.asteroids.area.map(([x, y]): Point => [x * INCH, y * INCH]);
	const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)];
	const between = (values: readonly number[]) => {
		const low = Math.min(...values);
		return low + next() * (Math.max(...values) - low);
	};
	for (let i = 0; i < TRIES; i++) {
		const at = roundedPose({ x: between(xs), y: between(ys), heading: next() * 360 });
		const outline = asteroidOutline(id, at);
		const shape = starShape(outline, [at.x, at.y]);
		if (isGood(mission, area, outline, shape, placed)) return { id, at, shape };
	}
	return undefined;
}

function isGood(
	mission: Mission,
	area: readonly Point[],
	outline: readonly Point[],
	shape: Shape,
	placed: readonly Placed[]
): boolean {
	const { fromEdge, apart, fromTokens } = mission.asteroids;
	const inset = fromEdge * INCH;
	const region = convex(area);
	const isInside = outline.every(
		(point) => holds(region, point) && point.every((value) => value >= inset && value <= BOARD - inset)
	);
	if (!isInside || placed.some((other) => gap(shape, other.shape).mm < apart * INCH)) return false;
	return mission.tokens.every(
		({ at }) => gap(shape, circle([at[0] * INCH, at[1] * INCH], TOKEN_RADIUS)).mm >= fromTokens * INCH
	);
}
