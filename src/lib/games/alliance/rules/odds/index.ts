import { attackNow, sourcesIn } from '../sources.js';
import { canPay } from '../effects.js';
import type { Attack } from '../in-progress.js';
import type { Ship, State } from '../state.js';
import { shipOf } from '../table.js';
import { attackDice, defenseDice } from '../values.js';
import { chancesToDestroy } from './damage.js';
import { countOf, merged, poolOfDice, rolled, type Pool, type Weighted } from './pool.js';
import { turnsOf, type Turn } from './turns.js';

/** What comes of an attack, exactly: chances from 0 to 1, damage in results that get through. */
export interface Odds {
	/** The chance that a result gets through. */
	readonly hit: number;
	/** How many results get through on average. */
	readonly damage: number;
	/** The chance that the target is destroyed, or lost but for its own attack. */
	readonly destroy: number;
}

/** Tokens, locks and texts by their ids: what is considered to be spent. */
export type Considered = (id: string) => boolean;

const STEPS = [
	'rollAttackDice',
	'modifyAttackDice',
	'rollDefenseDice',
	'modifyDefenseDice',
	'compareResults'
];

/**
 * The odds of the attack that is being made, from where it stands: before its dice, between the windows, or with all dice on
 * the table. The enemy acts by its rules, a captain spends what is considered. From the same values that the dice are rolled by.
 * Nothing when no target is declared. (R164–R178)
 */
export function oddsOf(state: State, considered: Considered): Odds | undefined {
	const attack = attackNow(state);
	const frame = state.frames.findLast((each) => each.attack);
	if (!attack || !frame || attack.target === undefined || attack.rerolling || attack.result) return undefined;
	const stage = Math.max(0, STEPS.indexOf(frame.step));
	const isSecond = attack.window.side === 'second';

	const hit = supposingHit(state);
	let attacks: readonly Weighted[] =
		attack.rolled === undefined
			? rolled(attackDice(state, attack).total, 'attack')
			: [{ pool: poolOfDice(attack.attackDice), chance: 1 }];
	if (stage <= 1) {
		const defenderFirst = state.options.modifyAttackOrder === 'defenderFirst';
		const sides = defenderFirst ? (['defender', 'attacker'] as const) : (['attacker', 'defender'] as const);
		for (const role of stage === 1 && isSecond ? sides.slice(1) : sides)
			attacks = after(attacks, turnsOf(hit, attack, 'modifyAttackDice', role, considered));
	}
	const defenses: readonly Weighted[] =
		attack.rolled === 'both'
			? [{ pool: poolOfDice(attack.defenseDice), chance: 1 }]
			: rolled(defenseDice(state, attack).total, 'defense');
	const turns = stage <= 3 ? turnsOf(hit, attack, 'modifyDefenseDice', 'defender', considered) : [];
	return compared(state, attack, attacks, defenses, turns);
}

/** The table with a result on its way that nothing has cancelled: for texts that act only on such a one. */
function supposingHit(state: State): State {
	const attackDice = [{ face: 'hit', locked: false }] as const;
	const frames = state.frames.map((frame) =>
		frame.attack ? { ...frame, attack: { ...frame.attack, attackDice, defenseDice: [] } } : frame
	);
	return { ...state, frames };
}

/** Dice after all turns of a side, each of which may always act. */
const after = (ways: readonly Weighted[], turns: readonly Turn[]): readonly Weighted[] =>
	turns.reduce((now, { apply }) => afterTurn(now, apply), ways);

const afterTurn = (ways: readonly Weighted[], apply: Turn['apply']): readonly Weighted[] =>
	merged(waysOf(ways, apply));
function* waysOf(ways: readonly Weighted[], apply: Turn['apply']): Generator<Weighted> {
	for (const { pool, chance } of ways)
		for (const next of apply(pool)) yield { pool: next.pool, chance: next.chance * chance };
}

interface Results {
	readonly hits: number;
	readonly criticals: number;
	readonly chance: number;
}

/** What the attack dice come to, each pair of hits and criticals once. */
function resultsOf(ways: readonly Weighted[]): readonly Results[] {
	const byPair = new Map<string, Results>();
	for (const { pool, chance } of ways) {
		const [hits, criticals] = [countOf(pool, 'hit'), countOf(pool, 'critical')];
		const key = `${hits}/${criticals}`;
		byPair.set(key, { hits, criticals, chance: chance + (byPair.get(key)?.chance ?? 0) });
	}
	return [...byPair.values()];
}

/** The defender acts only while a result would get through; then Evades cancel hits before criticals. (R175, R176, R188) */
function compared(
	state: State,
	attack: Attack,
	attacks: readonly Weighted[],
	defenses: readonly Weighted[],
	turns: readonly Turn[]
): Odds {
	const target = shipOf(state, attack.target ?? '');
	const destroys = chancesToDestroy(state, target, damageBesides(supposingHit(state), attack));
	const defended = new Map<number, readonly Evades[]>();
	let [hit, damage, destroy] = [0, 0, 0];
	for (const results of resultsOf(attacks)) {
		const all = results.hits + results.criticals;
		const ways = defended.get(all) ?? evadesAgainst(all, defenses, turns);
		defended.set(all, ways);
		for (const { evades, chance } of ways) {
			const hits = Math.max(0, results.hits - evades);
			const criticals = Math.max(0, results.criticals - Math.max(0, evades - results.hits));
			const both = chance * results.chance;
			if (hits + criticals === 0) continue;
			hit += both;
			damage += both * (hits + criticals);
			destroy += both * destroys(hits, criticals);
		}
	}
	return { hit, damage, destroy };
}

interface Evades {
	readonly evades: number;
	readonly chance: number;
}

/** How many Evades a defender comes to who acts only while one of so many results would get through. */
function evadesAgainst(
	results: number,
	defenses: readonly Weighted[],
	turns: readonly Turn[]
): readonly Evades[] {
	const isThrough = (pool: Pool) => results > countOf(pool, 'evade');
	const ways = turns.reduce<readonly Weighted[]>(
		(now, { apply }) => afterTurn(now, (pool) => (isThrough(pool) ? apply(pool) : [{ pool, chance: 1 }])),
		defenses
	);
	const byEvades: number[] = [];
	for (const { pool, chance } of ways) {
		const evades = countOf(pool, 'evade');
		byEvades[evades] = (byEvades[evades] ?? 0) + chance;
	}
	return byEvades.map((chance, evades) => ({ evades, chance })).filter(({ chance }) => chance > 0);
}

/** Damage past the shields that an enemy's text adds to a hit. (Deal Damage window) */
function damageBesides(state: State, attack: Attack): number {
	const ship: Ship = shipOf(state, attack.attacker);
	if (ship.side !== 'dominion') return 0;
	const texts = sourcesIn(state, ship, 'dealDamage', 'attacker').filter((text) => canPay(state, text));
	return texts
		.flatMap(({ effect }) => effect.does)
		.reduce(
			(sum, verb) => sum + (verb.verb === 'sufferDamage' && verb.who === 'defender' ? verb.count : 0),
			0
		);
}

/** What a captain who attacks may consider to spend on the dice, by the ids that the log calls them. */
export function spendable(state: State): readonly string[] {
	const attack = attackNow(state);
	if (!attack) return [];
	const turns = turnsOf(supposingHit(state), attack, 'modifyAttackDice', 'attacker', () => true);
	return [...new Set(turns.map(({ id }) => id))];
}
