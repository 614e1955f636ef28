import { isMove } from './command.js';
import { makeEntry, type Entry, type Id, type MoveEntry, type OpenEntry, type TableEntry } from './entry.js';
import type { History } from './history.js';
import { liveAt } from './live.js';
import { lineTo } from './node.js';

/**
 * *Play on from here*: the history up to an entry as the beginning of a new table. What counts there is copied, live decisions
 * and changes of the table; what was taken back or struck stays in the old table, which `open.from` names.
 */
export function playOn<Setup, Event, State>(
	history: History<Setup, Event, State>,
	from: Id,
	open: OpenEntry
): readonly Entry[] {
	const node = history.inner.tree.node(from);
	if (!node) throw new Error(`play on: no entry ${from} stands here`);
	const live = new Set(Array.from(liveAt(node), ({ entry }) => entry.id));
	const copied: Entry[] = [open];
	let parent = open.id;
	for (const { entry } of lineTo(node)) {
		if (entry.kind !== 'table' && !(isMove(entry) && live.has(entry.id))) continue;
		const copy = copyOf(entry, open, parent);
		copied.push(copy);
		parent = copy.id;
	}
	return copied;
}

function copyOf(entry: MoveEntry | TableEntry, open: OpenEntry, parent: Id): Entry {
	const { device, seat, schema, at, events } = entry;
	const written = { table: open.id, parent, writer: open.writer, device, seat, schema, at };
	if (entry.kind === 'table') {
		return makeEntry({ ...written, kind: 'table', commands: [], events, change: entry.change });
	}
	return makeEntry({ ...written, kind: entry.kind, on: entry.on, commands: entry.commands, events });
}
