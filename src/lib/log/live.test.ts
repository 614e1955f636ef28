import { describe, expect, test } from 'vitest';
import { hide, tinyTable } from '../../../tests/support/tiny-table.js';

describe('take back is an entry too', () => {
	test('the state after it is the state after `to`, and what was taken back stays in the log', () => {
		const { history, answers, answer, takeBack, root } = tinyTable();
		const a = answer('A', root, hide('ann'));
		const c = answers('B', a, hide('ben'), hide('cas'));
		const back = takeBack('A', c, a);
		expect(history.stateNow()).toEqual(history.stateAt(a));
		expect(history.takenBackBy(back)).toEqual([c, history.entry(c)?.parent]);
		expect(history.live()).toEqual([a]);
		expect(history.path()).toHaveLength(5);
	});

	test('it goes to a live decision before the newest, or to the start of the table', () => {
		const { history, answer, takeBack, line, root } = tinyTable();
		const a = answer('A', root, hide('ann'));
		const b = answer('B', a, hide('ben'));
		const noise = line('C', b, 1);
		expect([root, a, b, noise].map((to) => history.canTakeBack(to))).toEqual([true, true, false, false]);
		expect(history.takeBackTarget()).toBe(a);
		takeBack('A', noise, a);
		expect(history.canTakeBack(b)).toBe(false); // no longer live
		expect(history.takeBackTarget()).toBe(root);
	});

	test('one to what is not live never stands, and neither does what was built on it', () => {
		const { history, answers, answer, takeBack, root } = tinyTable();
		const a = answer('A', root, hide('ann'));
		const b = answer('A', root, hide('ben'));
		takeBack('A', a, b); // of another line
		takeBack('A', a, a); // takes nothing back
		const back = takeBack('A', a, root);
		takeBack('A', takeBack('B', back, root), root); // nothing is left to take back
		expect(history.outside).toBe(4);
		expect(history.entry(answers('A', back, hide('ann')))).toBeDefined();
	});

	test('a redo goes to the own parent of the take-back', () => {
		const { history, answer, takeBack, root } = tinyTable();
		const b = answer('A', answer('A', root, hide('ann')), hide('ben'));
		expect(history.redoTarget()).toBeUndefined();
		const back = takeBack('A', b, root);
		expect(history.redoTarget()).toBe(b);
		expect(history.canTakeBack(b)).toBe(false); // it is a redo, not a take-back
		takeBack('B', back, b);
		expect(history.stateNow()).toEqual(history.stateAt(b));
		expect(history.live()).toContain(b);
		expect(history.redoTarget()).toBeUndefined();
	});

	test('two take-backs are redone one after the other', () => {
		const { history, answer, takeBack, root } = tinyTable();
		const a = answer('A', root, hide('ann'));
		const b = answer('A', a, hide('ben'));
		const both = takeBack('A', takeBack('A', b, a), root);
		const once = takeBack('A', both, history.redoTarget()!);
		expect(history.live()).toEqual([a]);
		takeBack('A', once, history.redoTarget()!);
		expect(history.live()).toEqual([a, b]);
		expect(history.redoTarget()).toBeUndefined();
	});

	test('a redo is possible until the next decision: what is no move does not end it', () => {
		const { history, answer, takeBack, line, change, root } = tinyTable();
		const a = answer('A', root, hide('ann'));
		const noise = change('B', line('B', takeBack('A', a, root), 1), { dice: 'table' });
		expect(history.redoTarget()).toBe(a);
		answer('B', noise, hide('ben'));
		expect(history.redoTarget()).toBeUndefined();
	});

	test('a change of the table is no move: it is neither live nor taken back', () => {
		const { history, answer, put, takeBack, root } = tinyTable();
		const a = answer('A', root, hide('ann'));
		const told = put('B', {
			...{ kind: 'table', parent: a, seat: '', commands: [], change: { round: 7 } },
			events: [{ type: 'roundBegan', round: 7 }]
		});
		const b = answer('A', told, hide('ben'));
		expect(history.live()).toEqual([a, b]);
		const back = takeBack('A', b, root);
		expect(history.stateNow()).toMatchObject({ round: 7, behind: {} });
		expect(history.changes()).toEqual([{ round: 7 }]);
		takeBack('A', back, b);
		expect(history.stateNow()).toEqual(history.stateAt(b));
	});
});
