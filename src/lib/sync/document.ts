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
	 * Takes in entries that are stored, and gives what is new of them as updates. One whose predecessors of the same writer are
	 * missing waits for them. What it holds already, and what has no ordinal, does no harm. An entry at the end costs the same
	 * however long the table is.
	 */
	add(stored: Iterable<Entry>): readonly Uint8Array[] {
		const all = [...this.#early, ...stored];
		const updates: Uint8Array[] = [];
		for (const [writer, row] of rowsOf(all)) {
			const fresh: Uint8Array[] = [];
			const from = this.clock(writer);
			for (const entry of row.sort(byOrdinal))
				if (entry.ordinal === from + fresh.length) fresh.push(plain(encodeEntry(entry)));
			for (const piece of inPieces(fresh)) updates.push(this.#append(writer, piece));
		}
		this.#early = all.filter(({ writer, ordinal = -1 }) => ordinal > this.clock(writer));
		return updates;
	}
	/** Puts bytes at the end of a writer's row, as she did when she wrote them. Gives that as an update. */
	#append(writer: number, bytes: Uint8Array[]): Uint8Array {
		const doc = this.#doc;
		let made: Uint8Array = new Uint8Array();
		doc.once('update', (update: Uint8Array) => {
			made = update;
		});
		doc.clientID = writer;
		doc.getArray<Uint8Array>(rowName(writer)).push(bytes);
		return made;
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

/** The end of a writer's row as updates. */
function pieces(writer: number, row: readonly Uint8Array[], from: number): readonly Uint8Array[] {
	const updates: Uint8Array[] = [];
	let start = from;
	for (const piece of inPieces(row.slice(from))) {
		updates.push(updateOf(writer, row.slice(0, start + piece.length), start));
		start += piece.length;
	}
	return updates;
}

/** Entries in groups that fit a message each: none is larger than a piece unless a single entry is. */
function* inPieces(row: readonly Uint8Array[]): Generator<Uint8Array[]> {
	let [group, size] = [[] as Uint8Array[], 0];
	for (const bytes of row) {
		if (group.length > 0 && size + bytes.length > PIECE) {
			yield group;
			[group, size] = [[], 0];
		}
		group.push(bytes);
		size += bytes.length;
	}
	if (group.length > 0) yield group;
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
