import type { Prompt } from '../engine/prompt.js';
import type { Decision } from '../engine/rules.js';
import type { Chain } from './upcast/chain.js';

/** What of a game's rules is needed to replay: the plain fold. */
export interface Folding<Setup, Event, State> {
	initial(setup: Setup): State;
	evolve(state: State, event: Event): State;
}

/** What a history needs to know of its game. */
export interface LoggedGame<Setup, Event, State> {
	readonly rules: Folding<Setup, Event, State>;
	/** Whether this app knows an event, and the step that it enters. The fold never skips one: it stops there. */
	isKnownEvent(event: { readonly type: string }): boolean;
	readonly upcasters?: Chain;
}

/** What of a game's rules is needed to decide. A game with secrets has this tablet's bound in. */
export interface Deciding<Command, Event, State> {
	pending(state: State): readonly Prompt<Command>[];
	decide(state: State, command: Command): Decision<readonly Event[]>;
	evolve(state: State, event: Event): State;
}

/** Answers a fact as dice, ruler and deck do, or not: then it is given by hand. */
export type Respond<Command, State> = (state: State, prompt: Prompt<Command>) => Command | undefined;
