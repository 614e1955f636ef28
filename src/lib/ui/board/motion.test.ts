import { expect, test } from 'vitest';
import { durationMs, keyframes } from './motion';

const origin = { x: 0, y: 0 };

test('a turn over north takes the short way', () => {
	const { turns } = keyframes([
		{ ...origin, heading: 350 },
		{ ...origin, heading: 20 },
		{ ...origin, heading: 340 }
	]);
	expect(turns.map(({ transform }) => transform)).toEqual([
		'rotate(350deg)',
		'rotate(380deg)',
		'rotate(340deg)'
	]);
});

test('400 mm take a second, but nothing takes longer than 900 ms', () => {
	expect(durationMs([origin, { x: 0, y: 100 }, { x: 100, y: 100 }])).toBe(500);
	expect(durationMs([origin, { x: 0, y: 4000 }])).toBe(900);
	expect(durationMs([])).toBe(0);
});
