import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxAt, layOut, type Ask, type Box } from './labels';

const FRAME = { width: 800, height: 600 };
const ask = (id: string, x: number, y: number, more: Partial<Ask> = {}): Ask => ({
	id,
	at: { x, y },
	width: 90,
	height: 26,
	reach: 24,
	side: 'below',
	optional: false,
	...more
});
const base = ({ at: { x, y }, reach }: Ask): Box => ({
	x: x - reach,
	y: y - reach,
	width: 2 * reach,
	height: 2 * reach
});
const meet = (a: Box, b: Box) =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function laid(asks: readonly Ask[]): Box[] {
	const middles = layOut(asks, asks.map(base), FRAME);
	return asks.flatMap((each) => {
		const middle = middles.get(each.id);
		return middle ? [boxAt(each, middle)] : [];
	});
}

describe('labels', () => {
	test('a label lies where it would like to be while there is room', () => {
		expect(layOut([ask('a', 400, 300)], [], FRAME).get('a')).toEqual({ x: 400, y: 345 });
		expect(layOut([ask('a', 400, 300, { side: 'above' })], [], FRAME).get('a')).toEqual({ x: 400, y: 255 });
	});

	test('it gives way to a base below, and at the edge of the screen', () => {
		const below = ask('b', 400, 352);
		expect(layOut([ask('a', 400, 300)], [base(below)], FRAME).get('a')?.y).not.toBe(345);
		expect(layOut([ask('a', 400, 590)], [], FRAME).get('a')?.y).toBeLessThan(590);
	});

	test('one that lies on its place stays, and the others go round it', () => {
		const on = ask('on', 400, 345, { side: 'on', reach: 0, width: 60 });
		const middles = layOut([ask('a', 400, 300), on], [], FRAME);
		expect(middles.get('on')).toEqual(on.at);
		expect(middles.get('a')).not.toEqual({ x: 400, y: 345 });
	});

	test('one that may be left out is, where there is no room', () => {
		const crowd = Array.from({ length: 60 }, (_, i) =>
			ask(`b${i}`, 60 + (i % 10) * 72, 60 + 66 * Math.floor(i / 10))
		);
		const middles = layOut([ask('a', 348, 300, { optional: true, width: 200 })], crowd.map(base), FRAME);
		expect(middles.has('a')).toBe(false);
	});

	test('twelve ships that keep two bases apart have twelve labels that meet neither each other nor a ship', () => {
		const seats = fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { minLength: 12, maxLength: 12 });
		const jitter = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
			minLength: 12,
			maxLength: 12
		});
		fc.assert(
			fc.property(seats, jitter, (cells, moves) => {
				const asks = cells.map((cell, i) => {
					const [dx, dy] = moves[i] ?? [0, 0];
					return ask(String(i), 70 + (cell % 6) * 130 + dx, 60 + Math.floor(cell / 6) * 118 + dy);
				});
				const boxes = laid(asks);
				expect(boxes).toHaveLength(12);
				for (const [i, box] of boxes.entries()) {
					for (const other of boxes.slice(i + 1)) expect(meet(box, other)).toBe(false);
					for (const each of asks) expect(meet(box, base(each))).toBe(false);
				}
			})
		);
	});
});
