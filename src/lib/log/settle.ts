import { fold } from '../engine/rules.js';
import { respondAll } from './advance.js';
import { firstOf, type CommandEntry } from './command.js';
import type { Entry, Id, MoveEntry, Struck, StruckCode, TableEntry, Write } from './entry.js';
import { Here } from './here.js';
import type { History } from './history.js';
import { judge, type Verdict } from './judge.js';
import { unreadOn } from './node.js';
import { openCommands } from './open-commands.js';
import type { Deciding, Respond } from './game.js';

const MOST_STRUCK = 500;

/** What settling needs: the history, the game, this tablet's dice, ruler and deck, and its pen. */
export interface Settling<Setup, Command, Event, State> {
	readonly history: History<Setup, Event, State>;
	readonly rules: Deciding<Command, Event, State>;
	readonly respond: Respond<Command, State>;
	readonly write: Write;
	/** Whether this tablet may give a choice again: one decided with secrets is given again by its owner's device only. */
	readonly mayGive?: (entry: CommandEntry) => boolean;
}

/**
 * The entries that settle all open commands, to be stored and added in this order: choices given again with their facts asked
 * anew, keeping device and seat, and at the end one entry that strikes what cannot be. Nothing is changed here; when nothing is
 * open, or this app cannot read the history, there is nothing to write.
 */
export function settle<Setup, Command, Event, State>(
	settling: Settling<Setup, Command, Event, State>
): readonly Entry[] {
	const { history, rules, write, mayGive = () => true } = settling;
	const { tree, path } = history.inner;
	const open = history.stopped() ? [] : openCommands(tree, path).filter((node) => !unreadOn(node));
	if (open.length === 0) return [];
	const here = new Here(history, rules);
	const written: Entry[] = [];
	const struck: Struck[] = [];
	for (const node of open) {
		const verdict = judge(node, here);
		if (!mayGive(node.entry) && needsSecrets(verdict)) continue;
		const given = giveAgain(verdict, here, settling);
		if (typeof given === 'string') struck.push({ of: firstOf(node.entry), code: given });
		else written.push(given);
	}
	return [...written, ...strike(struck, here.tip, write)];
}

/** One entry for all that is struck, or a few when there is very much of it. */
function strike(all: readonly Struck[], tip: Id, write: Write): readonly Entry[] {
	const written: Entry[] = [];
	for (let from = 0; from < all.length; from += MOST_STRUCK) {
		const struck = all.slice(from, from + MOST_STRUCK);
		const parent = written.at(-1)?.id ?? tip;
		written.push(write({ kind: 'struck', parent, seat: '', commands: [], events: [], struck }));
	}
	return written;
}

/** What a prompt offers may depend on secrets; whether it is asked at all does not. */
function needsSecrets<Command>(verdict: Verdict<Command>): boolean {
	return verdict.kind === 'give' || (verdict.kind === 'strike' && verdict.code === 'notPossible');
}

function giveAgain<Setup, Command, Event, State>(
	verdict: Verdict<Command>,
	here: Here<Setup, Command, Event, State>,
	settling: Settling<Setup, Command, Event, State>
): Entry | StruckCode {
	switch (verdict.kind) {
		case 'strike':
			return verdict.code;
		case 'set':
			return setAgain(verdict.entry, here, settling);
		case 'give':
			return decideAgain(verdict, here, settling);
		default:
			return verdict satisfies never;
	}
}

function decideAgain<Setup, Command, Event, State>(
	{ entry, prompt, command }: Extract<Verdict<Command>, { kind: 'give' }>,
	here: Here<Setup, Command, Event, State>,
	{ rules, respond, write }: Settling<Setup, Command, Event, State>
): Entry | StruckCode {
	const decided = respondAll(rules, here.state, command, respond);
	if (!decided.ok) return 'notPossible';
	const { commands, events, state } = decided.value;
	const on = { id: prompt.id, key: prompt.key };
	const again = write({ kind: entry.kind, ...kept(entry), parent: here.tip, on, commands, events });
	here.goOn(again, state);
	return again;
}

function setAgain<Setup, Command, Event, State>(
	entry: TableEntry,
	here: Here<Setup, Command, Event, State>,
	{ history, rules, write }: Settling<Setup, Command, Event, State>
): Entry {
	const content = history.inner.read(entry);
	const { events, change = entry.change } = content.ok ? content.value : entry;
	const again = write({ kind: 'table', ...kept(entry), parent: here.tip, commands: [], events, change });
	const evolve = (state: State, event: Event) => rules.evolve(state, event);
	here.goOn(again, fold(evolve, here.state, events as readonly Event[]));
	return again;
}

/** What stays of a command that is given again: who decided it, and which its first entry was. */
const kept = (entry: MoveEntry | TableEntry) => ({
	device: entry.device,
	seat: entry.seat,
	retryOf: firstOf(entry)
});
