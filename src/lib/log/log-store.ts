import { refuse, yes, type Decision } from '../engine/rules.js';
import { decodeEntry, encodeEntry } from './codec.js';
import { tableOf, type Entry, type Id } from './entry.js';

/** What the library shows of a table without reading its entries. */
export interface TableCard {
	readonly id: Id;
	readonly system: string;
	readonly title: string;
	/** Milliseconds, for the order of the library only. */
	readonly updatedAt: number;
	readonly about?: Readonly<Record<string, string | number | boolean>>;
}

/** A state that need not be folded again. Safe to delete; good only for the build of the app that wrote it. */
export interface Checkpoint {
	readonly table: Id;
	readonly entry: Id;
	readonly build: string;
	readonly state: unknown;
}

const CHECKPOINT_EVERY = 256;

/** Whether a history that has grown from one length to another is due for a checkpoint. */
export const checkpointDue = (before: number, after: number): boolean =>
	Math.floor(before / CHECKPOINT_EVERY) < Math.floor(after / CHECKPOINT_EVERY);

/**
 * Where entries are kept for good: the truth of this device. Nothing of it throws for what can happen to storage; each answer
 * says what came of it. Codes: `noStorage`, `quotaExceeded`, `storageClosed`, `storageBroken`, and for what was stored once
 * `entryBroken` with the entry, or `pleaseUpdate`.
 */
export interface LogStore {
	/** Stores entries, and the table's card, in one transaction: all of them or none, safe when it says so. Twice does no harm. */
	append(entries: readonly Entry[], card?: TableCard): Promise<Decision<undefined>>;
	/** All entries of a table, each checked, in no order. */
	load(table: Id): Promise<Decision<readonly Entry[]>>;
	/** Takes the rows out that cannot be read, so that other tablets can give these entries once more; says which. */
	mend(table: Id): Promise<Decision<readonly Id[]>>;
	/** The tables of this device, the latest first. */
	cards(): Promise<Decision<readonly TableCard[]>>;
	saveCard(card: TableCard): Promise<Decision<undefined>>;
	/** Forgets a table: its entries, its card and its checkpoint. */
	remove(table: Id): Promise<Decision<undefined>>;
	saveCheckpoint(checkpoint: Checkpoint): Promise<Decision<undefined>>;
	/** The checkpoint of a table that this build of the app wrote, if there is one. */
	checkpoint(table: Id, build: string): Promise<Decision<Checkpoint | undefined>>;
	close(): void;
}

/** An entry as it lies in storage. */
export interface EntryRow {
	readonly id: Id;
	readonly table: Id;
	readonly bytes: Uint8Array;
}

export const toRow = (entry: Entry): EntryRow => ({
	id: entry.id,
	table: tableOf(entry),
	bytes: encodeEntry(entry)
});

export const latestFirst = (a: TableCard, b: TableCard): number => b.updatedAt - a.updatedAt;

/** The entry of a row: its bytes say the same as its keys. */
function readRow(row: EntryRow): Decision<Entry> {
	const entry = row.bytes instanceof Uint8Array ? decodeEntry(row.bytes) : refuse('entryMalformed');
	if (entry.ok && entry.value.id === row.id && tableOf(entry.value) === row.table) return entry;
	return entry.ok || entry.refusal.code !== 'pleaseUpdate' ? refuse('entryBroken', { entry: row.id }) : entry;
}

/** Whether a row cannot be read by anybody. One of a newer app can. */
export function isBroken(row: EntryRow): boolean {
	const entry = readRow(row);
	return !entry.ok && entry.refusal.code === 'entryBroken';
}

const SLICE = 500;

/** The entries of rows, or what is wrong with the first that cannot be read. Lets the screen breathe in between. */
export async function readRows(rows: readonly EntryRow[]): Promise<Decision<readonly Entry[]>> {
	const entries: Entry[] = [];
	for (const row of rows) {
		const entry = readRow(row);
		if (!entry.ok) return entry;
		entries.push(entry.value);
		if (entries.length % SLICE === 0) await new Promise((resolve) => setTimeout(resolve, 0));
	}
	return yes(entries);
}
