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
	const { result, round, phase, setup } = state;
	const outcome = result && (result.success ? 'success' : 'failure');
	const text = outcome
		? `${outcome === 'success' ? 'Success' : 'Failure'} in round ${round}`
		: round === 0
			? 'Set-up'
			: `Round ${round}, ${PHASE_NAMES[phase]}`;
	const summary = result && JSON.stringify({ mission: setup.mission, result, captains: setup.captains });
	return {
		text,
		title: missionOf(setup.mission).name,
		round,
		phase,
		isOver: result !== undefined,
		...(outcome !== undefined && { outcome }),
		...(summary !== undefined && { summary })
	};
}

export const lastRound = (state: State) => missionOf(state.setup.mission).lastRound;
