import { describe, expect, test } from 'vitest';
import { bearingOf, closedPath, edgeOf, farthest, towards } from './shapes';

const origin = { x: 0, y: 0 };

test('a path is drawn with y upwards', () => {
	expect(closedPath([origin, { x: 10, y: 5 }, { x: 0, y: 5 }])).toBe('M0 0L10 -5L0 -5Z');
	expect(closedPath([])).toBe('');
});

test.each([
	[0, 0, 10],
	[90, 10, 0],
	[180, 0, -10],
	[270, -10, 0]
])('bearing %i is a step to %i, %i, and back again', (bearing, x, y) => {
	const there = towards(origin, bearing, 10);
	expect(there.x).toBeCloseTo(x);
	expect(there.y).toBeCloseTo(y);
	expect(bearingOf(origin, there)).toBeCloseTo(bearing);
});

describe('bands', () => {
	test('a radius becomes an edge from the left to the right of the arc', () => {
		const edge = edgeOf({ label: '1', radius: 100 }, origin, -45, 45);
		expect(edge[0]!.x).toBeCloseTo(-70.71);
		expect(edge.at(-1)!.x).toBeCloseTo(70.71);
		for (const { x, y } of edge) expect(Math.hypot(x, y)).toBeCloseTo(100);
	});

	test('an edge that the game gives is taken as it is', () => {
		const edge = [{ x: 1, y: 2 }];
		expect(edgeOf({ label: '1', edge }, origin, -45, 45)).toBe(edge);
	});

	test('a label lies where the outline reaches farthest', () => {
		const square = [origin, { x: 10, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }];
		expect(farthest(square, 135)).toEqual({ x: 10, y: 0 });
		expect(farthest([], 0)).toBeUndefined();
	});
});
