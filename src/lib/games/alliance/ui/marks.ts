import { shipClass } from '../data/index.js';
import type { Who } from '$lib/ui';
import type { Ship, State } from '../rules/state.js';
import { captainMark } from '../texts/names.js';

/** The mark of a ship: its captain's shape and letter; alone, a shape for each ship and the letter of its class; or the enemy's pointed house with its number. */
export function markOf(state: State, ship: Ship): Who {
	if (ship.side === 'dominion') return { foe: ship.number ?? '' };
	const { captains, ships } = state.setup;
	if (captains.length > 1) return captainMark(state, ship.seat);
	const index = (ships.findIndex(({ id }) => id === ship.id) + 1) as 1 | 2;
	return { index, letter: shipClass(ship.class).name.charAt(0) };
}
