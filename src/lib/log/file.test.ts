import { deflateSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTiny } from '../../../tests/support/tablet.js';
import { hide, throws, tinyTable, UNTIL_THROWING } from '../../../tests/support/tiny-table.js';
import { encodeEntry } from './codec.js';
import { makeEntry, SCHEMA, type Body, type Entry } from './entry.js';
import { readTableFile, writeTableFile } from './file.js';
import { joinRecords } from './inflate.js';

function aTable() {
	const { history, open, answers, takeBack, adopt, line, root } = tinyTable();
	const thrown = answers('A', root, ...UNTIL_THROWING, throws('ann'));
	adopt('B', takeBack('A', thrown, root), 1);
	adopt('C', line('C', answers('C', root, hide('ann')), 3), 2);
	return { open, entries: [...history.entries()] };
}
const written = () => {
	const { open, entries } = aTable();
	return writeTableFile(open, entries);
};
/** A file with these records, that says it has so many. */
function fileOf(records: readonly Uint8Array[], of = records.length, version = 1): Uint8Array {
	const header = [...new TextEncoder().encode('wardroom'), version, 0, 0, of >> 8, of & 255];
	return Uint8Array.from([...header, ...deflateSync(joinRecords(records))]);
}
const entryFile = (...entries: readonly Entry[]) => fileOf(entries.map(encodeEntry));
const refusal = (bytes: Uint8Array) => {
	const read = readTableFile(bytes);
	return read.ok ? undefined : [read.refusal.code, read.refusal.params?.why];
};
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id).sort();

describe('a whole table as one file', () => {
	test('is the same table when it is read', () => {
		const { open, entries } = aTable();
		const read = readTableFile(writeTableFile(open, entries));
		if (!read.ok) throw new Error(read.refusal.code);
		expect(read.value.open).toEqual(open);
		expect(read.value.entries[0]).toEqual(open);
		expect(ids(read.value.entries)).toEqual(ids(entries));
	});

	test('has the same bytes in whatever order the entries came', () => {
		const { open, entries } = aTable();
		fc.assert(
			fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (shuffled) => {
				expect(writeTableFile(open, shuffled)).toEqual(writeTableFile(open, entries));
			}),
			{ numRuns: 20 }
		);
	});

	test('leaves out what waits for an entry nobody has', () => {
		const { open, entries } = aTable();
		const [, first, , ...others] = entries;
		const read = readTableFile(writeTableFile(open, [first!, ...others]));
		expect(
			read.ok && read.value.entries.every(({ parent }) => parent === undefined || parent !== entries[2]!.id)
		).toBe(true);
	});
});

