import { expect, test } from 'vitest';
import { soak } from '../support/soak/run.js';

const seeds = Array.from({ length: process.env.LONG === '1' ? 1000 : 40 }, (_, i) => i + 1);

/** Evenings that once went wrong: updates that overtook one another closed a link. */
const named = [1451, 1573];

test.each(named)('evening %d of six tablets, which once went wrong', { timeout: 120_000 }, async (seed) => {
	expect((await soak(seed, 6)).faults).toEqual([]);
});

test.each(seeds)(
	'after evening %d on bad roads all tablets tell one story, and nothing is lost',
	{ timeout: 120_000 },
	async (seed) => {
		const { faults, entries } = await soak(seed, 2 + (seed % 5));
		expect(faults).toEqual([]);
		expect(entries).toBeGreaterThan(10);
	}
);
