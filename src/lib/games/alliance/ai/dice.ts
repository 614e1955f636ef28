import { canPay } from '../rules/effects.js';
import { sourcesIn, uncancelled, type Source } from '../rules/sources.js';
import type { Attack, DieShown } from '../rules/in-progress.js';
import type { Ship, State } from '../rules/state.js';

/** What an enemy ship does next with the dice; nothing when it is done. */
export type DiceStep =
	| { readonly use: 'lock'; readonly dice: readonly number[] }
	| { readonly use: 'battleStations' | 'evade' }
	| { readonly use: 'effect'; readonly source: Source; readonly dice: readonly number[] };

const indexes = (dice: readonly DieShown[], test: (die: DieShown) => boolean) =>
	dice.flatMap((die, i) => (test(die) ? [i] : []));

/** Faces B count as blank while the ship has no Battle Stations token to turn them. (R186) */
function isBlank(ship: Ship): (die: DieShown) => boolean {
	return ({ face, locked }) =>
		!locked && (face === 'blank' || (face === 'battleStations' && ship.tokens.battleStations === 0));
}

/** Modify Attack Dice as the attacker: lock, then abilities, then the Battle Stations token; each only if it changes something. (R186, R187) */
export function nextAttackStep(state: State, ship: Ship, attack: Attack): DiceStep | undefined {
	const blanks = indexes(attack.attackDice, isBlank(ship));
	if (ship.lock === attack.target && blanks.length > 0 && !attack.window.used.includes('lock')) {
		return { use: 'lock', dice: blanks };
	}
	const reroll = rerollOf(state, ship, attack, 'modifyAttackDice', 'attacker', blanks);
	if (reroll) return reroll;
	const hasBell = attack.attackDice.some(({ face }) => face === 'battleStations');
	return hasBell && ship.tokens.battleStations > 0 ? { use: 'battleStations' } : undefined;
}

/** Modify Defense Dice as the defender: only while results stay uncancelled. (R188) */
export function nextDefenseStep(state: State, ship: Ship, attack: Attack): DiceStep | undefined {
	if (uncancelled(attack) === 0) return undefined;
	const blanks = indexes(attack.defenseDice, isBlank(ship));
	const reroll = rerollOf(state, ship, attack, 'modifyDefenseDice', 'defender', blanks);
	if (reroll) return reroll;
	const hasBell = attack.defenseDice.some(({ face }) => face === 'battleStations');
	if (hasBell && ship.tokens.battleStations > 0) return { use: 'battleStations' };
	if (ship.tokens.evade > 0) return { use: 'evade' };
	const added = unused(state, ship, attack, 'modifyDefenseDice', 'defender').find(({ effect }) =>
		effect.does.some(({ verb }) => verb === 'addResult')
	);
	return added && { use: 'effect', source: added, dice: [] };
}

function unused(
	state: State,
	ship: Ship,
	attack: Attack,
	window: 'modifyAttackDice' | 'modifyDefenseDice',
	role: 'attacker' | 'defender'
) {
	return sourcesIn(state, ship, window, role).filter(
		(source) => canPay(state, source) && !attack.window.used.includes(source.id)
	);
}

function rerollOf(
	state: State,
	ship: Ship,
	attack: Attack,
	window: 'modifyAttackDice' | 'modifyDefenseDice',
	role: 'attacker' | 'defender',
	blanks: readonly number[]
): DiceStep | undefined {
	if (blanks.length === 0) return undefined;
	for (const source of unused(state, ship, attack, window, role)) {
		for (const verb of source.effect.does) {
			if (verb.verb !== 'reroll') continue;
			const count = verb.count === 'any' ? blanks.length : verb.count;
			return { use: 'effect', source, dice: blanks.slice(0, count) };
		}
	}
	return undefined;
}
