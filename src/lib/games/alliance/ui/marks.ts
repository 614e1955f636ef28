import type { MarkIndex, Who } from '$lib/ui';
import type { Ship, ShipId, State } from '../rules/state.js';
import { shipOf } from '../rules/table.js';

/** The mark of a ship: its captain's shape and letter, or the enemy's pointed house with its number. */
export function whoOf(state: State, id: ShipId): Who {
	return markOf(state, shipOf(state, id));
}

export function markOf(state: State, ship: Ship): Who {
	if (ship.side === 'dominion') return { foe: ship.number ?? '' };
	return captainMark(state, ship.seat);
}

export function captainMark(state: State, seat: string): Who {
	const captain = state.setup.captains.find((each) => each.seat === seat);
	return { index: (captain?.mark ?? 1) as MarkIndex, letter: letterOf(captain?.name ?? '?') };
}

/** The letter of a captain: her initial, or the number of one who has not given a name. */
export function letterOf(name: string): string {
	const [, number] = /\s(\d+)$/.exec(name.trim()) ?? [];
	return number ?? (name.trim().charAt(0).toUpperCase() || '?');
}
