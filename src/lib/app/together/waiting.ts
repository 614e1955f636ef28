import type { Id } from '../../log/index.js';
import type { Line } from '../../sync/index.js';

/** A line to a tablet of a table that is about to be opened here. */
export interface Waiting {
	readonly device: string;
	readonly line: Line;
}
const lines = new Map<Id, Waiting[]>();

/** A newcomer has been let in before its table is open: the line waits for it. */
export function wait(table: Id, waiting: Waiting): void {
	lines.set(table, [...(lines.get(table) ?? []), waiting]);
}
/** The lines that wait for a table, each once. */
export function takeWaiting(table: Id): readonly Waiting[] {
	const waiting = lines.get(table) ?? [];
	lines.delete(table);
	return waiting;
}
/** Whether somebody here was let in to a table that is not open yet. */
export const isWaiting = (table: Id): boolean => lines.has(table);
