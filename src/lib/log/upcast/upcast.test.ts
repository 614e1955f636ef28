import { describe, expect, test } from 'vitest';
import { makeEntry, openTable, SCHEMA } from '../entry.js';
import { History } from '../history.js';
import { chainOf, type Upcaster } from './chain.js';
import { UPCASTERS } from './index.js';

interface Counted {
	readonly type: string;
	readonly by?: number;
	readonly amount?: number;
}

/** Schema 1 wrote { type: 'added', n }, schema 2 { type: 'counted', n }, schema 3 { type: 'counted', amount }. */
const steps: readonly Upcaster[] = [
	{
		from: 1,
		to: 2,
		up: (content) => ({ ...content, events: content.events.map((event) => renamed(event)) })
	},
	{
		...{ from: 2, to: 3 },
		up: (content) => ({
			...content,
			events: content.events.map((event) => {
				const { n, ...rest } = event as { n: number };
				return { ...rest, amount: n };
			})
		})
	}
];
const renamed = (event: unknown) => ({ ...(event as Counted), type: 'counted' });

const rules = { initial: () => 0, evolve: (sum: number, { amount = Number.NaN }: Counted) => sum + amount };
const game = {
	rules,
	isKnownEvent: ({ type }: { type: string }) => type === 'counted',
	upcasters: chainOf(steps)
};
const open = openTable(
	{ system: 'sum', rules: '1', setup: 0, seed: 's' },
	{ writer: 0, device: 'd', seat: '', at: 0 }
);
const entry = (parent: string, schema: number, event: object) =>
	makeEntry({
		...{ kind: 'choice', table: open.id, parent, writer: 0, device: 'd', seat: 'a', schema, at: 0 },
		...{ on: { id: 'add', key: '' }, commands: [{ command: {} }], events: [event] }
	});

describe('schemas are numbered', () => {
	test('entries of every schema replay together, and stay what they are', () => {
		const history = new History(game, open);
		const first = entry(open.id, 1, { type: 'added', n: 1 });
		const second = entry(first.id, 2, { type: 'counted', n: 10 });
		const third = entry(second.id, 3, { type: 'counted', amount: 100 });
		history.add([first, second, third]);
		expect(history.stateNow()).toBe(111);
		expect(history.path()).toEqual([open, first, second, third]);
	});

	test('a newer schema stops the fold with "please update"; it is never skipped', () => {
		const history = new History(game, open);
		const first = entry(open.id, 1, { type: 'added', n: 1 });
		const newer = entry(first.id, 4, { type: 'counted', amount: 5 });
		const after = entry(newer.id, 3, { type: 'counted', amount: 7 });
		history.add([first, newer, after]);
		expect(history.tip()).toBe(after.id);
		expect(history.stateNow()).toBe(1);
		expect(history.stopped()).toEqual({
			at: newer.id,
			refusal: { code: 'pleaseUpdate', params: { schema: 4 } }
		});
	});

	test('upcasters run without gaps', () => {
		expect(() => chainOf(steps.slice(1))).toThrow('upcast: step 0 goes from 2 to 3, expected 1 to 2');
		expect(() => chainOf([steps[0]!, { ...steps[1]!, to: 4 }])).toThrow('upcast: step 1 goes from 2 to 4');
	});

	test('the shipped chain ends at the schema that is written today', () => {
		expect(UPCASTERS.newest).toBe(SCHEMA);
	});
});
