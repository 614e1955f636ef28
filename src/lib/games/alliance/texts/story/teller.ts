import type { Event } from '../../rules/events.js';
import type { ShipId, State } from '../../rules/state.js';
import { cardName, shipName } from '../names.js';
import { say } from '../say.js';

/** One sentence of the log, and the rule that it comes from. */
export interface Told {
	readonly text: string;
	readonly rule?: string;
}

type Teller<T extends Event['type']> = (state: State, event: Extract<Event, { type: T }>) => Told | undefined;
export type Tellers<T extends Event['type'] = Event['type']> = { readonly [Each in T]: Teller<Each> };

type Key = Parameters<typeof say>[0];

/** A sentence: whatever it begins with, a name or a number, begins large. */
export const told = (text: string, rule?: string): Told => ({
	text: text.charAt(0).toUpperCase() + text.slice(1),
	...(rule !== undefined && { rule })
});

/** Of events that only serve the machine. */
export const nothing = () => undefined;

/** A sentence that is always the same. */
export const plain = (key: Key, rule?: string) => () => told(say(key), rule);

/** A sentence that names a ship, and the ship it is about if there is one. */
export const ofShip =
	(key: Key, rule?: string) =>
	(state: State, { ship, target }: { readonly ship: ShipId; readonly target?: ShipId }) =>
		told(
			say(key, {
				ship: shipName(state, ship),
				...(target !== undefined && { target: shipName(state, target) })
			}),
			rule
		);

/** A sentence about the card in a slot of a ship. */
export const ofSlot =
	(key: Key, rule: string) =>
	(state: State, { ship, slot }: { readonly ship: ShipId; readonly slot: string }) =>
		told(say(key, { card: cardName(state, ship, slot) }), rule);

/** Whether a part of a sentence is said, as its message asks. */
export const yes = (isSaid: boolean) => (isSaid ? 'yes' : 'no');
