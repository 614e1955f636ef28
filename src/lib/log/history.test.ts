import { describe, expect, test } from 'vitest';
import { GAME, openTiny } from '../../../tests/support/tablet.js';
import { hide, pass, tinyTable, UNTIL_THROWING, walk } from '../../../tests/support/tiny-table.js';
import type { Event, State } from '../../../tests/support/tiny-game/index.js';
import type { Entry } from './entry.js';
import { History } from './history.js';
import { pen } from './pen.js';
import { playOn } from './play-on.js';

/** The history of these entries, with a count of the events that were folded. */
function counting(entries: readonly Entry[]) {
	const count = { folded: 0 };
	const evolve = (state: State, event: Event) => (count.folded++, GAME.rules.evolve(state, event));
	const initial = (setup: Parameters<typeof GAME.rules.initial>[0]) => GAME.rules.initial(setup);
	const history = new History({ ...GAME, rules: { initial, evolve } }, openTiny('seed'));
	history.add(entries);
	return { history, count };
}

describe('a take-back', () => {
	test('brings the state that was foretold, with the changes of the table on its way', () => {
		const { history, answers, takeBack, root } = tinyTable();
		const parent = answers('A', root, ...UNTIL_THROWING);
		const write = pen({ table: root, writer: 9, device: 'B', now: () => 0 });
		const events = [{ type: 'walked', seat: 'ann', to: [1, 2] }];
		const change = write({
			kind: 'table',
			parent,
			seat: '',
			commands: [],
			events,
			change: { dice: 'table' }
		});
		history.add([change]);
		for (const to of history.live().slice(0, -1)) {
			const foretold = history.stateAfterTakeBack(to);
			const from = history.tip();
			const back = takeBack('A', from, to);
			expect(history.stateNow()).toEqual(foretold);
			takeBack('A', back, from);
		}
	});
});

describe('replay', () => {
	test('shows the state after any entry, forward and back', () => {
		const { history, answers, root } = tinyTable();
		const end = answers('A', root, ...UNTIL_THROWING, pass('ann'));
		const states = history.path().map(({ id }) => history.stateAt(id));
		expect(states.at(-1)).toEqual(history.stateAt(end));
		const { history: anew } = counting(history.path());
		expect(
			history
				.path()
				.toReversed()
				.map(({ id }) => anew.stateAt(id))
				.reverse()
		).toEqual(states);
	});

	test('folds every event once and keeps every state', () => {
		const { history, answers, root } = tinyTable();
		answers('A', root, ...UNTIL_THROWING);
		const { history: anew, count } = counting(history.path());
		const now = anew.stateNow();
		const { folded } = count;
		for (const { id } of anew.path()) anew.stateAt(id);
		expect(anew.stateNow()).toBe(now);
		expect(count.folded).toBe(folded);
		expect(folded).toBe(history.path().flatMap(({ events }) => events).length);
	});

	test('does not fold other branches until somebody looks at them', () => {
		const { history, answers, answer, line, root } = tinyTable();
		const other = answers('A', root, hide('ann'), hide('ben'));
		answer('B', line('BC', root, 9), hide('cas'));
		const { history: anew, count } = counting([...history.entries()]);
		anew.stateNow();
		expect(count.folded).toBe(1);
		anew.stateAt(other);
		expect(count.folded).toBe(3);
	});

	test('goes on from a checkpoint, or from the state that is known since deciding', () => {
		const { history, answers, root } = tinyTable();
		answers('A', root, ...UNTIL_THROWING);
		const { history: anew, count } = counting(history.path());
		const before = history.path().at(-2)!.id;
		anew.keep(before, history.stateAt(before));
		expect(anew.stateNow()).toEqual(history.stateNow());
		expect(count.folded).toBe(history.path().at(-1)!.events.length);
	});

	test('an unknown event stops it with "please update", and nothing is settled any more', () => {
		const { history, answer, put, line, settleAs, root } = tinyTable();
		const a = answer('A', root, hide('ann'));
		answer('B', root, hide('ben'));
		const on = { id: 'x', key: 'y' };
		const odd = put('C', {
			...{ kind: 'choice', parent: a, seat: 'cas', on, commands: [{ command: {} }] },
			events: [{ type: 'swerved' }]
		});
		const end = line('D', odd, 9);
		expect(history.tip()).toBe(end);
		expect(history.stateNow()).toEqual(history.stateAt(a));
		expect(history.stopped()).toEqual({
			at: odd,
			refusal: { code: 'pleaseUpdate', params: { event: 'swerved' } }
		});
		expect(history.openCommands()).toHaveLength(1);
		expect(settleAs('A')).toEqual([]);
	});

	test('what was decided beyond an unknown event on a lost branch stays open: a newer app settles it', () => {
		const { history, answer, put, line, settleAs, root } = tinyTable();
		const on = { id: 'round-1/hide:ann/0', key: '' };
		const odd = put('A', {
			...{ kind: 'choice', parent: root, seat: 'ann', on, commands: [{ command: hide('ann') }] },
			events: [{ type: 'swerved' }]
		});
		put('A', {
			...{ kind: 'table', parent: odd, seat: '', commands: [], events: [] },
			change: { dice: 'table' }
		});
		answer('B', line('BC', root, 30), hide('ben'));
		expect(history.stopped()).toBeUndefined();
		expect(settleAs('B')).toEqual([]);
		expect(history.openCommands()).toHaveLength(2);
	});
});

describe('when the path turns', () => {
	test('it can say which commands moved', () => {
		const { history, answers, line, settleAs, root } = tinyTable();
		const mine = answers('A', root, hide('ann'), hide('ben'));
		expect(history.movedSince(mine)).toEqual([]);
		line('BCD', root, 9);
		expect(history.movedSince(mine)).toHaveLength(2);
		history.add(settleAs('B'));
		expect(history.movedSince(mine)).toEqual([]);
	});
});

describe('"Play on from here"', () => {
	test('copies the history up to that entry into a new table, without what was taken back', () => {
		const { history, answers, answer, change, takeBack, root } = tinyTable();
		const hidden = answers('A', root, hide('ann'), hide('ben'));
		const back = takeBack('B', hidden, history.takeBackTarget()!);
		const end = answers(
			'A',
			change('A', back, { dice: 'table' }),
			hide('ben', 'wall'),
			hide('cas'),
			hide('dot')
		);
		answer('A', end, walk('ann', 5, 5));

		const copy = playOn(history, end, openTiny('another seed'));
		const anew = new History(GAME, openTiny('another seed'));
		anew.add(copy);
		expect(anew.outside).toBe(0);
		expect(anew.stateNow()).toEqual(history.stateAt(end));
		expect(copy.map(({ kind }) => kind)).toEqual(['open', 'choice', 'table', 'choice', 'choice', 'choice']);
		expect(new Set(copy.slice(1).map(({ table }) => table))).toEqual(new Set([copy[0]!.id]));
	});
});
