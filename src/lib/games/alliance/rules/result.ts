import { missionOf } from '../data/index.js';
import type { Because } from '../../../engine/value.js';
import { federation } from './order.js';
import type { Result, State } from './state.js';

/** Kinds of mission tokens that are home. */
const kindsReturned = (state: State) => {
	const { returned } = missionOf(state.setup.mission).objective;
	return returned.filter((kind) => state.returned.includes(kind));
};

/** At least one token of each kind is home. (C1) */
export function isObjectiveComplete(state: State): boolean {
	return kindsReturned(state).length === missionOf(state.setup.mission).objective.returned.length;
}

/** The page's end condition holds, or every player ship has retreated or is destroyed. (R210) */
export function hasEnded(state: State): boolean {
	return federation(state).length === 0 || state.round >= missionOf(state.setup.mission).lastRound;
}

/** What the mission was worth. Each player card gets the mission's XP, that of a destroyed ship one less, never below zero; a captain alone has two. (R211, R212, R31) */
export function resultOf(state: State): { result: Result; reason: string } {
	const { objective, lastRound } = missionOf(state.setup.mission);
	const home = kindsReturned(state);
	const because: Because[] = home.map((kind) => ({ code: `returned.${kind}`, amount: objective.xpEach }));
	const missionXp = home.length * objective.xpEach;
	const xp: Record<string, number> = {};
	for (const { id } of state.setup.ships) {
		xp[id] = Math.max(0, missionXp - (state.ships[id]?.status === 'destroyed' ? 1 : 0));
	}
	const reason = isObjectiveComplete(state)
		? 'objective'
		: federation(state).length === 0
			? 'allGone'
			: state.round >= lastRound
				? 'lastRound'
				: 'objective';
	return { result: { success: isObjectiveComplete(state), missionXp, xp, because }, reason };
}
