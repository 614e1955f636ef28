import { inWords, list } from '$lib/i18n';
import { missionOf } from '../data/index.js';
import type { AnswerTo } from '../rules/questions.js';
import { measureOnBoard } from '../rules/ruler/index.js';
import type { Maneuver } from '../rules/maneuver.js';
import { uncancelled } from '../rules/sources.js';
import type { Attack } from '../rules/in-progress.js';
import type { Ship, State } from '../rules/state.js';
import { s } from './say.js';

const noChance = () => 0;

/** What is sure to happen when a revealed maneuver is flown off the board; nothing for one that stays on it. (R98, R99) */
export function leavesBoard(state: State, { id }: Ship, maneuver: Maneuver): string | undefined {
	const { move } = measureOnBoard(
		state,
		{ ask: 'move', ship: id, maneuver },
		noChance,
		''
	) as AnswerTo<'move'>;
	const home = missionOf(state.setup.mission).federationEdges;
	if (move.beyond.length === 0) return undefined;
	return s(move.beyond.some((edge) => home.includes(edge)) ? 'lamp.leavesHome' : 'lamp.flees');
}

/** Whether a ship stands where it could collect at the end of the Activation Phase. (R236) */
export function collectsHere(state: State, { id }: Ship): string {
	const { collect, tokens } = missionOf(state.setup.mission);
	const question = { ask: 'tokens', ship: id, to: tokens.map((token) => token.id) } as const;
	const { bands } = measureOnBoard(state, question, noChance, '') as AnswerTo<'tokens'>;
	const near = tokens.filter((token) => (bands[token.id] ?? 4) <= collect.range).map(({ label }) => label);
	return near.length > 0
		? s('action.collectsHere', { noun: inWords(collect.noun), places: list(near) })
		: s('action.collectsElsewhere', { noun: inWords(collect.noun), range: collect.range });
}

/** How the dice of an attack stand: what gets through if nobody changes them. (R176) */
export function throughNow(attack: Attack): string {
	const count = uncancelled(attack);
	return s(attack.rolled === 'both' ? 'lamp.through' : 'lamp.soFar', { count });
}
