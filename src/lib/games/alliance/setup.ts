import * as v from 'valibot';
import { refuse, yes, type Decision } from '../../engine/rules.js';
import { CONTENT } from './data/index.js';
import { Options } from './rules/options.js';
import type { Setup } from './rules/state.js';

const Short = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const Shape = v.strictObject({
	mission: Short,
	captains: v.pipe(
		v.array(
			v.strictObject({
				seat: Short,
				name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24)),
				mark: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))
			})
		),
		v.minLength(1),
		v.maxLength(6)
	),
	ships: v.pipe(
		v.array(v.strictObject({ id: Short, preset: Short, seat: Short })),
		v.minLength(2),
		v.maxLength(6)
	),
	options: Options,
	seed: v.pipe(v.string(), v.minLength(8), v.maxLength(64))
});

/** A set-up from outside, checked: who plays, with which ready-made ships, by which rulings. */
export function readSetup(given: unknown): Decision<Setup> {
	const checked = v.safeParse(Shape, given);
	if (!checked.success) return refuse('setupField', { field: v.getDotPath(checked.issues[0]) ?? '(whole)' });
	const setup = checked.output;
	if (!CONTENT.mission.has(setup.mission)) return refuse('setupField', { field: 'mission' });
	const seats = new Set(setup.captains.map(({ seat }) => seat));
	const ids = new Set(setup.ships.map(({ id }) => id));
	const isSound = setup.ships.every(({ preset, seat }) => CONTENT.preset.has(preset) && seats.has(seat));
	if (!isSound || ids.size !== setup.ships.length || seats.size !== setup.captains.length)
		return refuse('setupField', { field: 'ships' });
	return yes(setup);
}
