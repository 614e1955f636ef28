import { diceSources } from '../dice.js';
import { windowVerbs } from '../effects.js';
import type { Role } from '../sources.js';
import type { Attack } from '../in-progress.js';
import type { Ship, State } from '../state.js';
import type { Die, Face } from '../vocabulary.js';
import { added, rerolled, turned, type Pool, type Weighted } from './pool.js';

type ModifyWindow = 'modifyAttackDice' | 'modifyDefenseDice';

/** Something that a side may do to the dice of a window: a token, a lock, a text. `id` is what the log calls it. */
export interface Turn {
	readonly id: string;
	/** The ways that the dice may lie afterwards. */
	readonly apply: (pool: Pool) => readonly Weighted[];
}

const sure = (pool: Pool): Weighted[] => [{ pool, chance: 1 }];

/**
 * What a side does to the dice of a window, in the order that serves it: what is of no use is rolled again, then a Battle
 * Stations token turns what it can, then Evades are added. The enemy does so by its rules; a captain with what she considers
 * to spend. (R170, R171, R174, R175, R186–R188)
 */
export function turnsOf(
	state: State,
	attack: Attack,
	window: ModifyWindow,
	role: Role,
	isSpent: (id: string) => boolean
): readonly Turn[] {
	const ship = state.ships[(role === 'attacker' ? attack.attacker : attack.target) ?? ''];
	if (!ship) return [];
	const isOwn = (window === 'modifyAttackDice') === (role === 'attacker');
	const spends = (id: string) => ship.side === 'dominion' || isSpent(id);
	const hasBells = isOwn && ship.tokens.battleStations > 0 && spends('battleStations');
	const texts = diceSources(state, ship, attack, window, role).filter(({ id }) => spends(id));
	const ofTexts = texts.flatMap((source) => windowVerbs(source).map((verb) => ({ id: source.id, verb })));
	const die: Die = window === 'modifyAttackDice' ? 'attack' : 'defense';
	const again = useless(hasBells);
	const turns: Turn[] = [];
	for (const { id, verb } of ofTexts) {
		// blanks that become Battle Stations are worth it only with a token that turns those
		if (verb.verb === 'convert' && (verb.to !== 'battleStations' || hasBells)) {
			const most = verb.count === 'all' ? Infinity : verb.count;
			turns.push({ id, apply: (pool) => sure(turned(pool, verb.from, verb.to, most)) });
		}
	}
	if (isOwn && window === 'modifyAttackDice' && mayUseLock(ship, attack) && spends('lock'))
		turns.push({ id: 'lock', apply: (pool) => rerolled(pool, again, Infinity, die) });
	for (const { id, verb } of ofTexts) {
		if (verb.verb !== 'reroll') continue;
		const most = verb.count === 'any' ? Infinity : verb.count;
		const faces =
			verb.face === undefined || ship.side === 'dominion'
				? again
				: again.filter((face) => face === verb.face);
		turns.push({ id, apply: (pool) => rerolled(pool, faces, most, die) });
	}
	const result: Face = window === 'modifyAttackDice' ? 'hit' : 'evade';
	if (hasBells)
		turns.push({
			id: 'battleStations',
			apply: (pool) => sure(turned(pool, 'battleStations', result, Infinity))
		});
	if (isOwn && window === 'modifyDefenseDice' && spends('evade'))
		for (let token = 0; token < ship.tokens.evade; token++)
			turns.push({ id: 'evade', apply: (pool) => sure(added(pool, 'evade')) });
	for (const { id, verb } of ofTexts) {
		if (verb.verb === 'addResult') turns.push({ id, apply: (pool) => sure(added(pool, verb.face)) });
	}
	return turns;
}

/** Faces that are of no use: blanks, and Battle Stations unless a token turns them. */
const useless = (hasBells: boolean): readonly Face[] => (hasBells ? ['blank'] : ['blank', 'battleStations']);

const mayUseLock = (ship: Ship, attack: Attack) =>
	ship.lock !== undefined && ship.lock === attack.target && !attack.window.used.includes('lock');
