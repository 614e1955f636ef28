import { inWords } from '$lib/i18n';
import { MARKS, type MarkIndex } from '$lib/ui';
import { CONTENT, presetOf, shipClass, upgradeCard } from '../data/index.js';
import { shieldValue } from '../rules/values.js';
import { upgradeText } from '../texts/cards.js';
import type { Options } from '../rules/options.js';
import type { Setup } from '../rules/state.js';
import { s } from './say.js';

/** One captain as the form holds her: a name, a mark, the ready-made ship she has taken, and alone a second one. (R31) */
export interface Seat {
	readonly name: string;
	/** Her colour and shape. */
	readonly mark: MarkIndex;
	readonly preset: string | undefined;
	readonly second?: string | undefined;
}

export const missions = () => [...CONTENT.mission.values()];
export const presets = () => [...CONTENT.preset.values()];

/** What a ready-made ship is: its name, a hint, its values with those of its cards, and what the cards say. */
export function presetText(id: string) {
	const { ship, upgrades, hint } = presetOf(id);
	const { name, attack, agility, hull } = shipClass(ship);
	const cards = upgrades.map(upgradeCard).map((card) => ({ name: card.name, text: upgradeText(card) }));
	return {
		title: s('setup.ship', { ship: name, upgrades: cards.map((card) => card.name).join(', ') }),
		note: inWords(hint),
		values: s('ships.values', { attack, agility, hull, shields: shieldValue(ship, upgrades).total }),
		cards
	};
}

/** The next ready-made ship when nobody has chosen: of the class that fewest have taken. */
function suggested(taken: readonly (string | undefined)[]): string | undefined {
	const classes = taken.map((id) => CONTENT.preset.get(id ?? '')?.ship);
	const count = (ship: string) => classes.filter((each) => each === ship).length;
	const free = presets().filter(({ id }) => !taken.includes(id));
	return free.sort((a, b) => count(a.ship) - count(b.ship))[0]?.id;
}

/** A captain alone commands two ships, and the enemy is that of two players. (R31, R32) */
export function setupFrom(mission: string, seats: readonly Seat[], options: Options, seed: string): Setup {
	const [first, ...others] = seats;
	const ships =
		first && others.length === 0
			? soloShips(first)
			: seats.map(({ preset }, i) => ({ preset: preset ?? '', seat: `c${i + 1}` }));
	return {
		mission,
		captains: seats.map(({ name, mark }, i) => ({
			seat: `c${i + 1}`,
			name: name.trim() || s('setup.captain', { letter: captainLetter(i) }),
			mark
		})),
		ships: ships.map((ship, i) => ({
			id: `${CONTENT.preset.get(ship.preset)?.ship ?? 'ship'}-${i + 1}`,
			...ship
		})),
		options,
		seed
	};
}

/** A captain alone flies a ship of each class: the one she chose, and her second one. (R31) */
function soloShips(seat: Seat): { preset: string; seat: string }[] {
	return [seat.preset, secondShip(seat)].map((id) => ({ preset: id ?? '', seat: 'c1' }));
}

/** Alone a captain's second ship: the one she chose, unless it is of the class of her first. */
export function secondShip({ preset, second }: Seat): string | undefined {
	const open = secondShips(preset);
	return (open.find(({ id }) => id === second) ?? open[0])?.id;
}

/** Ready-made ships that a captain alone may fly beside the one she has taken: those of the other class. (R31) */
export function secondShips(first: string | undefined) {
	const { ship } = CONTENT.preset.get(first ?? '') ?? {};
	return presets().filter((preset) => preset.ship !== ship);
}

/** The captains and ships of a set-up, as the form holds them; fresh ones if it has none that this game knows. */
export function seatsOf(setup: Setup | undefined): readonly Seat[] {
	const known = setup?.captains.map(({ seat, name, mark }): Seat => {
		const [first, second] = setup.ships.filter((ship) => ship.seat === seat);
		return {
			name,
			mark: MARKS.find((each) => each === mark) ?? 1,
			preset: first?.preset,
			...(second && { second: second.preset })
		};
	});
	return known && known.length > 0 ? known : withSeats([], 2);
}

/** The captain who has a ready-made ship. */
export const ownerOf = (seats: readonly Seat[], preset: string): number =>
	seats.findIndex((seat) => seat.preset === preset || (seats.length === 1 && secondShip(seat) === preset));

/** A captain takes a free ship; the one she had is free again. Alone she has one of each class. (R31) */
export const taken = (seats: readonly Seat[], at: number, preset: string): readonly Seat[] =>
	seats.map((seat, i) => {
		if (i !== at) return seat;
		const isSecond =
			seats.length === 1 &&
			seat.preset !== undefined &&
			CONTENT.preset.get(seat.preset)?.ship !== CONTENT.preset.get(preset)?.ship;
		return isSecond ? { ...seat, second: preset } : { ...seat, preset };
	});

/** The next ready-made ship of the same class. */
export function nextOfClass(preset: string): string {
	const { ship } = presetOf(preset);
	const alike = presets().filter((each) => each.ship === ship);
	return alike[(alike.findIndex(({ id }) => id === preset) + 1) % alike.length]?.id ?? preset;
}

/** A ship is given back: nobody has it. */
export const givenBack = (seats: readonly Seat[], preset: string): readonly Seat[] =>
	seats.map((seat) => (seat.preset === preset ? { ...seat, preset: undefined } : seat));

/** A captain takes a colour and shape; whoever had it gets hers, so that no two are alike. */
export const marked = (seats: readonly Seat[], at: number, mark: MarkIndex): readonly Seat[] =>
	seats.map((seat, i) =>
		i === at ? { ...seat, mark } : seat.mark === mark ? { ...seat, mark: seats[at]?.mark ?? mark } : seat
	);

/** Who takes the next ship: the first captain without one, else whoever was chosen. */
export function nextWithout(seats: readonly Seat[], chosen: number): number {
	const without = seats.findIndex(({ preset }) => preset === undefined);
	return without < 0 ? Math.min(chosen, seats.length - 1) : without;
}

/** The letter of a captain who has no name: enemies and arrows have numbers. */
export const captainLetter = (at: number) => 'ABCDEF'.charAt(at);

/** So many captains: those there are, and new ones with a ship that nobody has. */
export function withSeats(seats: readonly Seat[], count: number): readonly Seat[] {
	const all = seats.slice(0, count);
	while (all.length < count)
		all.push({
			name: s('setup.captain', { letter: captainLetter(all.length) }),
			mark: MARKS.find((mark) => !all.some((seat) => seat.mark === mark)) ?? 1,
			preset: suggested(all.map(({ preset }) => preset))
		});
	return all;
}
