import { shipClass } from '../data/index.js';
import { MARKS, type Who } from '$lib/ui';
import type { Ship, State } from '../rules/state.js';
import { captainMark } from '../texts/names.js';

/** The mark of a ship: its captain's shape and letter; alone, a shape for each ship and the letter of its class; or the enemy's pointed house with its number. */
export function markOf(state: State, ship: Ship): Who {
	if (ship.side === 'dominion') return { foe: ship.number ?? '' };
	const { captains, ships } = state.setup;
	if (captains.length > 1) return captainMark(state, ship.seat);
	// her own mark, and for her second ship the next
	const at = ships.findIndex(({ id }) => id === ship.id);
	const index = MARKS[((captains[0]?.mark ?? 1) - 1 + at) % MARKS.length] ?? 1;
	return { index, letter: shipClass(ship.class).name.charAt(0) };
}
