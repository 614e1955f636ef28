import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A whole number from 0 up to, not including, `below`; `index` numbers the dice of one occasion. Chance comes from (table seed, occasion): the same table and the same occasion give the same numbers on every tablet and after
 * every take-back, and another occasion gives others. Nothing here remembers anything.
 */
export type Chance = (occasion: string, index: number, below: number) => number;

const WORDS = 8;

/** The chance of one table. `seed` is any string that only this table has. */
export function chance(seed: string): Chance {
	return (occasion, index, below) => {
		if (!(below >= 1)) throw new Error(`chance: no number lies below ${below}`);
		// Words beyond the largest multiple of `below` would favour small numbers: they are passed over.
		const fair = Math.floor(0x1_0000_0000 / below) * below;
		for (let round = 0; ; round++) {
			const bytes = sha256(utf8ToBytes(`${seed}\n${occasion}\n${index}\n${round}`));
			const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
			for (let word = 0; word < WORDS; word++) {
				const value = words.getUint32(word * 4);
				if (value < fair) return value % below;
			}
		}
	};
}

/** A number from 0 up to, not including, 1, in steps of 2⁻³². */
export function fraction(roll: Chance, occasion: string, index: number): number {
	return roll(occasion, index, 0x1_0000_0000) / 0x1_0000_0000;
}

/** The items in an order given by chance (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], roll: Chance, occasion: string, from = 0): T[] {
	const order = [...items];
	for (let i = order.length - 1; i > 0; i--) {
		const j = roll(occasion, from + i, i + 1);
		[order[i], order[j]] = [order[j] as T, order[i] as T];
	}
	return order;
}
