import { describe, expect, test } from 'vitest';
import { tinyTable } from '../../../tests/support/tiny-table.js';

describe('the history is one path of the tree', () => {
	test('at a fork it goes into the branch with the larger floor(log2(height × devices))', () => {
		const { history, line, root } = tinyTable();
		const long = line('A', root, 500);
		line('BC', root, 2);
		expect(history.tip()).toBe(long); // two stray taps do not displace a tablet that is passed round
		const table = line('BCDEF', long, 60);
		line('A', long, 200);
		expect(history.tip()).toBe(table); // nor a long evening alone the table's
	});

	test('when both weigh the same it goes where the first entry has the smaller id', () => {
		const { history, line, root } = tinyTable();
		const [a, b] = [line('A', root, 1), line('B', root, 1)];
		const ends = new Map([
			[a, line('A', a, 4)],
			[b, line('B', b, 6)] // floor(log2(5)) = floor(log2(7))
		]);
		expect(history.tip()).toBe(ends.get([a, b].sort()[0]!));
		const heavier = line('C', ends.get([a, b].sort()[1]!)!, 1);
		expect(history.tip()).toBe(heavier);
	});

	test('who hears two rooms in turn sees it turn a few times only', () => {
		const { history, line, root } = tinyTable();
		let [a, b, tip, turns] = [root, root, root, 0];
		for (let i = 0; i < 500; i++) {
			if (i % 2) a = line('ABC', a, 1 + (i % 3));
			else b = line('DEF', b, 1 + ((i * 7) % 3));
			if (tip !== root && history.path().every(({ id }) => id !== tip)) turns++;
			tip = history.tip();
		}
		expect(turns).toBeLessThanOrEqual(14);
	});

	test('an entry whose parent is missing waits outside, with all that was built on it', () => {
		const elsewhere = tinyTable();
		const end = elsewhere.line('AB', elsewhere.root, 4);
		const [, first, ...others] = elsewhere.history.path();

		const { history, root } = tinyTable();
		expect(history.add(others)).toEqual([]);
		expect(history.tip()).toBe(root);
		expect(history.outside).toBe(3);
		expect(history.add([first!])).toEqual([first, ...others]);
		expect(history.tip()).toBe(end);
		expect(history.outside).toBe(0);
	});

	test('an entry of another table stays outside, and one that is known already changes nothing', () => {
		const [mine, other] = [tinyTable(), tinyTable({ seed: 'other' })];
		other.line('A', other.root, 3);
		mine.line('A', mine.root, 2);
		expect(mine.history.add(other.history.path())).toEqual([]);
		expect(mine.history.add(mine.history.path())).toEqual([]);
		expect(mine.history.length).toBe(3);
	});
});

describe('people have the last word', () => {
	test('the strongest adopt holds, whatever grows elsewhere: the highest rank, then the smaller id', () => {
		const { history, line, adopt, root } = tinyTable();
		const [a, b] = [line('AB', root, 5), line('CD', root, 5)];
		const [holds, weaker] = [adopt('A', a, 1), adopt('C', b, 1)].sort() as [string, string];
		expect(history.tip()).toBe(holds);
		line('ABCDEF', weaker, 1000);
		expect(history.tip()).toBe(holds);
		const later = adopt('E', weaker, 2);
		expect(history.tip()).toBe(later);
	});

	test('below the strongest adopt a fork is an ordinary fork', () => {
		const { history, line, adopt, root } = tinyTable();
		const chosen = adopt('A', line('A', root, 2), 1);
		line('B', root, 50);
		line('A', chosen, 1);
		const more = line('AB', chosen, 4);
		expect(history.tip()).toBe(more);
	});

	test('the next adopt has a rank that is one more than any known', () => {
		const { history, line, adopt, root } = tinyTable();
		expect(history.nextRank()).toBe(1);
		adopt('B', adopt('A', line('A', root, 2), 1), 2);
		expect(history.nextRank()).toBe(3);
	});

	test('an adopt of rank r waits outside until one of rank r − 1 is known', () => {
		const { history, line, adopt, root } = tinyTable();
		const [a, b] = [line('A', root, 3), line('B', root, 1)];
		adopt('B', b, 3);
		const second = adopt('B', b, 2);
		expect([history.tip(), history.outside]).toEqual([a, 2]);
		adopt('A', a, 1);
		expect(history.outside).toBe(0);
		expect(history.path().map(({ id }) => id)).toContain(b);
		expect(history.path().map(({ id }) => id)).not.toContain(second);
	});

	test('"Take the other" adopts the end of the story below, "Keep this" the tip itself', () => {
		const { history, line, adopt, root } = tinyTable();
		const [mine, first] = [line('AB', root, 5), line('C', root, 1)];
		for (const length of [2, 4, 8, 16, 32]) {
			const theirs = line('C', first, length);
			expect(history.tipBelow(first)).toBe(theirs);
		}
		const kept = adopt('A', mine, history.nextRank());
		expect(history.tip()).toBe(kept);
		const taken = adopt('C', history.tipBelow(first), history.nextRank());
		expect(history.tip()).toBe(taken);
	});
});
