import { FACES, type Die, type Face } from '../vocabulary.js';

/** Kinds of faces, in the order of the counts. */
const KINDS: readonly Face[] = ['hit', 'critical', 'battleStations', 'evade', 'blank'];
const BITS = 4;
const LOCKED = 2 ** (BITS * KINDS.length);

/**
 * Dice by what they show, for it does not matter which die shows it: how many of each kind may still be rolled again, and how
 * many were (R169), each count four bits of one number. So two pools are one when their numbers are equal, and dice are added
 * by adding. No pool has more than fifteen dice of a kind.
 */
export type Pool = number;

/** One way that dice may lie, and its chance. */
export interface Weighted {
	readonly pool: Pool;
	readonly chance: number;
}

/** One free die that shows a face. */
const one = (face: Face): Pool => 2 ** (BITS * KINDS.indexOf(face));
const freeOf = (pool: Pool, face: Face) => ((pool % LOCKED) >> (BITS * KINDS.indexOf(face))) & 15;
const lockedOf = (pool: Pool, face: Face) => freeOf(Math.floor(pool / LOCKED), face);

/** How many dice show a face. */
export const countOf = (pool: Pool, face: Face): number => freeOf(pool, face) + lockedOf(pool, face);

/** Dice that lie there already. */
export function poolOfDice(dice: readonly { readonly face: Face; readonly locked: boolean }[]): Pool {
	let pool = 0;
	for (const { face, locked } of dice) pool += one(face) * (locked ? LOCKED : 1);
	return pool;
}

/** The same way twice is one way with both chances. */
export function merged(ways: Iterable<Weighted>): Weighted[] {
	const chances = new Map<Pool, number>();
	for (const { pool, chance } of ways) chances.set(pool, chance + (chances.get(pool) ?? 0));
	return Array.from(chances, ([pool, chance]) => ({ pool, chance }));
}

/** What so many dice may show never changes, so it is worked out once. */
const known = new Map<string, readonly Weighted[]>();

/** So many dice, rolled: every way they may lie, with its chance. */
export function rolled(count: number, die: Die): readonly Weighted[] {
	const key = `${count} ${die}`;
	const ways = known.get(key) ?? oneMore(count, die);
	known.set(key, ways);
	return ways;
}

function oneMore(count: number, die: Die): readonly Weighted[] {
	if (count === 0) return [{ pool: 0, chance: 1 }];
	const faces = FACES[die] as readonly Face[];
	return merged(
		rolled(count - 1, die).flatMap(({ pool, chance }) =>
			faces.map((face) => ({ pool: pool + one(face), chance: chance / faces.length }))
		)
	);
}

/** Dice with these faces are rolled again, at most so many, of the first kind first; then they are locked. (R168, R169) */
export function rerolled(pool: Pool, faces: readonly Face[], most: number, die: Die): readonly Weighted[] {
	let picked = 0;
	let count = 0;
	for (const face of faces) {
		const many = Math.min(most - count, freeOf(pool, face));
		picked += many * one(face);
		count += many;
	}
	return count === 0
		? [{ pool, chance: 1 }]
		: rolled(count, die).map((again) => ({
				pool: pool - picked + again.pool * LOCKED,
				chance: again.chance
			}));
}

/** Dice that show one face are turned to another, at most so many, the free ones first. (R168) */
export function turned(pool: Pool, from: Face, to: Face, most: number): Pool {
	const ofFree = Math.min(most, freeOf(pool, from));
	const ofLocked = Math.min(most - ofFree, lockedOf(pool, from));
	return pool + (ofFree + ofLocked * LOCKED) * (one(to) - one(from));
}

/** A result is added that no die shows. */
export const added = (pool: Pool, face: Face): Pool => pool + one(face) * LOCKED;
