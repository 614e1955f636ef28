import type { Entry, Id, MoveEntry, TableEntry, TakeBackEntry } from './entry.js';

/** What somebody did and was shown as done: it is on the path once, itself, given again, or struck. */
export type CommandEntry = MoveEntry | TableEntry | TakeBackEntry;

export const isMove = (entry: Entry): entry is MoveEntry => entry.kind === 'choice' || entry.kind === 'fact';

export const isCommand = (entry: Entry): entry is CommandEntry =>
	isMove(entry) || entry.kind === 'table' || entry.kind === 'takeBack';

/** The first entry of a command, however often it was given again. */
export const firstOf = (entry: CommandEntry): Id =>
	entry.kind === 'takeBack' ? entry.id : (entry.retryOf ?? entry.id);

/** The commands that an entry settles by being on the path: its own, and those it strikes. */
export function settles(entry: Entry): readonly Id[] {
	if (isCommand(entry)) return [firstOf(entry)];
	return entry.kind === 'struck' ? entry.struck.map(({ of }) => of) : [];
}
