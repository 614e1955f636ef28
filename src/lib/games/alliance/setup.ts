import * as v from 'valibot';
import { refuse, yes, type Decision } from '../../engine/rules.js';
import { CONTENT } from './data/index.js';
import { Options } from './rules/options.js';
import { ENEMY_SEAT, TABLE_SEAT, type Setup } from './rules/state.js';

const Short = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(40));
/** Seats and ships that the game itself names. */
const isOurs = (id: string) =>
	id === ENEMY_SEAT ||
	id === TABLE_SEAT ||
	[...CONTENT.enemy.values()].some(({ ship }) => id.startsWith(`${ship}-`));
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
	const marks = new Set(setup.captains.map(({ mark }) => mark));
	const isSound = setup.ships.every(({ preset, seat }) => CONTENT.preset.has(preset) && seats.has(seat));
	const isOwn = [...seats, ...ids].every((id) => !isOurs(id));
	const isEach =
		ids.size === setup.ships.length &&
		seats.size === setup.captains.length &&
		marks.size === setup.captains.length;
	if (!isSound || !isOwn || !isEach || !areShared(setup)) return refuse('setupField', { field: 'ships' });
	return yes(setup);
}

/** One ship a captain; alone, one Excelsior and one Akira: two ships of different classes. (R31, R32) */
function areShared({ captains, ships }: Setup): boolean {
	if (captains.length > 1)
		return captains.every(({ seat }) => ships.filter((ship) => ship.seat === seat).length === 1);
	const classes = ships.map(({ preset }) => CONTENT.preset.get(preset)?.ship);
	return ships.length === 2 && new Set(classes).size === 2;
}
