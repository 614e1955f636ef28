import { expect, test } from 'vitest';
import { keepAwake } from './awake.js';

/** A page that can be hidden, and a screen that counts who keeps it on. */
function tablet({ refuses = false } = {}) {
	const visibilityState: DocumentVisibilityState = 'visible';
	const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
		visibilityState
	});
	const locks = new Set<{ released: boolean }>();
	const request = () => {
		if (refuses) return Promise.reject(new Error('battery'));
		const lock = {
			released: false,
			release() {
				lock.released = true;
				locks.delete(lock);
				return Promise.resolve();
			}
		};
		locks.add(lock);
		return Promise.resolve(lock as unknown as WakeLockSentinel);
	};
	async function show(next: DocumentVisibilityState): Promise<void> {
		page.visibilityState = next;
		// the system lets go of every lock of a page that is hidden
		if (next === 'hidden')
			for (const lock of locks) {
				lock.released = true;
				locks.delete(lock);
			}
		page.dispatchEvent(new Event('visibilitychange'));
		await Promise.resolve();
	}
	return { page: page as unknown as Document, locks, request, show };
}

test('the screen is kept on at the table, taken again on return, and let go at the end', async () => {
	const { page, locks, request, show } = tablet();
	const stop = keepAwake(page, { request });
	await Promise.resolve();
	expect(locks.size).toBe(1);
	await show('hidden');
	expect(locks.size).toBe(0);
	await show('visible');
	expect(locks.size).toBe(1);
	await show('visible');
	expect(locks.size).toBe(1);
	stop();
	expect(locks.size).toBe(0);
	await show('visible');
	expect(locks.size).toBe(0);
});

test('a browser that refuses, or has no such thing, is left alone', async () => {
	const { page, locks, request } = tablet({ refuses: true });
	keepAwake(page, { request })();
	keepAwake(page, undefined)();
	await Promise.resolve();
	expect(locks.size).toBe(0);
});
