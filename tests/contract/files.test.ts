import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTable } from '../../src/lib/app/files.js';
import { isMove, openTable, pen, writeTableFile, type Entry, type Opening } from '../../src/lib/log/index.js';
import { longTable } from '../bench/evening.js';

const { open, entries } = longTable(60);
const read = (of: typeof open, all: readonly Entry[]) => readTable(writeTableFile(of, all), false);
const code = async (of: typeof open, all: readonly Entry[]) => {
	const found = await read(of, all);
	return found.ok ? 'taken' : found.refusal.code;
};
/** The same table with another opening and nothing played. */
const opened = (more: Partial<Opening>) => {
	const other = openTable({ ...open.open, ...more }, { writer: 1, device: 'd', seat: '', at: 0 });
	return code(other, [other]);
};

test('a table that was played by the rules is taken from its file, whole', async () => {
	const found = await read(open, entries);
	expect(found.ok && found.value.entries).toHaveLength(60);
});

test('a file whose step says something else than the rules decide is refused, and the sentence names the step', async () => {
	const write = pen({ table: open.id, writer: 2, device: 'other', now: () => 0 });
	const at = entries.findIndex(
		(entry) => isMove(entry) && JSON.stringify(entry.events).includes('shipPlaced')
	);
	const honest = entries[at];
	if (honest?.kind !== 'choice' && honest?.kind !== 'fact') throw new Error('no ship was placed');
	const { kind, parent, seat, on, commands } = honest;
	const events = JSON.parse(JSON.stringify(honest.events).replace(/"x":[\d.]+/, '"x":457')) as unknown[];
	const forged = write({ kind, parent, seat, on, commands, events });
	const found = await read(open, [...entries.slice(0, at), forged]);
	expect(found).toEqual({ ok: false, refusal: { code: 'fileForged', params: { entry: at + 1 } } });
});

test('a file of a game, of rules or with a set-up that this app does not know is refused', async () => {
	expect(await opened({ system: 'chess' })).toBe('noSuchGame');
	expect(await opened({ rules: '3' })).toBe('otherRules');
	expect(await opened({ rules: 'house' })).toBe('otherRules');
	expect(await opened({ setup: { mission: 'a-simple-patrol' } })).toBe('setupField');
	expect(await opened({})).toBe('taken');
});

test.each([
	['patrol', 'of the first rules, which is only followed'],
	['patrol-2', 'of these rules, which is decided again: rules that decide otherwise need a new version']
])('the golden table %s opens from its file, %s', async (name) => {
	const golden = await readTable(readFileSync(`tests/fixtures/logs/${name}.wardroom`), false);
	expect(golden.ok && golden.value.entries).toHaveLength(420);
});
