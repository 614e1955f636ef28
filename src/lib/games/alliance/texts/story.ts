import type { Event } from '../rules/events.js';
import { evolve } from '../rules/evolve.js';
import type { State } from '../rules/state.js';
import { COMBAT } from './story/combat.js';
import { FLIGHT } from './story/flight.js';
import type { Tellers, Told } from './story/teller.js';

/** What each event says to a reader; those that only serve the machine say nothing. */
const TELLERS: Tellers = { ...FLIGHT, ...COMBAT };

/** The sentences of events, each in the light of the state after it. */
export function tellAll(before: State, events: readonly Event[]): Told[] {
	const all: Told[] = [];
	let now = before;
	for (const event of events) {
		now = evolve(now, event);
		const one = tell(now, event);
		if (one) all.push(one);
	}
	return all;
}

/** The sentence of an event, in the light of the state after it. */
export function tell(state: State, event: Event): Told | undefined {
	return (TELLERS[event.type] as (state: State, event: Event) => Told | undefined)(state, event);
}
