import { damageCard } from '../../data/index.js';
import { MARKER } from '../record/damage.js';
import type { Ship, State } from '../state.js';
import { hullOf } from '../values.js';
import { ATTACK_DIE, type Face } from '../vocabulary.js';
import type { Effect } from '../../data/verbs.js';

/** How much damage a card deals at once when it is turned face up: the chance of each amount. (R195, R196) */
function atOnce(card: string): readonly number[] {
	const effects = damageCard(card).effects.filter(({ when }) => when === 'turnedFaceUp');
	return effects.reduce<readonly number[]>((sum, effect) => together(sum, ofEffect(effect)), [1]);
}

function ofEffect({ does }: Effect): readonly number[] {
	let sum: readonly number[] = [1];
	for (const verb of does) {
		if (verb.verb === 'sufferDamage') sum = together(sum, exactly(verb.count));
		if (verb.verb !== 'rollAttackDie') continue;
		const shares = ATTACK_DIE.map((face) => dealt(verb.on[face as Face] ?? []));
		const amounts: number[] = [];
		for (const amount of shares) amounts[amount] = (amounts[amount] ?? 0) + 1 / ATTACK_DIE.length;
		sum = together(
			sum,
			Array.from({ length: amounts.length }, (_, amount) => amounts[amount] ?? 0)
		);
	}
	return sum;
}

const dealt = (verbs: readonly { readonly verb: string; readonly count?: number | string }[]): number =>
	verbs.reduce((sum, { verb, count }) => sum + (verb === 'sufferDamage' ? Number(count) : 0), 0);
const exactly = (amount: number): number[] => [...Array.from({ length: amount }, () => 0), 1];

/** The chances of a sum of two amounts. */
function together(a: readonly number[], b: readonly number[]): number[] {
	const sum = Array.from({ length: a.length + b.length - 1 }, () => 0);
	for (const [i, p] of a.entries()) for (const [j, q] of b.entries()) sum[i + j] = (sum[i + j] ?? 0) + p * q;
	return sum;
}

/**
 * The chance that so many hits and criticals destroy a ship: hits before criticals, shields before the hull, and what cards
 * that are drawn face up deal at once. Cards are drawn from what is left of the deck. (R178, R192–R198)
 */
export function chancesToDestroy(
	state: State,
	ship: Ship,
	pastShields: number
): (hits: number, criticals: number) => number {
	const hull = hullOf(ship) - ship.damage.length;
	const kinds = groups(state.deck);
	return (hits, criticals) => {
		const faceDown = Math.max(0, hits - ship.shields) + pastShields;
		const faceUp = Math.max(0, criticals - Math.max(0, ship.shields - hits));
		return drawn(kinds, faceUp, hull - faceDown - faceUp);
	};
}

interface Kind {
	readonly amounts: readonly number[];
	readonly left: number;
}

/** Cards that are left, by how much damage they deal at once. */
function groups(deck: Readonly<Record<string, number>>): readonly Kind[] {
	const byAmounts = new Map<string, Kind>();
	for (const [card, left] of Object.entries(deck)) {
		if (card === MARKER) continue;
		const amounts = atOnce(card);
		const known = byAmounts.get(amounts.join());
		byAmounts.set(amounts.join(), { amounts, left: left + (known?.left ?? 0) });
	}
	return [...byAmounts.values()].filter(({ left }) => left > 0);
}

/** The chance that so many cards, drawn one after the other, deal at least so much at once. */
function drawn(kinds: readonly Kind[], cards: number, needed: number): number {
	if (needed <= 0) return 1;
	const total = kinds.reduce((sum, { left }) => sum + left, 0);
	if (cards === 0 || total === 0) return 0;
	let chance = 0;
	for (const [i, { amounts, left }] of kinds.entries()) {
		if (left === 0) continue;
		const rest = kinds.map((kind, at) => (at === i ? { ...kind, left: left - 1 } : kind));
		for (const [amount, share] of amounts.entries()) {
			if (share > 0) chance += (left / total) * share * drawn(rest, cards - 1, needed - amount);
		}
	}
	return chance;
}
