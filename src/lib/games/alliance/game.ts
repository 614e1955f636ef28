import { same } from '../../engine/canonical.js';
import { isChoice } from '../../engine/prompt.js';
import { list } from '../../i18n/index.js';
import type { Game } from '../contract.js';
import { captainPlays } from './ai/captain.js';
import { ruleEntries, rulingEntries } from './rulebook/shown.js';
import type { Command } from './rules/commands.js';
import type { Event } from './rules/events.js';
import { isKnownEvent } from './rules/known.js';
import { rules } from './rules/index.js';
import { respond } from './rules/respond.js';
import { sampleDomain } from './rules/sample.js';
import { ENEMY_SEAT, type Setup, type State } from './rules/state.js';
import { readSetup } from './setup.js';
import { captainMark, shipParts } from './texts/names.js';
import { placeOf } from './texts/places.js';
import { refusalText } from './texts/reasons.js';
import { say } from './texts/say.js';
import { stepName } from './texts/steps.js';
import { tell } from './texts/story.js';

/** Star Trek Alliance – Dominion War: what the rest of the app may know of it. */
export const game: Game<Setup, Command, Event, State> = {
	system: 'alliance',
	version: 2,
	rules,
	isKnownEvent,
	respond,
	enemy(_, prompt) {
		return isChoice(prompt) ? prompt.options.find(({ seat }) => seat === ENEMY_SEAT)?.command : undefined;
	},
	captain: captainPlays,
	sample: sampleDomain,
	readSetup,
	withSeed: (setup, seed) => ({ ...setup, seed }),
	line(state, event) {
		const told = tell(state, event);
		const seat = 'ship' in event ? state.ships[event.ship ?? '']?.seat : undefined;
		return told && { ...told, ...(seat !== undefined && { seat }) };
	},
	sentence: refusalText,
	place: placeOf,
	seatOf(state, prompt, command) {
		if (isChoice(prompt)) return prompt.options.find((option) => same(option.command, command))?.seat ?? '';
		return state.ships[prompt.subject]?.seat ?? '';
	},
	mark(state, seat) {
		if (seat === ENEMY_SEAT) return { foe: '' };
		return state.setup.captains.some((captain) => captain.seat === seat)
			? captainMark(state, seat)
			: undefined;
	},
	seats: (state) =>
		state.setup.captains.map(({ seat, name }) => ({
			...{ seat, name, mark: captainMark(state, seat) },
			about: list(
				state.setup.ships.filter((ship) => ship.seat === seat).map(({ id }) => shipParts(state, id).ship)
			)
		})),
	named: stepName,
	rulebook: ruleEntries,
	rulings: (state) => rulingEntries(say('rulings'), state)
};
