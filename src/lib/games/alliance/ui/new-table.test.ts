import { expect, test } from 'vitest';
import { readSetup } from '../setup.js';
import { DEFAULT_OPTIONS } from '../rules/options.js';
import {
	givenBack,
	nextWithout,
	ownerOf,
	presets,
	seatsOf,
	secondShip,
	secondShips,
	setupFrom,
	taken,
	withSeats
} from './new-table.js';

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

test('a ship that is given back is free, and its captain is the next to take one', () => {
	const seats = withSeats([], 3);
	const [, second] = seats;
	const without = givenBack(seats, second!.preset!);
	expect(ownerOf(without, second!.preset!)).toBe(-1);
	expect(nextWithout(without, 0)).toBe(1);
	const free = presets().find(({ id }) => ownerOf(without, id) < 0 && id !== second!.preset)!;
	const again = taken(without, 1, free.id);
	expect(ownerOf(again, free.id)).toBe(1);
	expect(again.map(({ preset }) => preset)).not.toContain(undefined);
	expect(nextWithout(again, 1)).toBe(1);
});

test('alone, a ship of the other class is the second one, and one of the same class takes the place of the first (R31)', () => {
	const seats = withSeats([], 1);
	const [seat] = seats;
	const others = secondShips(seat!.preset);
	const [swapped] = taken(seats, 0, others.at(-1)!.id);
	expect(secondShip(swapped!)).toBe(others.at(-1)!.id);
	expect(swapped!.preset).toBe(seat!.preset);
	const same = presets().find(({ id }) => id !== seat!.preset && !others.some((other) => other.id === id))!;
	expect(taken(seats, 0, same.id)[0]!.preset).toBe(same.id);
});
