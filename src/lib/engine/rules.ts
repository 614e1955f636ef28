import type { Prompt, Seat } from './prompt.js';

export type { Seat };

/** Why something cannot be done: a code with a sentence in the game's texts, what the sentence needs, and its rule. */
export interface Refusal {
	readonly code: string;
	readonly rule?: string;
	readonly params?: Readonly<Record<string, string | number>>;
}

/** What comes of a command, or of a value from outside: yes with what follows, or no with its reason. */
export type Decision<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const yes = <T>(value: T): Decision<T> => ({ ok: true, value });

export function refuse(
	code: string,
	params?: Readonly<Record<string, string | number>>,
	rule?: string
): { readonly ok: false; readonly refusal: Refusal } {
	return { ok: false, refusal: { code, ...(params && { params }), ...(rule && { rule }) } };
}

/**
 * A game, as the rest of the app knows it: five pure functions. What a command leads to is decided once; the events say
 * what came of it, so the state of a table is the plain fold of its events, on every tablet and for ever.
 */
export interface Rules<Setup, Command, Event, State, Secrets = undefined, View = State> {
	/** The state before the first command. */
	initial(setup: Setup): State;
	/** What the state waits for. Each prompt may be answered now, independently of the others. */
	pending(state: State, secrets?: Secrets): readonly Prompt<Command>[];
	/** The events that a command leads to, or why it may not be. */
	decide(state: State, command: Command, secrets?: Secrets): Decision<readonly Event[]>;
	/** Records an event. Total: never throws on an event it knows, never decides, never asks a chart. */
	evolve(state: State, event: Event): State;
	/** What this seat may know. */
	view(state: State, seat: Seat, secrets?: Secrets): View;
}

/** Folds events into a state. */
export function fold<State, Event>(
	evolve: (state: State, event: Event) => State,
	state: State,
	events: Iterable<Event>
): State {
	for (const event of events) state = evolve(state, event);
	return state;
}
