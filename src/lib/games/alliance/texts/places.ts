import { missionOf } from '../data/index.js';
import type { Phase, Result, State } from '../rules/state.js';
import { shipName } from './names.js';

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
	const summary = result && JSON.stringify(summaryOf(state, result));
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

/** What the campaign log keeps: experience follows a captain's name; alone she has two player cards, named by their ships. (R14, R31) */
function summaryOf(state: State, result: Result) {
	const { captains, ships, mission } = state.setup;
	const players = ships.map(({ id, seat }) => ({
		ship: id,
		name:
			captains.length === 1 ? shipName(state, id) : (captains.find((each) => each.seat === seat)?.name ?? id)
	}));
	return { mission, result, players, xpCap: state.options.xpCap };
}

export const lastRound = (state: State) => missionOf(state.setup.mission).lastRound;
