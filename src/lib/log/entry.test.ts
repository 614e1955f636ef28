import { decode, encode } from 'cborg';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tinyTable, UNTIL_THROWING, throws } from '../../../tests/support/tiny-table.js';
import { checkEntry } from './check.js';
import { decodeEntry, encodeEntry } from './codec.js';
import { ID_LENGTH, makeEntry, SCHEMA, type Entry } from './entry.js';

const some = () => {
	const { history, answers, change, takeBack, adopt, line, root } = tinyTable();
	const thrown = answers('A', root, ...UNTIL_THROWING, throws('ann'));
	const back = takeBack('B', change('B', thrown, { dice: 'table' }), root);
	line('C', adopt('C', back, 1), 1);
	return history.path();
};
const code = (value: unknown) => {
	const checked = checkEntry(value);
	return checked.ok ? 'ok' : checked.refusal.code;
};
/** An entry whose body was changed and whose id says so too. */
const forged = (entry: Entry, change: object): unknown => {
	const { id: _, ...body } = entry;
	return makeEntry({ ...body, ...change });
};

describe('an entry', () => {
	test('has as id the hash of all the rest, and the first entry names the table', () => {
		const [open, next] = some();
		expect(open!.id).toMatch(/^[0-9a-f]{32}$/);
		expect(open!.id).toHaveLength(ID_LENGTH);
		expect([open!.table, next!.table]).toEqual([undefined, open!.id]);
		expect(some().map(({ id }) => id)).toEqual(some().map(({ id }) => id));
	});

	test('passes the check, every kind of it', () => {
		const entries = some();
		expect(new Set(entries.map(({ kind }) => kind)).size).toBe(7);
		for (const entry of entries)
			expect(checkEntry(JSON.parse(JSON.stringify(entry)))).toEqual({ ok: true, value: entry });
	});

	test('is refused when anything of it was changed after it was written', () => {
		for (const entry of some()) {
			expect(code({ ...entry, at: entry.at + 1 })).toBe('entryHash');
			expect(code({ ...entry, seat: 'somebody' })).toBe('entryHash');
		}
	});

	test.each<[what: string, change: object]>([
		['a member nobody knows', { prize: 1 }],
		['another kind', { kind: 'wish' }],
		['a member of another kind', { rank: 1 }],
		['a parent that is no id', { parent: 'root' }],
		['a writer that is no uint32', { writer: 2 ** 32 }],
		['an ordinal that is no count', { ordinal: -1 }],
		['an ordinal before there were any', { schema: 1 }],
		['a time that is no number of ms', { at: -1 }],
		['no command', { commands: [] }],
		['a command without the occasion it answers', { commands: [{ command: {} }, { command: {} }] }],
		['an occasion for the choice itself', { commands: [{ on: 'x', command: {} }] }],
		['an event without a type', { events: [{}] }],
		['an event that is no object', { events: ['moved'] }],
		['a schema of no number', { schema: 0 }],
		['a key that reaches for a prototype', { events: [{ type: 'x', constructor: 1 }] }],
		['a number that has no JSON', { events: [{ type: 'x', n: Number.NaN }] }],
		['half a character', { events: [{ type: 'x', name: '\ud800' }] }]
	])('is refused with %s', (_, change) => {
		const choice = some().find(({ kind }) => kind === 'choice')!;
		expect(code(forged(choice, change))).toBe('entryMalformed');
	});

	test('is refused with a prototype of its own, hidden in its JSON', () => {
		const [, choice] = some();
		const hidden = JSON.parse(
			JSON.stringify(choice).replace('"type"', '"__proto__":{"polluted":true},"type"')
		) as unknown;
		expect(code(hidden)).toBe('entryMalformed');
		expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
	});

	test('is refused when it is too deep, too large, or no entry at all', () => {
		const [, choice] = some();
		let deep: unknown = 1;
		for (let i = 0; i < 100; i++) deep = [deep];
		expect(code(forged(choice!, { events: [{ type: 'x', deep }] }))).toBe('entryMalformed');
		expect(code(forged(choice!, { events: [{ type: 'x', text: 'x'.repeat(200_000) }] }))).toBe(
			'entryTooLarge'
		);
		for (const value of [undefined, null, 7, 'entry', [], {}, new Date(0)])
			expect(code(value)).toBe('entryMalformed');
	});

	test('of a newer app asks for an update', () => {
		const [open] = some();
		expect(checkEntry(forged(open!, { schema: SCHEMA + 1, novelty: true }))).toEqual({
			ok: false,
			refusal: { code: 'pleaseUpdate', params: { schema: SCHEMA + 1 } }
		});
	});
});

describe('an entry as bytes', () => {
	test('is the same entry when it is read', () => {
		for (const entry of some()) expect(decodeEntry(encodeEntry(entry))).toEqual({ ok: true, value: entry });
	});

	test('is a good deal smaller than its JSON', () => {
		const entries = some();
		const bytes = entries.map((entry) => encodeEntry(entry).length).reduce((a, b) => a + b);
		expect(bytes).toBeLessThan(JSON.stringify(entries).length * 0.7);
	});

	test('is never read as another entry when a bit of it flips, and reading never throws', () => {
		const all = some();
		fc.assert(
			fc.property(fc.nat(all.length - 1), fc.nat(), fc.nat(7), (which, where, bit) => {
				const bytes = encodeEntry(all[which]!);
				bytes[where % bytes.length]! ^= 1 << bit;
				expect(decodeEntry(bytes).ok).toBe(false);
			}),
			{ numRuns: 1000 }
		);
		fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => !decodeEntry(bytes).ok));
	});

	test('has one form only: the same content written otherwise is refused', () => {
		const [, choice] = some();
		const bytes = encodeEntry(choice!);
		const longer = Uint8Array.from([bytes[0]!, 0x18, bytes[1]!, ...bytes.slice(2)]); // a number in two bytes
		expect(decodeEntry(longer).ok).toBe(false);
		expect(decodeEntry(Uint8Array.from([...bytes, 0])).ok).toBe(false);
		const [event] = choice!.events as readonly [object];
		const turned = Object.fromEntries(Object.entries(event).reverse());
		const row = decode(bytes) as unknown[];
		const unsorted = encode(row.with(10, [turned]), { mapSorter: () => 0 });
		expect(decode(unsorted)).toEqual(row);
		expect(decodeEntry(unsorted)).toMatchObject({ ok: false, refusal: { params: { at: 'bytes' } } });
	});

	test('of a newer app asks for an update, whatever follows', () => {
		expect(decodeEntry(Uint8Array.from([0x82, 0x17, 0x63, 0x6e, 0x65, 0x77]))).toMatchObject({
			refusal: { code: 'pleaseUpdate' }
		});
	});
});
