import * as Y from 'yjs';
import { encodeEntry, type Entry } from '../log/index.js';

/** The root array that holds what one writer has written. */
export const rowName = (writer: number): string => `L${writer}`;

/** So much of a first exchange goes into one message, in bytes. */
const PIECE = 128 * 1024;

/**
 * Copies of a table's entries as other tablets are given them: a Y.Doc with one root array of bytes for each writer. It is made
 * of what is stored and is never the truth: lost, it is made anew byte for byte, because an entry's ordinal is its place in its
 * writer's array. Nothing is ever deleted in it, and nothing is read in its order. (Design §6)
 */
export class SharedDocument {
	readonly #doc = new Y.Doc({ gc: false });
	/** Entries whose predecessors of the same writer are not here yet. */
	#early: readonly Entry[] = [];

	/** @param stored all entries of the table that are stored, in any order. */
	constructor(stored: Iterable<Entry>) {
		this.add(stored);
	}

	/** How many entries of a writer it holds: those with the ordinals from 0 up to this, not including it. */
	clock(writer: number): number {
		return Y.getState(this.#doc.store, writer);
	}
	/** The bytes of an entry that it holds. */
	bytesAt(writer: number, ordinal: number): Uint8Array | undefined {
		return this.#doc.getArray<Uint8Array>(rowName(writer)).get(ordinal);
	}
	/** How many writers it has entries of. */
	get writers(): number {
		return this.#doc.store.clients.size;
	}

	/**
	 * Takes in entries that are stored. One whose predecessors of the same writer are missing waits for them. What it holds
	 * already, and what has no ordinal, does no harm.
	 */
	add(stored: Iterable<Entry>): void {
		const all = [...this.#early, ...stored];
		for (const [writer, row] of rowsOf(all)) {
			const next = this.#row(writer);
			const from = next.length;
			for (const entry of row.sort(byOrdinal))
				if (entry.ordinal === next.length) next.push(plain(encodeEntry(entry)));
			if (next.length > from) Y.applyUpdate(this.#doc, updateOf(writer, next, from));
		}
		this.#early = all.filter(({ writer, ordinal = -1 }) => ordinal > this.clock(writer));
	}

	/** How much of each writer it holds, as bytes. */
	stateVector(): Uint8Array {
		return Y.encodeStateVector(this.#doc);
	}
	/** All of it: the same bytes on every tablet that holds the same entries. */
	bytes(): Uint8Array {
		return Y.encodeStateAsUpdate(this.#doc);
	}

	/** What somebody with this state vector does not have, in pieces that fit a message each. */
	missing(stateVector: Uint8Array): readonly Uint8Array[] {
		const have = Y.decodeStateVector(stateVector);
		return [...this.#doc.store.clients.keys()].flatMap((writer) =>
			pieces(writer, this.#row(writer), have.get(writer) ?? 0)
		);
	}

	#row(writer: number): Uint8Array[] {
		return this.#doc.getArray<Uint8Array>(rowName(writer)).toArray();
	}
}

/** Yjs takes plain arrays of bytes only, and Node gives others. */
const plain = (bytes: Uint8Array) => new Uint8Array(bytes);
const byOrdinal = (a: Entry, b: Entry) => (a.ordinal ?? 0) - (b.ordinal ?? 0);

function rowsOf(entries: Iterable<Entry>): ReadonlyMap<number, Entry[]> {
	const rows = new Map<number, Entry[]>();
	for (const entry of entries) {
		const row = rows.get(entry.writer);
		if (row) row.push(entry);
		else rows.set(entry.writer, [entry]);
	}
	return rows;
}

/** The end of a writer's row as updates, none larger than a piece unless a single entry is. */
function pieces(writer: number, row: readonly Uint8Array[], from: number): readonly Uint8Array[] {
	const updates: Uint8Array[] = [];
	for (let start = from; start < row.length;) {
		let [end, size] = [start + 1, row[start]?.length ?? 0];
		for (; end < row.length; end++) {
			size += row[end]?.length ?? 0;
			if (size > PIECE) break;
		}
		updates.push(updateOf(writer, row.slice(0, end), start));
		start = end;
	}
	return updates;
}

/** A writer's row from a place on, as the update that its writer gave when she wrote it. */
function updateOf(writer: number, row: Uint8Array[], from: number): Uint8Array {
	const hers = new Y.Doc({ gc: false });
	hers.clientID = writer;
	const array = hers.getArray<Uint8Array>(rowName(writer));
	array.push(row.slice(0, from));
	const before = Y.encodeStateVector(hers);
	array.push(row.slice(from));
	const update = Y.encodeStateAsUpdate(hers, before);
	hers.destroy();
	return update;
}
