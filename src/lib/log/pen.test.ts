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
	const write = pen({ table: open.id, writer: 7, device: 'd', now: () => 0, from: 5 });
	const [kept, lost] = [1, 2, 3].map((flag) => write({ ...draft, change: { flag } }));
	write.unwrite(lost!);
	expect(kept!.ordinal).toBe(5);
	expect(write({ ...draft, change: { flag: 4 } }).ordinal).toBe(6);
});
