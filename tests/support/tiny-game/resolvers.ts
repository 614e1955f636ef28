import { chance, fraction } from '../../../src/lib/engine/random.js';
import { isFact, type Prompt } from '../../../src/lib/engine/prompt.js';
import type { Seat } from '../../../src/lib/engine/rules.js';
import { victim } from './rules.js';
import { FACES, type Command, type State } from './types.js';

export type Fact = 'roll' | 'measure' | 'place' | 'draw';

/** Dice, ruler and deck of a table; what is in `byHand` is read off the physical table instead. */
export function resolvers(seed: string, byHand: readonly Fact[] = []) {
	const roll = chance(seed);
	return (state: State, asked: Prompt<Command>): Command | undefined => {
		if (byHand.some((kind) => kind === asked.kind)) return undefined;
		if (asked.kind === 'draw') return asked.options[roll(asked.id, 0, asked.options.length)]?.command;
		if (!isFact(asked)) return undefined;
		const mm = (i: number) => Math.round(1000 * fraction(roll, asked.id, i)) / 10;
		switch (asked.domain.kind) {
			case 'measure':
				return { do: 'measure', range: range(state, asked.subject) };
			case 'roll': {
				const face = (_: unknown, i: number) => FACES[roll(asked.id, i, FACES.length)] ?? 'miss';
				return { do: 'roll', faces: Array.from({ length: asked.domain.count }, face) };
			}
			case 'place':
				return { do: 'walk', seat: asked.subject, to: [mm(0), mm(1)] };
			default:
				return asked.domain satisfies never;
		}
	};
}

function range({ seats, at }: State, by: Seat): number {
	const [a, b] = [at[by] ?? [0, 0], at[victim(seats, by)] ?? [0, 0]];
	return Math.max(1, Math.min(3, Math.ceil(Math.hypot(a[0] - b[0], a[1] - b[1]) / 40)));
}
