import type { Attack, DieShown } from '../in-progress.js';
import type { State } from '../state.js';
import type { Face } from '../vocabulary.js';
import { withAttack, withMeasured, withShip, without, type Recorders } from './recorder.js';

type Pool = 'attackDice' | 'defenseDice';
const poolOf = (dice: 'attack' | 'defense'): Pool => (dice === 'attack' ? 'attackDice' : 'defenseDice');
const fresh = (face: Face): DieShown => ({ face, locked: false });

/** The dice of an attack, each changed by its place. */
function turned(attack: Attack, pool: Pool, change: (die: DieShown, index: number) => DieShown): Attack {
	return { ...attack, [pool]: attack[pool].map(change) };
}

function tokenBy(state: State, ship: string, token: string, by: number): State {
	return withShip(state, ship, (each) => {
		const has = each.tokens[token as keyof typeof each.tokens];
		return { ...each, tokens: { ...each.tokens, [token]: Math.max(0, has + by) } };
	});
}

export const recordAttack: Recorders<
	| 'shotsMeasured'
	| 'rangesMeasured'
	| 'noTarget'
	| 'attackDeclined'
	| 'targetDeclared'
	| 'friendsMeasured'
	| 'attackDiceRolled'
	| 'defenseDiceRolled'
	| 'rerollBegan'
	| 'diceRerolled'
	| 'diceConverted'
	| 'resultAdded'
	| 'resultsCompared'
	| 'attacked'
	| 'tokenGained'
	| 'tokenLost'
	| 'tokenSpent'
	| 'lockPlaced'
	| 'lockReturned'
	| 'lockSpent'
> = {
	/** For the attack that is being made, or for one of several ships that could be next. */
	shotsMeasured(state, { ship, shots }) {
		const frame = state.frames.at(-1);
		return frame?.attack
			? withAttack(state, (attack) => ({ ...attack, shots }))
			: withMeasured(state, { shots: { ...frame?.measured?.shots, [ship]: shots } });
	},
	rangesMeasured: (state, { bands }) => withMeasured(state, { ranges: bands }),
	noTarget: (state) => state,
	attackDeclined: (state) => state,
	targetDeclared: (state, { weapon, target, shot }) =>
		withAttack(state, (attack) => ({ ...attack, weapon, target, shot })),
	friendsMeasured: (state, { friends }) => withAttack(state, (attack) => ({ ...attack, friends })),
	attackDiceRolled: (state, { faces, because }) =>
		withAttack(state, (attack) => ({
			...attack,
			attackDice: faces.map(fresh),
			diceBecause: because,
			rolled: 'attack'
		})),
	defenseDiceRolled: (state, { faces, because }) =>
		withAttack(state, (attack) => ({
			...attack,
			defenseDice: faces.map(fresh),
			defenseBecause: because,
			rolled: 'both'
		})),
	rerollBegan: (state, { dice, indexes }) =>
		withAttack(state, (attack) => ({ ...attack, rerolling: { dice, indexes } })),
	diceRerolled: (state, { dice, faces }) =>
		withAttack(state, (attack) => {
			const indexes = attack.rerolling?.indexes ?? [];
			const next = turned(attack, poolOf(dice), (die, index) => {
				const face = faces[indexes.indexOf(index)];
				return face === undefined ? die : { face, was: die.face, locked: true };
			});
			return without(next, 'rerolling');
		}),
	diceConverted: (state, { dice, indexes, to }) =>
		withAttack(state, (attack) =>
			turned(attack, poolOf(dice), (die, index) =>
				indexes.includes(index) ? { ...die, face: to, was: die.face } : die
			)
		),
	resultAdded: (state, { dice, face }) =>
		withAttack(state, (attack) => {
			const pool = poolOf(dice);
			return { ...attack, [pool]: [...attack[pool], fresh(face)] };
		}),
	resultsCompared: (state, result) =>
		withAttack(state, (attack) => ({
			...attack,
			result: { hits: result.hits, criticals: result.criticals }
		})),
	attacked: (state, { ship }) => withShip(state, ship, (each) => ({ ...each, attacked: true })),
	tokenGained: (state, { ship, token, count }) => tokenBy(state, ship, token, count),
	tokenLost: (state, { ship, token, count }) => tokenBy(state, ship, token, -count),
	tokenSpent: (state, { ship, token }) => tokenBy(state, ship, token, -1),
	lockPlaced: (state, { ship, target }) => withShip(state, ship, (each) => ({ ...each, lock: target })),
	lockReturned: (state, { ship }) => withShip(state, ship, (each) => without(each, 'lock')),
	lockSpent: (state, { ship }) => withShip(state, ship, (each) => without(each, 'lock'))
};
