import { expect, test } from 'vitest';
import { readSetup } from '../setup.js';
import { DEFAULT_OPTIONS } from '../rules/options.js';
import { seatsOf, secondShips, setupFrom, withSeats } from './new-table.js';

const setup = (seats: ReturnType<typeof withSeats>) =>
	setupFrom('a-simple-patrol', seats, DEFAULT_OPTIONS, 'seed-of-a-table');

test.each([1, 2, 3, 4, 5, 6])(
	'the form for %d begins with a set-up that the game takes (R31, R32)',
	(count) => {
		expect(readSetup(setup(withSeats([], count))).ok).toBe(true);
	}
);

test.each([1, 2, 5])('another table of %d begins with the same captains and ships', (count) => {
	const first = setup(withSeats([], count));
	expect(setup(seatsOf(first))).toEqual(first);
});

test('a captain alone chooses both her ships, one of each class (R31)', () => {
	const [seat] = withSeats([], 1);
	const [, other] = secondShips(seat!.preset);
	const { ships } = setup([{ ...seat!, second: other!.id }]);
	expect(ships.map(({ preset }) => preset)).toEqual([seat!.preset, other!.id]);
	expect(readSetup(setup([{ ...seat!, second: seat!.preset }])).ok).toBe(true);
});
