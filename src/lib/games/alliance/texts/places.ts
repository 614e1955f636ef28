import { missionOf } from '../data/index.js';
import type { Phase, State } from '../rules/state.js';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
	setup: 'Set-up',
	reinforcement: 'Reinforcement',
	planning: 'Planning',
	activation: 'Activation',
	combat: 'Combat',
	end: 'End',
	over: 'Result'
};

/** Where a state stands in the mission. */
export function placeOf(state: State) {
	const { result, round, phase } = state;
	const text = result
		? result.success
			? 'Success'
			: 'Failure'
		: round === 0
			? 'Set-up'
			: `Round ${round}, ${PHASE_NAMES[phase]}`;
	return {
		text,
		round,
		phase,
		isOver: result !== undefined,
		...(result && { outcome: result.success ? 'success' : 'failure' })
	};
}

export const lastRound = (state: State) => missionOf(state.setup.mission).lastRound;
