import { describe, expect, test } from 'vitest';
import { SEATS } from '../../../tests/support/tablet.js';
import {
	bear,
	hide,
	pass,
	roll,
	throws,
	tinyTable,
	UNTIL_THROWING,
	walk
} from '../../../tests/support/tiny-table.js';

/** A table with one decision of A on a branch that has lost to a longer one of B and C. */
function lostTo(length = 4) {
	const table = tinyTable();
	const lost = table.answer('A', table.root, hide('ann'));
	return { ...table, lost, tip: table.line('BC', table.root, length) };
}

describe('a command is open when its first id is on the path neither itself, nor given again, nor struck', () => {
	test('open commands are settled by depth, then id, whatever order they came in', () => {
		const { history, answers, answer, line, root } = tinyTable();
		const first = [answer('A', root, hide('ann')), answer('A', root, hide('ann', 'wall'))].sort();
		const deeper = answers('A', first[0]!, hide('ben'), hide('cas'));
		line('BCD', root, 20);
		const sorted = [...first, history.entry(deeper)!.parent, deeper];
		for (const entries of [[...history.entries()], [...history.entries()].reverse()]) {
			const anew = tinyTable().history;
			anew.add(entries);
			expect(anew.openCommands().map(({ id }) => id)).toEqual(sorted);
		}
	});

	test('it is judged by its first entry, or by the nearest copy while that is not known', () => {
		const { history, answer, line, root } = tinyTable();
		const first = answer('A', line('A', root, 4), hide('ann'));
		const far = answer('C', line('C', root, 2), hide('ann'), { retryOf: first });
		const near = answer('B', line('B', root, 1), hide('ann'), { retryOf: first });
		line('BCDE', root, 50);
		expect(history.openCommands().map(({ id }) => id)).toEqual([first]);
		const anew = tinyTable().history;
		anew.add([...history.entries()].filter(({ id }) => id !== first));
		expect(anew.openCommands().map(({ id }) => id)).toEqual([near]);
		expect(anew.entry(far)).toBeDefined();
	});

	test('given again by a copy of it, it names its first entry all the same', () => {
		const { history, answer, line, root } = tinyTable();
		const first = answer('A', line('A', root, 4), hide('ann'));
		answer('B', line('B', root, 1), hide('ann'), { retryOf: first });
		line('BCDE', root, 50);
		const anew = tinyTable();
		anew.history.add([...history.entries()].filter(({ id }) => id !== first));
		expect(anew.settleAs('B')).toMatchObject([{ kind: 'choice', retryOf: first }]);
	});

	test('given again on the path it is no longer open, and its copy on a lost branch is not either', () => {
		const { history, settleAs, line, lost, root } = lostTo();
		history.add(settleAs('B'));
		expect(history.openCommands()).toEqual([]);
		line('DE', root, 50); // the path with the copy loses too
		expect(history.openCommands().map(({ id }) => id)).toContain(lost);
		history.add(settleAs('D'));
		expect(history.openCommands()).toEqual([]);
		expect(history.path().filter((entry) => 'retryOf' in entry && entry.retryOf === lost)).toHaveLength(1);
	});

	test('while nothing is open there is nothing to write', () => {
		expect(tinyTable().settleAs('A')).toEqual([]);
	});

	test('settling changes nothing by itself', () => {
		const { history, settleAs, tip } = lostTo();
		settleAs('B');
		expect(history.tip()).toBe(tip);
		expect(history.openCommands()).toHaveLength(1);
	});

	test('settling twice, on two tablets at once, leaves every command on the path once', () => {
		const { history, settleAs, lost } = lostTo();
		const [one, other] = [settleAs('B'), settleAs('C')];
		history.add([...one, ...other]);
		expect(history.openCommands()).toEqual([]);
		expect(history.path().filter((entry) => 'retryOf' in entry && entry.retryOf === lost)).toHaveLength(1);
	});
});

