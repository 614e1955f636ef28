import * as Y from 'yjs';
import { refuse, yes, type Decision } from '../engine/rules.js';
import { decodeEntry, tableOf, type Entry, type Id } from '../log/index.js';
import { rowName } from './document.js';

/** A message in bytes, entries in a message, an entry in bytes, writers of a table, entries of one writer. (Guide, wire limits) */
export const LIMITS = {
	...{ message: 256 * 1024, entries: 4000, entry: 64 * 1024 },
	...{ writers: 1024, row: 20_000 }
} as const;

/** What a table already holds, and whose writer this page load is. */
export interface Known {
	readonly table: Id;
	readonly mine: number;
	readonly writers: number;
	/** How many entries of a writer are here, and the bytes of one of them. */
	clock(writer: number): number;
	bytesAt(writer: number, ordinal: number): Uint8Array | undefined;
	/** Whether another link leads to this writer herself: then her entries come from there alone. */
	isElsewhere(writer: number): boolean;
}

/**
 * Looks at an update from another tablet before anything of it is applied: only bytes at the end of their writer's own array,
 * without a gap, nothing deleted, nobody writing as me; then each entry as any from outside, at the place that its ordinal
 * says. Gives the entries that are new, in the order of their rows. Refuses the whole update with `messageTooLarge`,
 * `updateMalformed` and where, `tooManyWriters`, `tableFull`, `writtenAsAnother`, `writtenElsewhere`, `writtenTwice`, `otherTable`, `updateGap`, or what
 * is wrong with an entry.
 */
export function admit(update: Uint8Array, known: Known): Decision<readonly Entry[]> {
	if (update.length > LIMITS.message) return refuse('messageTooLarge');
	const structs = structsOf(update);
	if (!structs) return refuse('updateMalformed', { at: 'bytes' });
	if (structs.length > LIMITS.entries) return refuse('messageTooLarge');
	const next = new Map<number, number>();
	const fresh: Entry[] = [];
	for (const struct of structs) {
		const { client, clock } = struct.id;
		const here = known.clock(client);
		const due = next.get(client) ?? Math.min(clock, here);
		if (clock !== due) return refuse('updateGap');
		next.set(client, clock + 1);
		const bytes = contentOf(struct);
		if (!bytes.ok) return bytes;
		if (clock < here) {
			if (isSame(bytes.value, known.bytesAt(client, clock))) continue;
			return refuse('writtenTwice');
		}
		if (client === known.mine) return refuse('writtenAsAnother');
		if (known.isElsewhere(client)) return refuse('writtenElsewhere');
		if (clock >= LIMITS.row) return refuse('tableFull');
		const entry = entryAt(bytes.value, client, clock, known.table);
		if (!entry.ok) return entry;
		fresh.push(entry.value);
	}
	const added = [...next.keys()].filter((writer) => known.clock(writer) === 0).length;
	if (known.writers + added > LIMITS.writers) return refuse('tooManyWriters');
	return yes(fresh);
}

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

/** The parts of an update; nothing for bytes that are none, or that delete. */
function structsOf(update: Uint8Array): readonly Struct[] | undefined {
	try {
		const { structs, ds } = Y.decodeUpdate(update);
		return ds.clients.size === 0 ? structs : undefined;
	} catch {
		// whatever foreign bytes make it throw, they are no update
		return undefined;
	}
}

/** The bytes of a part that stands where its writer alone may put it: behind her last one, in her own array. */
function contentOf(struct: Struct): Decision<Uint8Array> {
	const fault = (at: string) => refuse('updateMalformed', { at });
	if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentBinary)) return fault('content');
	const { client, clock } = struct.id;
	const { origin, rightOrigin, parent, parentSub, content } = struct;
	if (content.content.length > LIMITS.entry) return refuse('entryTooLarge');
	if (rightOrigin !== null || parentSub !== null) return fault('place');
	const isFirst = origin === null && clock === 0 && (parent as unknown) === rowName(client);
	const isNext = origin !== null && origin.client === client && origin.clock === clock - 1 && parent === null;
	return isFirst || isNext ? yes(content.content) : fault('place');
}

function isSame(a: Uint8Array, b: Uint8Array | undefined): boolean {
	return b?.length === a.length && a.every((byte, i) => byte === b[i]);
}

function entryAt(bytes: Uint8Array, writer: number, ordinal: number, table: Id): Decision<Entry> {
	const entry = decodeEntry(bytes);
	if (!entry.ok) return entry;
	if (tableOf(entry.value) !== table) return refuse('otherTable');
	const isHers = entry.value.writer === writer && entry.value.ordinal === ordinal;
	return isHers ? entry : refuse('updateMalformed', { at: 'ordinal' });
}
