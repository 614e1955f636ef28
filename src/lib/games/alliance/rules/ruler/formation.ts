import {
	ahead,
	baseShape,
	gap,
	overlaps,
	roundedPose,
	rounded,
	type Pose
} from '../../../../engine/geometry/index.js';
import { missionOf } from '../../data/index.js';
import { federation, shipsInPlay } from '../order.js';
import type { AnswerTo } from '../questions.js';
import type { ShipId, State } from '../state.js';
import { BOARD, baseOf, INCH, poseOf } from './terrain.js';

/** Distance of the centres of a formation in mm. (R46) */
export const SPACING = 70.1;
const STEP = 10;
const INSET = 20;
/** Two facings are the same within one degree. (R132) */
const SAME_FACING = 1;

/** Where a formation comes on at an arrow: side by side, lowest ID at its own left, shifted where the place is taken. (R46) */
export function answerArrive(state: State, ships: readonly ShipId[], bearing: number): AnswerTo<'arrive'> {
	const arrow = missionOf(state.setup.mission).arrows[bearing - 1];
	if (!arrow) throw new Error(`ruler: there is no arrow ${bearing}`);
	const at: Pose = { x: arrow.at[0] * INCH, y: arrow.at[1] * INCH, heading: arrow.heading };
	const placed: Pose[] = shipsInPlay(state).flatMap(({ pose }) => pose ?? []);
	const poses: Record<string, Pose> = {};
	for (const [i, id] of ships.entries()) {
		const right = (i - (ships.length - 1) / 2) * SPACING;
		const pose = firstFree(at, right, placed);
		placed.push(pose);
		poses[id] = pose;
	}
	return { ask: 'arrive', poses };
}

/** The place itself, else the first free one in steps of 10 mm, right first as the ship sees it. */
function firstFree(arrow: Pose, right: number, taken: readonly Pose[]): Pose {
	const shapes = taken.map((pose) => baseShape(pose));
	for (let step = 0; step < BOARD / STEP; step++) {
		for (const side of step === 0 ? [1] : [1, -1]) {
			const [x, y] = ahead(arrow, INSET, right + side * step * STEP);
			const pose = roundedPose({ x, y, heading: arrow.heading });
			const isOn =
				x >= INSET - 0.01 && x <= BOARD - INSET + 0.01 && y >= INSET - 0.01 && y <= BOARD - INSET + 0.01;
			if (isOn && shapes.every((shape) => !overlaps(shape, baseShape(pose)))) return pose;
		}
	}
	throw new Error('ruler: there is no free place at the arrow');
}

/** Ships of a formation that face another way than most of it. Without a strict majority it is a ruling who leaves. (R132, D17) */
export function answerFacings(state: State, ships: readonly ShipId[]): AnswerTo<'facings'> {
	const facings = ships.map((id) => ({ id, heading: poseOf(state, id).heading }));
	const alike = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180) <= SAME_FACING;
	for (const { heading } of facings) {
		const same = facings.filter((each) => alike(each.heading, heading));
		if (same.length * 2 <= facings.length) continue;
		return { ask: 'facings', leavers: facings.filter((each) => !same.includes(each)).map(({ id }) => id) };
	}
	return { ask: 'facings', leavers: state.options.noMajority === 'leaveAll' ? [...ships] : [] };
}

/** Of these enemy ships, those that are furthest from their nearest player ship. (R63) */
export function answerFurthest(state: State, among: readonly ShipId[]): AnswerTo<'furthest'> {
	const players = federation(state).filter(({ pose }) => pose);
	const off = among.map((id) => {
		const base = baseOf(state, id);
		return { id, mm: rounded(Math.min(...players.map((player) => gap(base, baseOf(state, player.id)).mm))) };
	});
	const most = Math.max(...off.map(({ mm }) => mm));
	return { ask: 'furthest', furthest: off.filter(({ mm }) => mm === most).map(({ id }) => id) };
}
