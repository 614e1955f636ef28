import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { play } from '../../../tests/support/evening.js';
import { encodeEntry as encoded, makeEntry, type Entry } from '../log/index.js';
import { SharedDocument, rowName } from './document.js';
import { admit, LIMITS, type Known } from './gate.js';

const encodeEntry = (entry: Entry) => new Uint8Array(encoded(entry));
const EMPTY = new Uint8Array([0]);
const MINE = 4_000_000_000;
const tablet = play({
	...{ seed: 4, tablets: 3, byHand: [], rounds: 99, doPeopleAdopt: false },
	rooms: [[0, 0, 0, 0, 0]]
})[0]!;
const all = [...tablet.stored.values()];
const table = tablet.history.opening.id;
const whole = new SharedDocument(all);
const [update] = whole.missing(EMPTY) as [Uint8Array];

function known(doc: SharedDocument, more: Partial<Known> = {}): Known {
	return {
		...{ table, mine: MINE, writers: doc.writers },
		clock: (writer) => doc.clock(writer),
		bytesAt: (writer, ordinal) => doc.bytesAt(writer, ordinal),
		isElsewhere: () => false,
		...more
	};
}
const nothing = new SharedDocument([]);
const code = (bytes: Uint8Array, where = known(nothing)) => {
	const admitted = admit(bytes, where);
	return admitted.ok ? `${String(admitted.value.length)} entries` : admitted.refusal.code;
};

/** An update that a program of somebody else's wrote. */
function forged(client: number, write: (doc: Y.Doc) => void): Uint8Array {
	const doc = new Y.Doc({ gc: false });
	doc.clientID = client;
	write(doc);
	return Y.encodeStateAsUpdate(doc);
}
const rowOf = (client: number, rows: Uint8Array[]) =>
	forged(client, (doc) => doc.getArray(rowName(client)).push(rows));
const changed = (entry: Entry, change: object): Uint8Array => {
	const { id: _, ...body } = entry;
	return encodeEntry(makeEntry({ ...body, ...change }));
};
const someone = all.find(({ kind, writer }) => kind === 'choice' && writer !== 0)!;
const first = all.find(({ writer, ordinal }) => writer === someone.writer && ordinal === 0)!;

describe('the gate', () => {
	test('lets in what another tablet has written, each entry once, and knows what is here already', () => {
		expect(whole.missing(EMPTY).map((piece) => code(piece))).not.toContain('updateMalformed');
		const admitted = whole.missing(EMPTY).map((piece) => admit(piece, known(nothing)));
		const entries = admitted.flatMap((each) => (each.ok ? each.value : []));
		expect(new Set(entries.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
		expect(code(update, known(whole))).toBe('0 entries');
	});

	test.each<[string, () => Uint8Array, string]>([
		['bytes that are no update', () => new Uint8Array([1, 2, 3, 4]), 'updateMalformed'],
		['nothing at all', () => new Uint8Array(), 'updateMalformed'],
		['more than a message may hold', () => new Uint8Array(LIMITS.message + 1), 'messageTooLarge'],
		[
			'a forged deletion',
			() =>
				forged(9, (doc) => {
					doc.getArray(rowName(9)).push([encodeEntry(first)]);
					doc.getArray(rowName(9)).delete(0);
				}),
			'updateMalformed'
		],
		[
			'another root',
			() => forged(9, (doc) => doc.getArray('other').push([new Uint8Array(4)])),
			'updateMalformed'
		],
		[
			'a map',
			() => forged(9, (doc) => doc.getMap(rowName(9)).set('a', new Uint8Array(4))),
			'updateMalformed'
		],
		[
			'an object with __proto__ where bytes belong',
			() => forged(9, (doc) => doc.getArray(rowName(9)).push([JSON.parse('{"__proto__":{"polluted":1}}')])),
			'updateMalformed'
		],
		[
			'an entry before one that is there',
			() =>
				forged(9, (doc) => {
					doc.getArray(rowName(9)).push([encodeEntry(first)]);
					doc.getArray(rowName(9)).insert(0, [encodeEntry(first)]);
				}),
			'updateMalformed'
		],
		['an entry that is too large', () => rowOf(9, [new Uint8Array(LIMITS.entry + 1)]), 'entryTooLarge'],
		['bytes that are no entry', () => rowOf(9, [new Uint8Array(40)]), 'entryMalformed'],
		['an entry in the row of another writer', () => rowOf(9, [encodeEntry(first)]), 'updateMalformed'],
		[
			'an entry at another place than its ordinal says',
			() => rowOf(first.writer, [changed(first, { ordinal: 5 })]),
			'updateMalformed'
		],
		[
			'an entry of another table',
			() => rowOf(first.writer, [changed(first, { table: 'ab'.repeat(16) })]),
			'otherTable'
		],
		['an entry of a newer app', () => rowOf(first.writer, [changed(first, { schema: 9 })]), 'pleaseUpdate'],
		[
			'something under my own writer',
			() => rowOf(MINE, [changed(first, { writer: MINE })]),
			'writtenAsAnother'
		],
		[
			'a row whose beginning is missing',
			() => {
				const doc = new SharedDocument(all);
				const vector = Y.encodeStateVector(new Map([[someone.writer, 1]]) as never);
				return doc.missing(vector).find((piece) => Y.decodeUpdate(piece).structs[0]?.id.clock === 1)!;
			},
			'updateGap'
		]
	])('refuses %s', (_, bytes, wanted) => {
		expect(code(bytes())).toBe(wanted);
		expect(({} as { polluted?: number }).polluted).toBeUndefined();
	});

	test('refuses more writers than a table may have', () => {
		const crowd = Array.from({ length: LIMITS.writers + 1 }, (_, i) =>
			rowOf(100 + i, [changed(first, { writer: 100 + i })])
		);
		expect(code(Y.mergeUpdates(crowd))).toBe('tooManyWriters');
		expect(code(Y.mergeUpdates(crowd.slice(1)))).toBe(`${String(LIMITS.writers)} entries`);
	});

	test('refuses another entry in the place of one that is here, and what a neighbour would have said herself', () => {
		const other = rowOf(first.writer, [changed(first, { at: first.at + 1 })]);
		expect(code(other, known(whole))).toBe('writtenTwice');
		const isElsewhere = (writer: number) => writer === first.writer;
		expect(code(rowOf(first.writer, [encodeEntry(first)]), known(nothing, { isElsewhere }))).toBe(
			'writtenElsewhere'
		);
	});

	test('a flipped bit anywhere never brings in anything that was not written', () => {
		const written = new Set(all.map(({ id }) => id));
		fc.assert(
			fc.property(fc.nat(update.length * 8 - 1), (bit) => {
				const torn = Uint8Array.from(update);
				torn[bit >> 3] = (torn[bit >> 3] ?? 0) ^ (1 << (bit & 7));
				const admitted = admit(torn, known(nothing));
				if (admitted.ok) expect(admitted.value.every(({ id }) => written.has(id))).toBe(true);
			}),
			{ numRuns: 600 }
		);
	});
});
