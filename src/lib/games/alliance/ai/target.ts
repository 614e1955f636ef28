import { defenseDice } from '../rules/values.js';
import type { ShotFacts } from '../rules/questions.js';
import type { Attack, State } from '../rules/state.js';
import { shipOf } from '../rules/table.js';

export const isLegal = ({ inArc, band, blocked }: ShotFacts) => inArc && band <= 3 && !blocked;

/** Whom an enemy ship with Attack orders fires at: the nearest band, there the fewest defense dice; several tie. (R183, R184) */
export function chooseTargets(
	state: State,
	attack: Attack,
	shots: readonly ShotFacts[]
): readonly ShotFacts[] {
	const legal = shots.filter(isLegal);
	const unharmed = legal.filter(({ target }) => !shipOf(state, target).doomed);
	const open = state.options.aiIgnoresDoomed && unharmed.length > 0 ? unharmed : legal;
	const nearest = Math.min(...open.map(({ band }) => band));
	const inBand = open.filter(({ band }) => band === nearest);
	const dice = inBand.map((shot) => diceAgainst(state, attack, shot));
	return inBand.filter((_, i) => dice[i] === Math.min(...dice));
}

/** How many defense dice a target would roll, everything included. */
export function diceAgainst(state: State, attack: Attack, shot: ShotFacts): number {
	return defenseDice(state, { ...attack, weapon: 'primary', target: shot.target, shot }).total;
}
