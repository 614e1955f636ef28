import { expect, test } from 'vitest';
import type { Prompt } from '../../src/lib/engine/prompt.js';
import { anyOption, play } from '../support/play.js';
import { openTiny, rulesFor, SEATS } from '../support/tablet.js';
import { resolvers, rules, type Command, type Setup, type State } from '../support/tiny-game/index.js';

const optionsIn = (asked: Prompt<Command>) => ('options' in asked ? asked.options.length : 0);
/** What all four children see together, each with its own secret. */
function pending(state: State): readonly Prompt<Command>[] {
	const seen = SEATS.flatMap((seat) => rulesFor(seat).pending(state));
	return rulesFor()
		.pending(state)
		.map((asked) =>
			seen.filter(({ id }) => id === asked.id).reduce((a, b) => (optionsIn(b) > optionsIn(a) ? b : a))
		);
}
const decide = (state: State, command: Command) =>
	rulesFor('seat' in command ? command.seat : '').decide(state, command);

test('the tiny game keeps the promises of every game: each offered option is accepted, and the replay equals live play', () => {
	let tried = 0;
	for (let i = 0; i < 20; i++) {
		const seed = `tiny-${i}`;
		const respond = resolvers(seed);
		const tiny = {
			rules: { ...rules, pending, decide },
			respond,
			enemy: () => undefined,
			sample: respond
		};
		const setup = openTiny(seed, 3).open.setup as Setup;
		const { faults, state, optionsTried } = play(tiny, setup, anyOption(tiny), seed, {
			everyOption: 1,
			twice: true
		});
		expect(faults).toEqual([]);
		expect(state.shown).toEqual(Object.fromEntries(SEATS.map((seat) => [seat, 7])));
		tried += optionsTried;
	}
	expect(tried).toBeGreaterThan(1000);
});
