import { describe, expect, test } from 'vitest';
import { Pace } from './pace.js';

/** A clock that goes on only while somebody waits. */
function ticking() {
	const clock = { time: 0, waited: 0 };
	return {
		clock,
		now: () => clock.time,
		wait(ms: number) {
			clock.time += ms;
			clock.waited += ms;
			return Promise.resolve();
		}
	};
}
async function turns(pace: Pace, count: number): Promise<void> {
	for (let i = 0; i < count; i++) await pace.turn();
}

describe('the pace of a link', () => {
	test('a hundred updates at once are taken without waiting', async () => {
		const time = ticking();
		await turns(new Pace(time), 100);
		expect(time.clock.waited).toBe(0);
	});

	test('ten thousand at once are slowed down to thirty a second, and none is lost', async () => {
		const time = ticking();
		await turns(new Pace(time), 10_000);
		expect(time.clock.waited / 1000).toBeCloseTo((10_000 - 100) / 30, 0);
	});

	test('thirty a second never wait, however long it goes on', async () => {
		const time = ticking();
		const pace = new Pace(time);
		for (let i = 0; i < 3000; i++) {
			time.clock.time += 1000 / 30;
			await pace.turn();
		}
		expect(time.clock.waited).toBe(0);
	});

	test('eight new writers come in a minute, and the next when the first is a minute old', () => {
		const time = ticking();
		const pace = new Pace(time);
		expect([pace.mayBring(3), pace.mayBring(5), pace.mayBring(1)]).toEqual([true, true, false]);
		time.clock.time = 59_999;
		expect(pace.mayBring(1)).toBe(false);
		time.clock.time = 60_000;
		expect(pace.mayBring(8)).toBe(true);
	});
});
