import type { Prompt } from '../engine/prompt.js';
import { fold, yes, type Decision } from '../engine/rules.js';
import type { Given } from './entry.js';
import type { Deciding, Respond } from './game.js';

const MOST_ANSWERS = 500;

/** What one entry holds, and the state after it. */
export interface Advance<Command, Event, State> {
	readonly commands: readonly Given<Command>[];
	readonly events: readonly Event[];
	readonly state: State;
}

/**
 * Decides a command and then lets resolvers answer the facts that are asked because of it, until a choice is awaited or a fact
 * has to be given by hand. Choices are never answered here.
 * @throws when a resolver gives what the rules refuse, or facts never end: both are errors of ours.
 */
export function respondAll<Command, Event, State>(
	rules: Deciding<Command, Event, State>,
	state: State,
	command: Command,
	respond: Respond<Command, State>
): Decision<Advance<Command, Event, State>> {
	const first = rules.decide(state, command);
	if (!first.ok) return first;
	const commands: Given<Command>[] = [{ command }];
	const events = [...first.value];
	const evolve = (from: State, event: Event) => rules.evolve(from, event);
	let now = fold(evolve, state, events);
	for (let answer = nextAnswer(rules, now, respond); answer; answer = nextAnswer(rules, now, respond)) {
		const { on } = answer;
		if (commands.length > MOST_ANSWERS) throw new Error(`advance: facts never end, last ${on}`);
		const decided = rules.decide(now, answer.command);
		if (!decided.ok) throw new Error(`advance: the answer to ${on} is refused: ${decided.refusal.code}`);
		commands.push(answer);
		events.push(...decided.value);
		now = fold(evolve, now, decided.value);
	}
	return yes({ commands, events, state: now });
}

function nextAnswer<Command, Event, State>(
	rules: Deciding<Command, Event, State>,
	state: State,
	respond: Respond<Command, State>
): { readonly on: string; readonly command: Command } | undefined {
	for (const prompt of rules.pending(state)) {
		const command = asksFact(prompt) ? respond(state, prompt) : undefined;
		if (command !== undefined) return { on: prompt.id, command };
	}
	return undefined;
}

/** Whether a prompt asks for a fact of the table: a roll, a range, a position, a drawn card. */
export function asksFact(prompt: Prompt<unknown>): boolean {
	switch (prompt.kind) {
		case 'roll':
		case 'measure':
		case 'place':
		case 'draw':
			return true;
		case 'choose':
		case 'over':
			return false;
		default:
			return prompt satisfies never;
	}
}