describe('a choice is given again when the prompt with the same id is open and still offers it', () => {
	test('it keeps device and seat and names its first entry', () => {
		const { history, settleAs, lost } = lostTo();
		const [again] = settleAs('B');
		expect(again).toMatchObject({ kind: 'choice', device: 'A', seat: 'ann', writer: 66, retryOf: lost });
		history.add([again!]);
		expect(history.stateNow().behind).toEqual({ ann: 'tree' });
	});

	test('given again once more it still names the first entry', () => {
		const { history, settleAs, line, lost, root } = lostTo();
		history.add(settleAs('B'));
		line('DE', root, 50);
		expect(settleAs('D')[0]).toMatchObject({ retryOf: lost });
	});

	test('its facts are asked anew', () => {
		const { history, answers, answer, line, settleAs, root } = tinyTable();
		const walks = (x: number) => [walk('ann', x, 0), walk('ben', 0, 0), walk('cas', 0, 0), walk('dot', 0, 0)];
		const hidden = answers('A', root, hide('ann'), hide('ben'), hide('cas'), hide('dot'));
		const lost = answer('A', answers('A', hidden, ...walks(10)), throws('ann'));
		line('BC', answers('B', hidden, ...walks(100)), 20);
		const ranges = (entry: object | undefined) => JSON.stringify(entry).match(/"range":\d/g);
		const again = settleAs('B').find((entry) => 'retryOf' in entry && entry.retryOf === lost);
		expect(ranges(history.entry(lost))).toContain('"range":1');
		expect(ranges(again)).toContain('"range":3');
	});

	test('a prompt that is open but no longer offers it: struck, `notPossible`', () => {
		const { answers, answer, verdict, root } = tinyTable({ byHand: ['place', 'roll'] });
		const ready = answers('A', root, ...UNTIL_THROWING);
		const nextRound = SEATS.map((seat) => hide(seat));
		const walks = SEATS.map((seat) => walk(seat, 0, 0));
		const frugal = answers('A', ready, ...SEATS.map(pass), ...nextRound, ...walks);
		const lost = answer('A', frugal, throws('ann'));
		// here each throws back at once, until ann has no snowball left
		const cycle = SEATS.flatMap((seat) => [throws(seat), roll('hit', 'hit', 'hit')]);
		const wild = answers('B', ready, ...cycle, ...cycle, throws('ann'), roll('miss', 'miss', 'miss'));
		answers('C', wild, ...SEATS.slice(1).map(pass), ...nextRound, ...walks);
		expect(verdict(lost)).toBe('notPossible');
	});

	test('a dial of round one is not put into round two: struck, `answered`', () => {
		const { answer, answers, asked, history, verdict, root } = tinyTable();
		const late = answer('D', root, hide('dot', 'wall'));
		answers('A', root, ...UNTIL_THROWING, ...SEATS.map(pass));
		expect(asked(history.tip())).toContain('round-2/hide:dot/0');
		expect(verdict(late)).toBe('answered');
	});

	test('a prompt that is not asked here and was not answered here either: struck, `gone`', () => {
		const { answers, answer, line, verdicts, root } = tinyTable({ byHand: ['place', 'roll'] });
		const ready = answers('A', root, ...UNTIL_THROWING);
		const thrown = answer('A', ready, throws('ann'));
		const borne = answer('A', answer('A', thrown, roll('hit', 'hit', 'hit')), bear('ben'));
		line('BCD', answer('B', ready, pass('ann')), 30);
		const found = verdicts();
		expect([thrown, borne].map((id) => found.get(id))).toEqual(['answered', 'gone']);
	});
});

describe('the same answer on the path since the fork is struck quietly', () => {
	test('chosen on both sides: `same`', () => {
		const { answer, verdict, lost, tip } = lostTo();
		answer('B', tip, hide('ann'));
		expect(verdict(lost)).toBe('same');
	});

	test('chosen, taken back and chosen once more it is given again', () => {
		const { answer, takeBack, line, verdict, root } = tinyTable();
		const x = answer('A', root, hide('ann'));
		const back = takeBack('A', x, root);
		const again = answer('A', back, hide('ann'));
		line('BC', back, 3);
		expect(verdict(again)).toBe('again');
	});
});

describe('a mistake that was taken back on one side does not come to life on the other', () => {
	test('any copy was taken back in its line: `takenBack`', () => {
		const { history, answer, takeBack, line, verdict, root } = tinyTable();
		const x = answer('A', root, hide('ann'));
		const w = line('BC', root, 4);
		expect(verdict(x)).toBe('again');
		const copy = answer('B', line('B', root, 1), hide('ann'), { retryOf: x });
		takeBack('A', copy, root);
		expect(history.tip()).toBe(w);
		expect(verdict(x)).toBe('takenBack');
	});
});
