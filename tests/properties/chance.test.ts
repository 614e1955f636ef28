import { expect, test } from 'vitest';
import { chance, shuffled } from '../../src/lib/engine/random.js';
import { FACES } from '../../src/lib/games/alliance/rules/vocabulary.js';

/** The 0.1 % bound of chi-square by degrees of freedom, for the dice there are. */
const BOUND: Readonly<Record<number, number>> = {
	1: 10.83,
	2: 13.82,
	3: 16.27,
	4: 18.47,
	5: 20.52,
	6: 22.46,
	7: 24.32
};

test.each(Object.keys(FACES) as (keyof typeof FACES)[])(
	'100,000 rolls of the %s die fall as its faces do',
	(die) => {
		const sides = FACES[die];
		const roll = chance('chi-square');
		const counts = new Map<string, number>();
		const rolls = 100_000;
		for (let i = 0; i < rolls; i++) {
			const face = sides[roll(`occasion/${Math.floor(i / 5)}`, i % 5, sides.length)]!;
			counts.set(face, (counts.get(face) ?? 0) + 1);
		}
		let chi = 0;
		for (const face of new Set(sides)) {
			const expected = (rolls * sides.filter((each) => each === face).length) / sides.length;
			chi += ((counts.get(face) ?? 0) - expected) ** 2 / expected;
		}
		expect(chi).toBeLessThan(BOUND[new Set(sides).size - 1]!);
	},
	60_000
);

test('another occasion, another table or another die gives other numbers', () => {
	const numbers = (seed: string, occasion: string) =>
		Array.from({ length: 20 }, (_, i) => chance(seed)(occasion, i, 1000));
	expect(numbers('a', 'x')).toEqual(numbers('a', 'x'));
	expect(numbers('a', 'x')).not.toEqual(numbers('a', 'y'));
	expect(numbers('a', 'x')).not.toEqual(numbers('b', 'x'));
	expect(new Set(numbers('a', 'x')).size).toBeGreaterThan(15);
});

test('a shuffle keeps every item', () => {
	expect(shuffled([1, 2, 3, 4, 5], chance('s'), 'o').sort()).toEqual([1, 2, 3, 4, 5]);
});
