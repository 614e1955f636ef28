import { describe, expect, test } from 'vitest';
import { setupFor } from '../../../../../tests/support/alliance/evening.js';
import type { SeatHolder } from '../../contract.js';
import { game } from '../game.js';
import type { State } from '../rules/state.js';
import { elsewhereOf, isOurs } from './whose.js';

/** A table of two whose ships are placed: both dials wait. */
function planning(): State {
	const setup = setupFor(2, {}, 'whose');
	let state = game.rules.initial(setup);
	while (state.phase !== 'planning') {
		const prompts = game.rules.pending(state);
		const command = prompts
			.map((each) => game.respond(state, each) ?? game.captain(state, each))
			.find((each) => each !== undefined);
		const decided = command && game.rules.decide(state, command);
		if (!decided?.ok) throw new Error('nobody goes on');
		for (const event of decided.value) state = game.rules.evolve(state, event);
	}
	return state;
}
const state = planning();
const prompts = game.rules.pending(state);
const [first = '', second = ''] = state.setup.captains.map(({ seat }) => seat);
const on = (name: string): SeatHolder => ({
	...{ name, tablet: 'Tablet 2', isAway: false },
	take: () => Promise.resolve(undefined)
});
/** The table as a tablet sees it while others play these seats. */
const table = (others: readonly string[], asked = prompts) => ({
	...{ state, prompts: asked },
	holder: (seat: string) => (others.includes(seat) ? on(seat) : undefined)
});

describe('whose turn it is on this tablet', () => {
	test('both captains have a dial to set', () => {
		expect(prompts.filter(({ question }) => question === 'setDial')).toHaveLength(2);
	});

	test('with one tablet, or while somebody here is asked, nobody is awaited', () => {
		expect(elsewhereOf(table([]))).toBeUndefined();
		expect(elsewhereOf(table([first]))).toBeUndefined();
	});

	test('when all who are asked play on other tablets, the first of them is awaited', () => {
		expect(elsewhereOf(table([first, second]))?.name).toBe(first);
		const ofSecond = prompts.filter(
			(prompt) => prompt.kind === 'choose' && prompt.options.some(({ seat }) => seat === second)
		);
		expect(elsewhereOf(table([second], ofSecond))?.name).toBe(second);
	});

	test('a dial is ours when its captain is played here', () => {
		const ours = prompts.filter((prompt) => isOurs(table([second]), prompt));
		expect(ours).toHaveLength(1);
		expect(ours[0]?.kind === 'choose' && ours[0].options.every(({ seat }) => seat === first)).toBe(true);
	});
});
