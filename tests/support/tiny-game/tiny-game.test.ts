import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../../src/lib/engine/rules.js';
import { respondAll } from '../../../src/lib/log/advance.js';
import { evolve } from './evolve.js';
import { resolvers, rules, seal, type Command, type Event, type Setup } from './index.js';

const secret = { number: 7, salt: 'salt' };
const setup: Setup = {
	...{ seats: ['ann', 'ben'], rounds: 2, mittens: ['red', 'blue', 'green'] },
	sealed: { ann: seal(secret), ben: seal(secret) }
};
const secretsOf = (seat: string) => ({ seat, ...secret });

test('the tiny game has one of everything the kernel promises, and every offered option is accepted', () => {
	const asked = new Set<string>();
	let deepest = 0;
	fc.assert(
		fc.property(fc.integer(), fc.infiniteStream(fc.nat()), (seed, taps) => {
			const respond = resolvers(String(seed));
			const all: Event[] = [];
			const occasions: string[] = [];
			let state = rules.initial(setup);
			for (const tap of taps) {
				const both = [...rules.pending(state, secretsOf('ann')), ...rules.pending(state, secretsOf('ben'))];
				for (const { kind } of rules.pending(state)) asked.add(kind);
				const options = both.flatMap((one) =>
					'options' in one ? one.options.map((option) => ({ on: one.id, ...option })) : []
				);
				deepest = Math.max(deepest, state.frames.length);
				if (options.length === 0) break;
				for (const { seat, command } of options) {
					expect(rules.decide(state, command, secretsOf(seat)).ok).toBe(true);
				}
				const { on, seat, command } = options[tap % options.length]!;
				const bound = {
					...rules,
					decide: (now: typeof state, what: Command) => rules.decide(now, what, secretsOf(seat))
				};
				const decided = respondAll(
					bound,
					state,
					command,
					(now, one) => (asked.add(one.kind), respond(now, one))
				);
				if (!decided.ok) throw new Error(decided.refusal.code);
				occasions.push(on, ...decided.value.commands.flatMap((given) => given.on ?? []));
				all.push(...decided.value.events);
				({ state } = decided.value);
			}
			expect(rules.pending(state)[0]?.kind).toBe('over');
			expect(fold(evolve, rules.initial(setup), JSON.parse(JSON.stringify(all)) as Event[])).toEqual(state);
			expect(new Set(occasions).size).toBe(occasions.length);
		}),
		{ numRuns: 50 }
	);
	expect([...asked].sort()).toEqual(['choose', 'draw', 'measure', 'over', 'place', 'roll']);
	expect(deepest).toBeGreaterThan(4);
});
