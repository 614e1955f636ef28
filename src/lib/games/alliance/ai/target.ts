import { defenseDice } from '../rules/values.js';
import type { ShotFacts } from '../rules/questions.js';
import type { Attack, TargetChoice } from '../rules/in-progress.js';
import type { State } from '../rules/state.js';
import { shipOf } from '../rules/table.js';

export const isLegal = ({ inArc, band, blocked }: ShotFacts) => inArc && band <= 3 && !blocked;

/** Whom an enemy ship with Attack orders fires at: the nearest band, there the fewest defense dice; several tie. (R183, R184) */
export function chooseTargets(
	state: State,
	attack: Attack,
	shots: readonly ShotFacts[]
): readonly ShotFacts[] {
	const inBand = inNearestBand(openTargets(state, shots));
	const dice = inBand.map((shot) => diceAgainst(state, attack, shot));
	return inBand.filter((_, i) => dice[i] === Math.min(...dice));
}

/** Why it is that one, with the defense dice of each ship that the dice decided between. (R183) */
export function whyTarget(state: State, attack: Attack, shots: readonly ShotFacts[]): TargetChoice {
	const open = openTargets(state, shots);
	if (open.length === 1) return { code: 'onlyTarget', dice: {} };
	const inBand = inNearestBand(open);
	if (inBand.length === 1) return { code: 'nearestBand', dice: {} };
	const dice = Object.fromEntries(inBand.map((shot) => [shot.target, diceAgainst(state, attack, shot)]));
	return { code: chooseTargets(state, attack, shots).length > 1 ? 'playersChose' : 'fewestDice', dice };
}

/** Ships it may attack; a doomed one only if there is no other. (R184, D38) */
function openTargets(state: State, shots: readonly ShotFacts[]): readonly ShotFacts[] {
	const legal = shots.filter(isLegal);
	const unharmed = legal.filter(({ target }) => !shipOf(state, target).doomed);
	return state.options.aiIgnoresDoomed && unharmed.length > 0 ? unharmed : legal;
}

function inNearestBand(shots: readonly ShotFacts[]): readonly ShotFacts[] {
	const nearest = Math.min(...shots.map(({ band }) => band));
	return shots.filter(({ band }) => band === nearest);
}

/** How many defense dice a target would roll, everything included. */
export function diceAgainst(state: State, attack: Attack, shot: ShotFacts): number {
	return defenseDice(state, { ...attack, weapon: 'primary', target: shot.target, shot }).total;
}
