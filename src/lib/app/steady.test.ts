import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Steady } from './steady.js';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

function steady() {
	const seen = { isMoving: false, shown: 0 };
	const view = new Steady({ isMoving: () => seen.isMoving, show: () => seen.shown++ });
	return { seen, view };
}

test('what comes is shown at once', () => {
	const { seen, view } = steady();
	view.came();
	view.came();
	expect(seen.shown).toBe(2);
});

test('a step that lost its place and is given again is never seen to be gone', () => {
	const { seen, view } = steady();
	seen.isMoving = true;
	view.came();
	view.came();
	vi.advanceTimersByTime(400);
	expect(seen.shown).toBe(0);
	seen.isMoving = false;
	view.came();
	expect(seen.shown).toBe(1);
	vi.advanceTimersByTime(10_000);
	expect(seen.shown).toBe(1);
});

test('whoever is to give it again may be away: after a second and a half the table is shown as it is', () => {
	const { seen, view } = steady();
	seen.isMoving = true;
	view.came();
	vi.advanceTimersByTime(1499);
	expect(seen.shown).toBe(0);
	vi.advanceTimersByTime(1);
	expect(seen.shown).toBe(1);
});

test('whoever acts meanwhile acts upon what is', () => {
	const { seen, view } = steady();
	view.catchUp();
	expect(seen.shown).toBe(0);
	seen.isMoving = true;
	view.came();
	view.catchUp();
	expect(seen.shown).toBe(1);
});
