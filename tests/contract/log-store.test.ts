import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/lib/engine/rules.js';
import { checkpointDue, type LogStore } from '../../src/lib/log/log-store.js';
import { memoryStore } from '../../src/lib/log/memory.js';
import { openStore } from '../../src/lib/log/store.js';
import { tinyTable, UNTIL_THROWING } from '../support/tiny-table.js';

const value = <Value>(decision: Decision<Value>): Value => {
	if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
	return decision.value;
};
const played = (seed = 'seed') => {
	const { history, answers, root } = tinyTable({ seed });
	answers('A', root, ...UNTIL_THROWING);
	return history.path();
};
const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
	[...items].sort((a, b) => (a.id < b.id ? -1 : 1));
const cardOf = (id: string, updatedAt = 1) => ({
	id,
	system: 'tiny',
	title: 'Snowballs',
	updatedAt,
	about: { round: 2 }
});

describe.each<[name: string, open: () => LogStore]>([
	['in IndexedDB', () => openStore('log', { indexedDB: new IDBFactory(), IDBKeyRange })],
	['in memory', memoryStore]
])('a log %s', (_, open) => {
	test('gives back the entries of a table as they were stored', async () => {
		const [store, entries] = [open(), played()];
		value(await store.append(entries.slice(0, 3)));
		value(await store.append(entries.slice(3)));
		expect(byId(value(await store.load(entries[0]!.id)))).toEqual(byId(entries));
	});

	test('keeps tables apart', async () => {
		const [store, mine, other] = [open(), played('mine'), played('other')];
		value(await store.append([...mine, ...other]));
		expect(byId(value(await store.load(mine[0]!.id)))).toEqual(byId(mine));
		expect(value(await store.load('f'.repeat(32)))).toEqual([]);
	});

	test('storing an entry twice does no harm', async () => {
		const [store, entries] = [open(), played()];
		value(await store.append(entries));
		value(await store.append(entries));
		expect(value(await store.load(entries[0]!.id))).toHaveLength(entries.length);
	});

	test('stores all entries of one append or none', async () => {
		const [store, [first, second]] = [open(), played()];
		const odd = { ...second!, seat: undefined } as never;
		await expect(store.append([first!, odd])).rejects.toThrow('a member is undefined');
		expect(value(await store.load(first!.id))).toEqual([]);
	});

	test('shows the tables of the library, the latest first, and forgets one with all it holds', async () => {
		const [store, mine, other] = [open(), played('mine'), played('other')];
		const [id, otherId] = [mine[0]!.id, other[0]!.id];
		value(await store.append(mine, cardOf(id, 5)));
		value(await store.append(other, cardOf(otherId, 9)));
		expect(value(await store.cards())).toEqual([cardOf(otherId, 9), cardOf(id, 5)]);
		value(await store.saveCard(cardOf(id, 12)));
		value(await store.saveCheckpoint({ table: id, entry: id, build: 'b', state: {} }));
		expect(value(await store.cards()).map((card) => card.id)).toEqual([id, otherId]);
		value(await store.remove(id));
		expect(value(await store.cards())).toEqual([cardOf(otherId, 9)]);
		expect(value(await store.load(id))).toEqual([]);
		expect(value(await store.checkpoint(id, 'b'))).toBeUndefined();
		expect(value(await store.load(otherId))).toHaveLength(other.length);
	});

	test('keeps the last checkpoint of a table, for the build that wrote it', async () => {
		const [store, table] = [open(), 'a'.repeat(32)];
		const checkpoint = {
			table,
			entry: 'b'.repeat(32),
			build: '7',
			state: { round: 3, frames: [{ id: 'round-3' }] }
		};
		expect(value(await store.checkpoint(table, '7'))).toBeUndefined();
		value(await store.saveCheckpoint({ ...checkpoint, state: {} }));
		value(await store.saveCheckpoint(checkpoint));
		expect(value(await store.checkpoint(table, '7'))).toEqual(checkpoint);
		expect(value(await store.checkpoint(table, '8'))).toBeUndefined();
	});

	test('opening a table from it, with or without the checkpoint, gives the same state', async () => {
		const { history, answers, root } = tinyTable();
		const at = answers('A', root, ...UNTIL_THROWING.slice(0, 6));
		answers('A', at, ...UNTIL_THROWING.slice(6));
		const store = open();
		value(await store.append(history.path()));
		value(await store.saveCheckpoint({ table: root, entry: at, build: '7', state: history.stateAt(at) }));
		const { history: anew } = tinyTable();
		anew.add(value(await store.load(root)));
		const checkpoint = value(await store.checkpoint(root, '7'))!;
		anew.keep(checkpoint.entry, checkpoint.state as never);
		expect(anew.stateNow()).toEqual(history.stateNow());
		expect(anew.tip()).toBe(history.tip());
	});

	test('holds nothing of what it was given: changing it later changes nothing', async () => {
		const [store, entries] = [open(), structuredClone(played())];
		value(await store.append(entries));
		(entries[1] as { seat: string }).seat = 'somebody';
		expect(value(await store.load(entries[0]!.id)).map(({ seat }) => seat)).not.toContain('somebody');
	});

	test('mends nothing where nothing is broken', async () => {
		const [store, entries] = [open(), played()];
		value(await store.append(entries));
		expect(value(await store.mend(entries[0]!.id))).toEqual([]);
		expect(value(await store.load(entries[0]!.id))).toHaveLength(entries.length);
	});

	test('once closed it says so, whatever it is asked', async () => {
		const [store, entries] = [open(), played()];
		value(await store.append(entries));
		store.close();
		const table = entries[0]!.id;
		const answers = [
			await store.append(entries),
			await store.load(table),
			await store.mend(table),
			await store.cards(),
			await store.saveCard(cardOf(table)),
			await store.remove(table),
			await store.saveCheckpoint({ table, entry: table, build: '', state: 0 }),
			await store.checkpoint(table, '')
		];
		expect(new Set(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal.code)))).toEqual(
			new Set(['storageClosed'])
		);
	});
});

test('a checkpoint is due each time another 256 entries are on the path', () => {
	expect([
		checkpointDue(254, 255),
		checkpointDue(255, 256),
		checkpointDue(256, 511),
		checkpointDue(500, 600)
	]).toEqual([...[false, true, false, true]]);
});
