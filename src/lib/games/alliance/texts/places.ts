import { missionOf } from '../data/index.js';
import type { Phase, Result, State } from '../rules/state.js';
import { resultOf } from '../rules/result.js';
import { list, shipName } from './names.js';

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
		people: setup.captains.map(({ name }) => name),
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

/** How far the objective has come. */
export function objectiveText(state: State): string {
	const { collect, objective, tokens } = missionOf(state.setup.mission);
	const left = objective.returned.filter((kind) => !state.returned.includes(kind));
	const out = left.map((kind) => `${kind} (${tokens.find(({ cargo }) => cargo === kind)?.label ?? ''})`);
	const home = objective.returned.length - out.length;
	const missing = out.length === 0 ? '' : ` Still out there: ${list(out)}.`;
	const noun = collect.noun.charAt(0).toUpperCase() + collect.noun.slice(1);
	return `${noun} home: ${home} of ${objective.returned.length}.${missing}`;
}

const ENDINGS: Readonly<Record<string, string>> = {
	objective: 'The objectives are complete.',
	allGone: 'No ship is left on the table: all have left it or are destroyed.',
	lastRound: 'The last round is over.'
};
/** Why the mission is over. (R210) */
export const endingText = (state: State) => ENDINGS[resultOf(state).reason] ?? '';

export const lastRound = (state: State) => missionOf(state.setup.mission).lastRound;
