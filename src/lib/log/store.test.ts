import { Dexie } from 'dexie';
import { forceCloseDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { tinyTable, UNTIL_THROWING } from '../../../tests/support/tiny-table.js';
import { openStore } from './store.js';
import { storageRefusal } from './storage-refusal.js';

const played = (seed = 'seed') => {
	const { history, answers, root } = tinyTable({ seed });
	answers('A', root, ...UNTIL_THROWING);
	return history.path();
};
const ofDevice = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });
const code = (answer: { ok: true } | { ok: false; refusal: { code: string } }) =>
	answer.ok ? 'ok' : answer.refusal.code;

/** The same database, seen by another program. */
async function beside(device: ReturnType<typeof ofDevice>, work: (db: Dexie) => Promise<unknown>) {
	const db = new Dexie('log', device);
	await db.open();
	await work(db);
	db.close();
}

/** Sees every connection that is opened from now on, before anybody else does. */
function onOpen({ indexedDB }: ReturnType<typeof ofDevice>, see: (connection: IDBDatabase) => void): void {
	const open = indexedDB.open.bind(indexedDB);
	vi.spyOn(indexedDB, 'open').mockImplementation((...wanted) => {
		const request = open(...wanted);
		request.addEventListener('success', () => see(request.result));
		return request;
	});
}

describe('a row that is corrupt', () => {
	test('is named, and the other tables are unharmed', async () => {
		const [device, mine, other] = [ofDevice(), played('mine'), played('other')];
		const store = openStore('log', device);
		await store.append([...mine, ...other]);
		const { id } = mine[2]!;
		await beside(device, (db) => db.table('entries').update(id, { bytes: new Uint8Array([1, 2, 3]) }));
		expect(await store.load(mine[0]!.id)).toEqual({
			ok: false,
			refusal: { code: 'entryBroken', params: { entry: id } }
		});
		expect(await store.load(other[0]!.id)).toMatchObject({ ok: true });
	});

	test('is taken out when it is mended, so that other tablets can give the entry once more', async () => {
		const [device, entries] = [ofDevice(), played()];
		const store = openStore('log', device);
		await store.append(entries);
		const [table, id] = [entries[0]!.id, entries[2]!.id];
		await beside(device, (db) => db.table('entries').update(id, { bytes: 'lost' }));
		expect(await store.mend(table)).toEqual({ ok: true, value: [id] });
		expect(await store.load(table)).toMatchObject({ ok: true });
		await store.append([entries[2]!]);
		const loaded = await store.load(table);
		expect(loaded.ok && loaded.value).toHaveLength(entries.length);
	});

	test('is one, too, that holds another entry than it says', async () => {
		const [device, entries] = [ofDevice(), played()];
		const store = openStore('log', device);
		await store.append(entries);
		const { id } = entries[2]!;
		await beside(device, async (db) => {
			const { bytes } = (await db.table('entries').get(entries[3]!.id)) as { bytes: Uint8Array };
			await db.table('entries').update(id, { bytes });
		});
		expect(await store.load(entries[0]!.id)).toMatchObject({
			refusal: { code: 'entryBroken', params: { entry: id } }
		});
	});

	test('of a newer app is kept, and asks for an update', async () => {
		const [device, entries] = [ofDevice(), played()];
		const store = openStore('log', device);
		await store.append(entries);
		const [table, id] = [entries[0]!.id, entries[2]!.id];
		await beside(device, (db) => db.table('entries').update(id, { bytes: new Uint8Array([0x81, 0x09]) }));
		expect(code(await store.load(table))).toBe('pleaseUpdate');
		expect(await store.mend(table)).toEqual({ ok: true, value: [] });
	});
});

describe('what can happen to storage is told', () => {
	test('a connection that the system closed is opened once more', async () => {
		const [device, entries] = [ofDevice(), played()];
		const opened: IDBDatabase[] = [];
		onOpen(device, (connection) => opened.push(connection));
		const store = openStore('log', device);
		await store.append(entries.slice(0, 4));
		for (const connection of opened) forceCloseDatabase(connection as never);
		expect(code(await store.append(entries.slice(4)))).toBe('ok');
		const loaded = await store.load(entries[0]!.id);
		expect(loaded.ok && loaded.value).toHaveLength(entries.length);
	});

	test('what the system broke off is done once more', async () => {
		const [device, entries] = [ofDevice(), played()];
		const store = openStore('log', device);
		let isFirst = true;
		onOpen(device, (connection) => {
			const begin = connection.transaction.bind(connection);
			connection.transaction = (...wanted) => {
				const transaction = begin(...wanted);
				if (isFirst && wanted[1] === 'readwrite') queueMicrotask(() => transaction.abort());
				isFirst &&= wanted[1] !== 'readwrite';
				return transaction;
			};
		});
		expect(code(await store.append(entries))).toBe('ok');
		const loaded = await store.load(entries[0]!.id);
		expect(loaded.ok && loaded.value).toHaveLength(entries.length);
	});

	test('a handle that is dead without saying so is replaced, however often', async () => {
		const device = ofDevice();
		const opened: IDBDatabase[] = [];
		onOpen(device, (connection) => opened.push(connection));
		vi.spyOn(console, 'warn').mockReturnValue();
		const store = openStore('log', device);
		for (const entry of played()) {
			expect(code(await store.append([entry]))).toBe('ok');
			opened.at(-1)?.close();
		}
		expect(opened.length).toBeGreaterThan(5);
	});

	test('no IndexedDB: `noStorage`', async () => {
		const store = openStore('log', { indexedDB: undefined as never, IDBKeyRange: undefined as never });
		expect(code(await store.append(played()))).toBe('noStorage');
	});

	test('a new one while another tab holds the database: `storageClosed`', async () => {
		const device = ofDevice();
		await new Promise<void>((resolve) => {
			// an old connection that does not listen
			const request = device.indexedDB.open('log', 1);
			request.onsuccess = () => resolve();
		});
		vi.spyOn(console, 'warn').mockReturnValue();
		expect(code(await openStore('log', device).append(played()))).toBe('storageClosed');
	});

	test.each<[error: Error | DOMException, code: string]>([
		[new DOMException('full', 'QuotaExceededError'), 'quotaExceeded'],
		[
			Object.assign(new DOMException('aborted', 'AbortError'), {
				inner: new DOMException('', 'QuotaExceededError')
			}),
			'quotaExceeded'
		],
		[new Dexie.BulkError('bulk', { 0: new DOMException('', 'QuotaExceededError') }), 'quotaExceeded'],
		[new Dexie.OpenFailedError('no', new DOMException('private', 'SecurityError')), 'noStorage'],
		[new DOMException('closing', 'InvalidStateError'), 'storageClosed'],
		[new Dexie.DatabaseClosedError(), 'storageClosed'],
		[new DOMException('lost', 'UnknownError'), 'storageBroken']
	])('%s: `%s`', (error, expected) => {
		expect(storageRefusal(error).refusal.code).toBe(expected);
	});
});

test('an append says so only when its transaction is complete, with strict durability', async () => {
	const device = ofDevice();
	const seen: unknown[] = [];
	onOpen(device, (connection) => {
		const begin = connection.transaction.bind(connection);
		connection.transaction = (names, mode, options) => {
			const transaction = begin(names, mode, options);
			transaction.addEventListener('complete', () => seen.push(mode, options));
			return transaction;
		};
	});
	const store = openStore('log', device);
	const [first, second] = played();
	await store.append([first!]);
	seen.length = 0;
	await store.append([second!]).then((answer) => seen.push(code(answer)));
	expect(seen).toEqual(['readwrite', { durability: 'strict' }, 'ok']);
});
