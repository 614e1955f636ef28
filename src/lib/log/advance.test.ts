import { describe, expect, test } from 'vitest';
import { rulesFor } from '../../../tests/support/tablet.js';
import { hide, throws, tinyTable, UNTIL_THROWING, walk } from '../../../tests/support/tiny-table.js';
import { resolvers, type Command, type State } from '../../../tests/support/tiny-game/index.js';
import type { Prompt } from '../engine/prompt.js';
import { respondAll } from './advance.js';

const rules = rulesFor();
const ready = (byHand: Parameters<typeof tinyTable>[0] = {}) => {
	const { history, answers, root } = tinyTable(byHand);
	return history.stateAt(answers('A', root, ...UNTIL_THROWING));
};
const done = (decided: ReturnType<typeof respondAll<Command, unknown, State>>) => {
	if (!decided.ok) throw new Error(decided.refusal.code);
	return decided.value;
};

describe('an entry is one choice and the facts that resolvers answered because of it', () => {
	test('facts are answered until a choice is awaited, each with the occasion it answers', () => {
		const state = ready();
		const { commands, state: after } = done(respondAll(rules, state, throws('ann'), resolvers('seed')));
		expect(commands.map(({ on, command }) => [on, command.do])).toEqual([
			[undefined, 'throw'],
			['round-1/throw:ann/range/0', 'measure'],
			['round-1/throw:ann/dice/0', 'roll']
		]);
		expect(rules.pending(after)).toMatchObject([{ kind: 'choose' }]);
	});

	test('a fact that is given by hand is awaited', () => {
		const { commands, state } = done(respondAll(rules, ready(), throws('ann'), resolvers('seed', ['roll'])));
		expect(commands.map(({ command }) => command.do)).toEqual(['throw', 'measure']);
		expect(rules.pending(state)).toMatchObject([{ kind: 'roll' }]);
	});

	test('of several prompts only the facts are answered, and one that waits for a hand holds up no other', () => {
		const { history, answers, root } = tinyTable();
		const state = history.stateAt(answers('A', root, ...UNTIL_THROWING.slice(0, 4)));
		const walksAllBut =
			(seat: string) =>
			(_: State, { subject }: { subject: string }) =>
				subject === seat ? undefined : walk(subject, 1, 1);
		const { commands, state: after } = done(respondAll(rules, state, walk('dot', 0, 0), walksAllBut('ann')));
		expect(commands.map(({ command }) => ('seat' in command ? command.seat : ''))).toEqual([
			'dot',
			'ben',
			'cas'
		]);
		expect(rules.pending(after)).toMatchObject([{ kind: 'place', subject: 'ann' }]);
	});

	test('a choice is never answered, whatever a resolver would choose', () => {
		const eager = (state: State, asked: Prompt<Command>) =>
			asked.kind === 'choose' ? asked.options[0]?.command : resolvers('seed')(state, asked);
		const { commands } = done(respondAll(rules, ready(), throws('ann'), eager));
		expect(commands.map(({ command }) => command.do)).toEqual(['throw', 'measure', 'roll']);
	});

	test('what the rules refuse is refused with its reason, and nothing is asked', () => {
		const asked: string[] = [];
		const decided = respondAll(rules, ready(), hide('ann'), (_, { id }) => void asked.push(id));
		expect(decided).toEqual({ ok: false, refusal: { code: 'notAsked' } });
		expect(asked).toEqual([]);
	});
});

describe('errors of ours', () => {
	test('a resolver whose answer is refused', () => {
		const wrong = () => ({ do: 'roll', faces: [] }) as const;
		expect(() => respondAll(rules, ready(), throws('ann'), wrong)).toThrow(
			'advance: the answer to round-1/throw:ann/range/0 is refused'
		);
	});

	test('facts that never end', () => {
		const asked = rules.pending(done(respondAll(rules, ready(), throws('ann'), () => undefined)).state);
		const endless = {
			pending: () => asked,
			decide: () => ({ ok: true, value: [] }) as const,
			evolve: (state: State) => state
		};
		expect(() => respondAll(endless, ready(), throws('ann'), resolvers('seed'))).toThrow(
			'advance: facts never end'
		);
	});
});
