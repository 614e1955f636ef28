import { refuse, yes } from '../engine/rules.js';
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

/** A log that lasts as long as the page: for browsers without storage, for watching, and for tests. Keeps bytes, like the other. */
export function memoryStore(): LogStore {
	const rows = new Map<Id, EntryRow>();
	const cards = new Map<Id, TableCard>();
	const checkpoints = new Map<Id, Checkpoint>();
	let isClosed = false;
	const run = <Value>(work: () => Value) =>
		Promise.resolve().then(() => (isClosed ? refuse('storageClosed') : yes(work())));
	const rowsOf = (table: Id) => [...rows.values()].filter((row) => row.table === table);

	return {
		append: (entries, card) =>
			run(() => {
				const written = entries.map(toRow);
				for (const row of written) rows.set(row.id, row);
				if (card) cards.set(card.id, structuredClone(card));
				return undefined;
			}),
		load: async (table) => (isClosed ? refuse('storageClosed') : readRows(rowsOf(table))),
		mend: (table) =>
			run(() => {
				const broken = rowsOf(table).filter(isBroken);
				for (const { id } of broken) rows.delete(id);
				return broken.map(({ id }) => id);
			}),
		cards: () => run(() => [...cards.values()].sort(latestFirst)),
		saveCard: (card) => run(() => void cards.set(card.id, structuredClone(card))),
		remove: (table) =>
			run(() => {
				for (const { id } of rowsOf(table)) rows.delete(id);
				cards.delete(table);
				checkpoints.delete(table);
				return undefined;
			}),
		saveCheckpoint: (checkpoint) =>
			run(() => void checkpoints.set(checkpoint.table, structuredClone(checkpoint))),
		checkpoint: (table, build) =>
			run(() => {
				const found = checkpoints.get(table);
				return found?.build === build ? found : undefined;
			}),
		close() {
			isClosed = true;
		}
	};
}
