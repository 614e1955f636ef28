import type { Who } from '$lib/ui';
import type { Ship, State } from '../rules/state.js';
import { captainMark } from '../texts/names.js';

/** The mark of a ship: its captain's shape and letter, or the enemy's pointed house with its number. */
export function markOf(state: State, ship: Ship): Who {
	return ship.side === 'dominion' ? { foe: ship.number ?? '' } : captainMark(state, ship.seat);
}
