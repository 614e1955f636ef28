import { inWords, list } from '../../../i18n/index.js';
import { missionOf } from '../data/index.js';
import type { Phase, Result, ShipId, State } from '../rules/state.js';
import { resultOf } from '../rules/result.js';
import { cargoKind, shipName, shipParts } from './names.js';
import { say, sayIfKnown } from './say.js';

/** "Planning": a phase of the round, or what lies before and behind all rounds. */
export const phaseName = (phase: Phase) => say(`phase.${phase}`);

/** Where a state stands in the mission. */
export function placeOf(state: State) {
	const { result, round, phase, setup } = state;
	const outcome = result && (result.success ? 'success' : 'failure');
	const text = outcome
		? say(`place.${outcome}`, { round })
		: round === 0
			? phaseName('setup')
			: say('place.inRound', { round, phase: phaseName(phase) });
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

/**
 * What the campaign log keeps: experience follows a captain's name; alone she has two player cards, named by their ships.
 * These names are what it adds up by, so they are the same in every language. (R14, R31)
 */
function summaryOf(state: State, result: Result) {
	const { captains, ships, mission } = state.setup;
	const ownShip = (id: ShipId) => {
		const { ship, captain } = shipParts(state, id);
		return captain === '' ? ship : `${captain}’s ${ship}`;
	};
	const players = ships.map(({ id, seat }) => ({
		ship: id,
		name: captains.length === 1 ? ownShip(id) : (captains.find((each) => each.seat === seat)?.name ?? id)
	}));
	return { mission, result, players, xpCap: state.options.xpCap };
}

/** How far the objective has come. */
export function objectiveText(state: State): string {
	const { collect, objective, tokens } = missionOf(state.setup.mission);
	const left = objective.returned.filter((kind) => !state.returned.includes(kind));
	const aboard = Object.values(state.ships).flatMap(({ id, cargo, status }) =>
		status === 'inPlay'
			? cargo.map((kind) => ({
					kind,
					text: say('objective.carrier', { kind: cargoKind(kind), ship: shipName(state, id) })
				}))
			: []
	);
	const lying = left.filter((kind) => !aboard.some((each) => each.kind === kind));
	const out = lying.map((kind) => {
		const label = tokens.find(({ cargo }) => cargo === kind)?.label ?? '';
		return say('objective.token', { kind: cargoKind(kind), label });
	});
	const all = objective.returned.length;
	const noun = inWords(collect.noun);
	const home = say('objective.home', {
		noun: noun.charAt(0).toUpperCase() + noun.slice(1),
		home: all - left.length,
		all
	});
	return [
		home,
		...(aboard.length > 0 ? [say('objective.aboard', { tokens: list(aboard.map(({ text }) => text)) })] : []),
		...(out.length > 0 ? [say('objective.out', { tokens: list(out) })] : [])
	].join(' ');
}

/** Why the mission is over. (R210) */
export const endingText = (state: State) => sayIfKnown(`ending.${resultOf(state).reason}`) ?? '';

export const lastRound = (state: State) => missionOf(state.setup.mission).lastRound;
