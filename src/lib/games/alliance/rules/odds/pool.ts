import { FACES, type Die, type Face } from '../vocabulary.js';

/** Kinds of faces, in the order of the counts. */
const KINDS: readonly Face[] = ['hit', 'critical', 'battleStations', 'evade', 'blank'];

/** How many dice show each kind of face, in the order hit, critical, Battle Stations, Evade, blank. */
type Counts = readonly number[];

/** Dice by what they show, for it does not matter which die shows it: those that may still be rolled again, and those that were. (R169) */
export interface Pool {
	readonly free: Counts;
	readonly locked: Counts;
}

/** One way that dice may lie, and its chance. */
export interface Weighted {
	readonly pool: Pool;
	readonly chance: number;
}

const NONE: Counts = [0, 0, 0, 0, 0];
export const NO_DICE: Pool = { free: NONE, locked: NONE };

const at = (face: Face) => KINDS.indexOf(face);
const plus = (counts: Counts, more: Counts): Counts => counts.map((count, i) => count + (more[i] ?? 0));
const minus = (counts: Counts, fewer: Counts): Counts => counts.map((count, i) => count - (fewer[i] ?? 0));
const one = (face: Face, count = 1): Counts => KINDS.map((kind) => (kind === face ? count : 0));

/** How many dice show a face. */
export const countOf = ({ free, locked }: Pool, face: Face): number =>
	(free[at(face)] ?? 0) + (locked[at(face)] ?? 0);

/** Dice that lie there already. */
export function poolOfDice(dice: readonly { readonly face: Face; readonly locked: boolean }[]): Pool {
	return dice.reduce<Pool>(
		({ free, locked }, die) =>
			die.locked
				? { free, locked: plus(locked, one(die.face)) }
				: { free: plus(free, one(die.face)), locked },
		NO_DICE
	);
}

/** The same way twice is one way with both chances. */
export function merged(ways: readonly Weighted[]): Weighted[] {
	const byKey = new Map<string, Weighted>();
	for (const { pool, chance } of ways) {
		const key = `${pool.free.join()}|${pool.locked.join()}`;
		byKey.set(key, { pool, chance: chance + (byKey.get(key)?.chance ?? 0) });
	}
	return [...byKey.values()];
}

/** What so many dice may show, and the chance of each. */
function showing(count: number, die: Die): { counts: Counts; chance: number }[] {
	const faces = FACES[die] as readonly Face[];
	const kinds = KINDS.filter((kind) => faces.includes(kind));
	const share = (kind: Face) => faces.filter((face) => face === kind).length / faces.length;
	const ways: { counts: Counts; chance: number }[] = [];
	const deal = (kind: number, left: number, counts: Counts, chance: number) => {
		const face = kinds[kind];
		if (face === undefined) return;
		if (kind === kinds.length - 1) {
			ways.push({ counts: plus(counts, one(face, left)), chance: chance * share(face) ** left });
			return;
		}
		for (let many = 0; many <= left; many++) {
			const own = chance * choose(left, many) * share(face) ** many;
			deal(kind + 1, left - many, plus(counts, one(face, many)), own);
		}
	};
	deal(0, count, NONE, 1);
	return ways;
}

/** In how many ways so many of them can be chosen. */
function choose(of: number, many: number): number {
	let ways = 1;
	for (let i = 1; i <= many; i++) ways = (ways * (of - many + i)) / i;
	return ways;
}

/** So many dice, rolled. */
export const rolled = (count: number, die: Die): Weighted[] =>
	showing(count, die).map(({ counts, chance }) => ({ pool: { free: counts, locked: NONE }, chance }));

/** Dice with these faces are rolled again, at most so many, of the first kind first; then they are locked. (R168, R169) */
export function rerolled(pool: Pool, faces: readonly Face[], most: number, die: Die): Weighted[] {
	let picked = NONE;
	let count = 0;
	for (const face of faces) {
		const many = Math.min(most - count, pool.free[at(face)] ?? 0);
		picked = plus(picked, one(face, many));
		count += many;
	}
	if (count === 0) return [{ pool, chance: 1 }];
	const free = minus(pool.free, picked);
	return showing(count, die).map(({ counts, chance }) => ({
		pool: { free, locked: plus(pool.locked, counts) },
		chance
	}));
}

/** Dice that show one face are turned to another, at most so many. (R168) */
export function turned({ free, locked }: Pool, from: Face, to: Face, most: number): Pool {
	const ofFree = Math.min(most, free[at(from)] ?? 0);
	const ofLocked = Math.min(most - ofFree, locked[at(from)] ?? 0);
	const move = (counts: Counts, many: number) => plus(minus(counts, one(from, many)), one(to, many));
	return { free: move(free, ofFree), locked: move(locked, ofLocked) };
}

/** A result is added that no die shows. */
export const added = ({ free, locked }: Pool, face: Face): Pool => ({
	free,
	locked: plus(locked, one(face))
});
