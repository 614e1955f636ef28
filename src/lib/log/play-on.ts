import type { Decision } from '../engine/rules.js';
import { isMove } from './command.js';
import {
	makeEntry,
	SCHEMA,
	type Entry,
	type Id,
	type MoveEntry,
	type OpenEntry,
	type TableEntry
} from './entry.js';
import type { History } from './history.js';
import { liveAt } from './live.js';
import { lineTo } from './node.js';
import type { Content } from './upcast/chain.js';

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
		const copy = copyOf(history.inner.read(entry), entry, {
			table: open.id,
			parent,
			writer: open.writer,
			ordinal: copied.length
		});
		copied.push(copy);
		parent = copy.id;
	}
	return copied;
}

interface Place {
	readonly table: Id;
	readonly parent: Id;
	readonly writer: number;
	readonly ordinal: number;
}

/** A copy in today's shape. What this app cannot read keeps its own: the new table stops there too. */
function copyOf(read: Decision<Content>, entry: MoveEntry | TableEntry, place: Place): Entry {
	const { device, seat, at } = entry;
	const content: Content = read.ok ? read.value : entry;
	const written = { ...place, device, seat, schema: read.ok ? SCHEMA : entry.schema, at };
	const { commands, events } = content;
	if (entry.kind === 'table') {
		const change = content.change ?? entry.change;
		return makeEntry({ ...written, kind: 'table', commands: [], events, change });
	}
	return makeEntry({ ...written, kind: entry.kind, on: entry.on, commands, events });
}
