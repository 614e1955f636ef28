import { same } from '../engine/canonical.js';
import type { Prompt } from '../engine/prompt.js';
import type { CommandEntry } from './command.js';
import type { Change, MoveEntry, StruckCode, TableEntry } from './entry.js';
import type { Here } from './here.js';
import { takenBackBy } from './live.js';
import type { Node } from './node.js';

/** What becomes of an open command here: given again at a prompt, set again as a change of the table, or struck. */
export type Verdict<Command> =
	| {
			readonly kind: 'give';
			readonly entry: MoveEntry;
			readonly prompt: Prompt<Command>;
			readonly command: Command;
	  }
	| { readonly kind: 'set'; readonly entry: TableEntry }
	| { readonly kind: 'strike'; readonly code: StruckCode };

const strike = (code: StruckCode) => ({ kind: 'strike', code }) as const;

/** Judges an open command at the end of the path. */
export function judge<Setup, Command, Event, State>(
	node: Node<CommandEntry>,
	here: Here<Setup, Command, Event, State>
): Verdict<Command> {
	const { entry } = node;
	switch (entry.kind) {
		case 'takeBack':
			return strike(judgeTakeBack(node, here));
		case 'table':
			return judgeChange(entry, here.changesSince(node));
		case 'choice':
		case 'fact':
			return judgeMove(entry, node, here);
		default:
			return entry satisfies never;
	}
}

/** A take-back is never given again: it would take away what its author never saw. It asks again if something of it stands. */
function judgeTakeBack<Setup, Command, Event, State>(
	node: Node,
	here: Here<Setup, Command, Event, State>
): StruckCode {
	return takenBackBy(node).some(({ entry }) => here.isLive(entry)) ? 'askAgain' : 'takenBack';
}

/** A change of the table is made again, unless the same was set since the fork, this way or another. */
function judgeChange(entry: TableEntry, since: readonly Change[]): Verdict<never> {
	const others = since.filter((other) => isAbout(other, entry.change));
	if (others.some((other) => same(other, entry.change))) return strike('same');
	return others.length > 0 ? strike('answered') : { kind: 'set', entry };
}

const isAbout = (a: Change, b: Change) => same(Object.keys(a).sort(), Object.keys(b).sort());

/**
 * A choice is given again when its prompt is asked here and still offers it. A typed roll or draw holds when its prompt has
 * not changed; a typed range or position is only offered, filled in, because the ruler may say something else here.
 */
function judgeMove<Setup, Command, Event, State>(
	entry: MoveEntry,
	node: Node,
	here: Here<Setup, Command, Event, State>
): Verdict<Command> {
	const command = here.commandOf(entry);
	// a mistake that was taken back on one side does not come to life on the other
	if (here.wasTakenBack(entry)) return strike('takenBack');
	const answers = here.answersSince(node, entry.on.id);
	if (answers.some((answer) => same(answer, command))) return strike('same');
	const prompt = here.prompt(entry.on.id);
	if (!prompt) return strike(answers.length > 0 ? 'answered' : 'gone');
	switch (prompt.kind) {
		case 'choose': {
			const isOffered = prompt.options.some((option) => same(option.command, command));
			return isOffered ? { kind: 'give', entry, prompt, command } : strike('notPossible');
		}
		case 'roll':
		case 'draw':
			return prompt.key === entry.on.key ? { kind: 'give', entry, prompt, command } : strike('offered');
		case 'measure':
		case 'place':
			return strike('offered');
		case 'over':
			return strike('gone');
		default:
			return prompt satisfies never;
	}
}
