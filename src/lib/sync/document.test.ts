import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { play } from '../../../tests/support/evening.js';
import { seeded } from '../../../tests/support/scheduler.js';
import { SharedDocument } from './document.js';

const evening = (seed: number) =>
	play({
		...{ seed, tablets: 4, byHand: [], rounds: 99, doPeopleAdopt: true },
		rooms: Array.from({ length: 6 }, (_, i) => [i % 2, 0, 0, 1, 0])
	})[0]!;
const EMPTY = new Uint8Array([0]);

function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
	const random = seeded(seed);
	const drawn = items.map((item) => ({ item, lot: random() }));
	return drawn.sort((a, b) => a.lot - b.lot).map(({ item }) => item);
}

describe('the shared document', () => {
	test('is made anew byte for byte of what is stored, in whatever order it comes', () => {
		const all = [...evening(7).stored.values()];
		const live = new SharedDocument([]);
		for (const entry of [...all].sort((a, b) => (a.ordinal ?? 0) - (b.ordinal ?? 0))) live.add([entry]);
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				expect(new SharedDocument(shuffled(all, seed)).bytes()).toEqual(live.bytes());
			}),
			{ numRuns: 20 }
		);
		expect(live.writers).toBeGreaterThan(4);
	});

	test('is what its writer would have written entry by entry', () => {
		const all = [...evening(3).stored.values()];
		const [writer] = all.map((entry) => entry.writer).sort((a, b) => b - a);
		const row = all.filter((entry) => entry.writer === writer).sort((a, b) => a.ordinal! - b.ordinal!);
		const doc = new SharedDocument([]);
		for (const entry of row) doc.add([entry]);
		expect(doc.bytes()).toEqual(new SharedDocument(row).bytes());
		expect(doc.clock(writer!)).toBe(row.length);
	});

	test('gives another what is missing there, in pieces that fit a message, and nothing twice', () => {
		fc.assert(
			fc.property(fc.integer(), (seed) => {
				const all = shuffled([...evening(11).stored.values()], seed);
				const [part, whole] = [new SharedDocument(all.slice(0, all.length / 2)), new SharedDocument(all)];
				const there = new Y.Doc({ gc: false });
				for (const piece of part.missing(EMPTY)) Y.applyUpdate(there, piece);
				expect(Y.encodeStateAsUpdate(there)).toEqual(part.bytes());
				for (const piece of whole.missing(part.stateVector())) Y.applyUpdate(there, piece);
				expect(Y.encodeStateAsUpdate(there)).toEqual(whole.bytes());
				expect(whole.missing(Y.encodeStateVector(there))).toEqual([]);
			}),
			{ numRuns: 20 }
		);
	});

	test('an entry whose predecessors are missing waits for them', () => {
		const all = [...evening(5).stored.values()];
		const row = all.filter(({ writer }) => writer === 1).sort((a, b) => a.ordinal! - b.ordinal!);
		const doc = new SharedDocument(row.slice(1));
		expect(doc.clock(1)).toBe(0);
		doc.add(row.slice(0, 1));
		expect(doc.clock(1)).toBe(row.length);
	});

	test('holds nothing but entries: no deletions, and no other arrays', () => {
		const doc = new SharedDocument(evening(2).stored.values());
		const { structs, ds } = Y.decodeUpdate(doc.missing(EMPTY)[0]!);
		expect(ds.clients.size).toBe(0);
		expect(structs.every((struct) => struct instanceof Y.Item)).toBe(true);
	});
});