describe('a file is refused', () => {
	test('as torn when it ends early, with how many of how many entries are whole', () => {
		const bytes = written();
		const read = readTableFile(bytes.slice(0, bytes.length - 40));
		expect(read).toMatchObject({
			ok: false,
			refusal: { code: 'fileTorn', params: { of: aTable().entries.length } }
		});
	});

	test('as torn when it holds fewer entries than it says', () => {
		const read = readTableFile(fileOf([encodeEntry(openTiny('s'))], 3));
		expect(read).toEqual({ ok: false, refusal: { code: 'fileTorn', params: { whole: 1, of: 3 } } });
	});

	test('wherever it is torn; what is whole of it can be taken', () => {
		const { open, entries } = aTable();
		const bytes = writeTableFile(open, entries);
		let most = 0;
		for (let length = 9; length < bytes.length; length += 7) {
			const torn = bytes.slice(0, length);
			expect(refusal(torn)).toEqual(['fileTorn', undefined]);
			const read = readTableFile(torn, { takeWhole: true });
			if (!read.ok) continue;
			most = Math.max(most, read.value.entries.length);
			expect(ids(entries)).toEqual(expect.arrayContaining(ids(read.value.entries)));
		}
		expect(most).toBeGreaterThan(entries.length / 2);
	});

	test('as foreign when it is something else', () => {
		for (const text of ['', 'wardroo', '{"not":"ours"}', 'PK\u0003\u0004 wardroom']) {
			expect(refusal(new TextEncoder().encode(text))).toEqual(['fileForeign', undefined]);
		}
	});

	test('as newer when its form or an entry of it is', () => {
		const { id: _, ...body } = openTiny('s');
		const newer = makeEntry({ ...body, schema: SCHEMA + 1 });
		expect(refusal(fileOf([], 0, 2))).toEqual(['fileNewer', undefined]);
		expect(refusal(entryFile(newer))).toEqual(['fileNewer', undefined]);
	});

	test('as too large while a bomb goes off, not after', () => {
		const bomb = deflateSync(new Uint8Array(8 * 1024 * 1024));
		const bytes = Uint8Array.from([...fileOf([], 1).slice(0, 13), ...bomb]);
		const read = readTableFile(bytes, { limits: { total: 1024 * 1024, record: 1024 } });
		expect(read).toEqual({ ok: false, refusal: { code: 'fileTooLarge' } });
		// zeros are records of no length: the first of them is no entry
		expect(refusal(bytes)).toEqual(['fileBroken', 'entryMalformed']);
		const long = Uint8Array.from([0, 0x7f, 0xff, 0xff]);
		expect(refusal(Uint8Array.from([...fileOf([], 1).slice(0, 13), ...deflateSync(long)]))).toEqual([
			'fileTooLarge',
			undefined
		]);
	});
});

describe('a hostile file is refused and changes nothing', () => {
	const { open, entries } = aTable();
	const [, first, second] = entries as [Entry, Entry, Entry];
	const withId = (entry: Entry, change: object) => ({ ...entry, ...change });

	test.each<[what: string, file: () => Uint8Array, why: string]>([
		['an entry whose id is not its hash', () => entryFile(open, withId(first, { at: 99 })), 'entryHash'],
		['a circle', () => entryFile(open, withId(first, { parent: second.id }), second), 'entryHash'],
		['a missing parent', () => entryFile(open, second), 'missingParent'],
		['no first entry', () => entryFile(first, second), 'noStart'],
		['nothing', () => fileOf([]), 'noStart'],
		['several first entries', () => entryFile(open, openTiny('two')), 'otherTable'],
		['an entry of another table', () => entryFile(openTiny('two'), first), 'otherTable'],
		['an entry twice', () => entryFile(open, first, first), 'twice'],
		['more entries than it says', () => fileOf([open, first].map(encodeEntry), 1), 'tooMany'],
		['a key that reaches for the prototype', () => entryFile(open, hostile()), 'entryMalformed'],
		['a take-back to what is not live', () => entryFile(open, first, takeBackToItself()), 'missingParent'],
		['garbage', () => fileOf([new Uint8Array([1, 2, 3])]), 'entryMalformed']
	])('with %s', (_, file, why) => {
		expect(refusal(file())).toEqual(['fileBroken', why]);
	});

	test('whatever bytes it has, reading does not throw', () => {
		const bytes = written();
		fc.assert(
			fc.property(fc.nat(), fc.nat(255), (where, byte) => {
				const damaged = Uint8Array.from(bytes);
				damaged[where % damaged.length] = byte;
				const read = readTableFile(damaged);
				expect(read.ok ? ids(read.value.entries) : ids(entries)).toEqual(ids(entries));
			}),
			{ numRuns: 300 }
		);
	});

	function hostile(): Entry {
		const { id: _, ...body } = first;
		const events = [JSON.parse('{"type":"hidden","__proto__":{"polluted":true}}') as unknown];
		return makeEntry({ ...body, events } as Body);
	}
	function takeBackToItself(): Entry {
		const { writer, ordinal = 0, device, seat, schema, at } = first;
		const bare = { table: open.id, parent: first.id, commands: [], events: [] };
		return makeEntry({ ...bare, writer, ordinal, device, seat, schema, at, kind: 'takeBack', to: first.id });
	}
});
