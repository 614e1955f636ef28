import type { Id } from '../../log/index.js';
import type { Line, Role } from '../../sync/index.js';

/** What waits for a table that is about to be opened here: lines to tablets of it, and entries that came without a line. */
export interface Waiting {
	readonly lines?: readonly { readonly device: string; readonly line: Line }[];
	readonly updates?: readonly Uint8Array[];
	/** How somebody here was let in, until the log says so. */
	readonly as?: Role;
}
const waiting = new Map<Id, Waiting>();

/** Somebody here was let in to a table before it is open. */
export function wait(table: Id, what: Waiting): void {
	const { lines = [], updates = [], as } = { ...waiting.get(table), ...(what.as && { as: what.as }) };
	waiting.set(table, {
		...(as && { as }),
		lines: [...lines, ...(what.lines ?? [])],
		updates: [...updates, ...(what.updates ?? [])]
	});
}
/** What waits for a table, once. */
export function takeWaiting(table: Id): Waiting {
	const what = waiting.get(table) ?? {};
	waiting.delete(table);
	return what;
}
/** Whether somebody here was let in to a table that is not open yet. */
export const isWaiting = (table: Id): boolean => waiting.has(table);
