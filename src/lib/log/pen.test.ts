import { expect, test } from 'vitest';
import { openTiny } from '../../../tests/support/tablet.js';
import { pen } from './pen.js';

const open = openTiny('seed');
const draft = { kind: 'table', parent: open.id, seat: '', commands: [], events: [] } as const;

test('what one page load writes is numbered without a gap', () => {
	const write = pen({ table: open.id, writer: 7, device: 'd', now: () => 0 });
	const ordinals = ['a', 'b', 'c'].map((flag) => write({ ...draft, change: { flag } }).ordinal);
	expect(ordinals).toEqual([0, 1, 2]);
});

test('an entry that could not be stored leaves its number, and those behind it, to the next', () => {
	const write = pen({ table: open.id, writer: 7, device: 'd', now: () => 0 });
	write.resume(5);
	const [kept, lost] = [1, 2, 3].map((flag) => write({ ...draft, change: { flag } }));
	expect([kept!.ordinal, lost!.ordinal]).toEqual([5, 6]);
	write.resume(6);
	expect(write({ ...draft, change: { flag: 4 } }).ordinal).toBe(6);
});
