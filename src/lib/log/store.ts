import { Dexie, type DexieOptions, type Table } from 'dexie';
import { yes, type Decision } from '../engine/rules.js';
import type { Id } from './entry.js';
import {
	latestFirst,
	isBroken,
	readRows,
	toRow,
	type Checkpoint,
	type EntryRow,
	type LogStore,
	type TableCard
} from './log-store.js';
import { isLost, storageRefusal } from './storage-refusal.js';

class Database extends Dexie {
	declare readonly entries: Table<EntryRow, Id>;
	declare readonly cards: Table<TableCard, Id>;
	declare readonly checkpoints: Table<Checkpoint, Id>;

	constructor(name: string, options: DexieOptions) {
		super(name, options);
		this.version(1).stores({ entries: 'id, table', cards: 'id', checkpoints: 'table' });
	}
}

/**
 * The log in IndexedDB. A connection that the system has closed is opened once more before anybody is told; durability is
 * strict, so what is said to be stored survives a tablet whose battery is taken out.
 */
export function openStore(
	name: string,
	options: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> = {}
): LogStore {
	const db = new Database(name, { ...options, chromeTransactionDurability: 'strict' });
	let isClosed = false;
	const blocked = new Promise<never>((_, reject) => {
		db.on('blocked', () => reject(new DOMException('another tab holds the database', 'BlockedError')));
	});
	// a store that is never blocked has nobody waiting for this
	blocked.catch(() => undefined);

	async function run<Value>(work: () => PromiseLike<Value>): Promise<Decision<Value>> {
		const attempt = async () => yes(await Promise.race([work(), blocked]));
		try {
			return await attempt();
		} catch (error) {
			if (isClosed || !isLost(error)) return storageRefusal(error);
		}
		try {
			db.close({ disableAutoOpen: false });
			return await attempt();
		} catch (error) {
			return storageRefusal(error);
		}
	}
	const rowsOf = (table: Id) => run(() => db.entries.where('table').equals(table).toArray());

	return {
		async append(entries, card) {
			const rows = entries.map(toRow);
			return run(() =>
				db.transaction('rw', db.entries, db.cards, async () => {
					await db.entries.bulkPut(rows);
					if (card) await db.cards.put(card);
					return undefined;
				})
			);
		},
		async load(table) {
			const rows = await rowsOf(table);
			return rows.ok ? readRows(rows.value) : rows;
		},
		async mend(table) {
			const rows = await rowsOf(table);
			if (!rows.ok) return rows;
			const broken = rows.value.filter(isBroken).map(({ id }) => id);
			return run(() => db.entries.bulkDelete(broken).then(() => broken));
		},
		cards: () => run(() => db.cards.toArray().then((cards) => cards.sort(latestFirst))),
		saveCard: (card) => run(() => db.cards.put(card).then(() => undefined)),
		remove: (table) =>
			run(() =>
				db.transaction('rw', db.entries, db.cards, db.checkpoints, async () => {
					await db.entries.where('table').equals(table).delete();
					await db.cards.delete(table);
					await db.checkpoints.delete(table);
					return undefined;
				})
			),
		saveCheckpoint: (checkpoint) => run(() => db.checkpoints.put(checkpoint).then(() => undefined)),
		async checkpoint(table, build) {
			const found = await run(() => db.checkpoints.get(table));
			return found.ok && found.value?.build !== build ? yes(undefined) : found;
		},
		close() {
			isClosed = true;
			db.close();
		}
	};
}
