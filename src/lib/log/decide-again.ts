import { same } from '../engine/canonical.js';
import type { MoveEntry } from './entry.js';
import type { Deciding } from './game.js';

/**
 * Whether a move that somebody else has decided carries the events that the rules here give for its commands. Ask only for
 * one that was decided by the same version of the rules. (Design §6, the gate)
 * @param before the state after the move's parent
 */
export function isDecidedSo<Command, Event, State>(
	rules: Deciding<Command, Event, State>,
	before: State,
	move: MoveEntry
): boolean {
	const events: Event[] = [];
	let state = before;
	for (const { command } of move.commands as readonly { readonly command: Command }[]) {
		const decided = decideOrRefuse(rules, state, command);
		if (!decided) return false;
		events.push(...decided);
		for (const event of decided) state = rules.evolve(state, event);
	}
	return same(events, move.events);
}

function decideOrRefuse<Command, Event, State>(
	rules: Deciding<Command, Event, State>,
	state: State,
	command: Command
): readonly Event[] | undefined {
	try {
		const decided = rules.decide(state, command);
		return decided.ok ? decided.value : undefined;
	} catch {
		// a command from outside may be anything: what the rules cannot read they do not decide
		return undefined;
	}
}
