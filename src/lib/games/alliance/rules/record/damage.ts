import type { DamageRow } from '../in-progress.js';
import type { State } from '../state.js';
import { outOfPlay } from './movement.js';
import { withShip, withTop, type Recorders } from './recorder.js';

/** A damage that no card was left for. (D74) */
export const MARKER = 'marker';

/** One damage less of the row that is being dealt: hits before criticals. */
function lessOne(state: State): State {
	const less = (row: DamageRow): DamageRow =>
		row.hits > 0 ? { ...row, hits: row.hits - 1 } : { ...row, criticals: row.criticals - 1 };
	return withTop(state, (frame) => (frame.damage ? { ...frame, damage: less(frame.damage) } : frame));
}

export const recordDamage: Recorders<
	| 'shieldLost'
	| 'shieldRepaired'
	| 'damageDealt'
	| 'turnedFaceDown'
	| 'deckShuffled'
	| 'formationBroken'
	| 'shipDoomed'
	| 'shipDestroyed'
> = {
	shieldLost: (state, { ship }) =>
		lessOne(withShip(state, ship, (each) => ({ ...each, shields: each.shields - 1 }))),
	shieldRepaired: (state, { ship, count }) =>
		withShip(state, ship, (each) => ({ ...each, shields: each.shields + count })),
	damageDealt: (state, { ship, card, faceUp }) => {
		const dealt = withShip(state, ship, (each) => ({
			...each,
			damage: [...each.damage, { card, faceUp, round: state.round }]
		}));
		const deck = card === MARKER ? state.deck : { ...state.deck, [card]: (state.deck[card] ?? 0) - 1 };
		return lessOne({ ...dealt, deck });
	},
	turnedFaceDown: (state, { ship, slot }) =>
		withShip(state, ship, (each) => ({
			...each,
			damage: each.damage.map((card, i) => (`damage/${i}` === slot ? { ...card, faceUp: false } : card))
		})),
	deckShuffled: (state) => ({ ...state, deck: withoutMarkers(state.discard), discard: {} }),
	formationBroken: (state, { formation }) => {
		const broken = state.formations[formation];
		return broken
			? { ...state, formations: { ...state.formations, [formation]: { ...broken, broken: true } } }
			: state;
	},
	shipDoomed: (state, { ship }) => withShip(state, ship, (each) => ({ ...each, doomed: true })),
	shipDestroyed: (state, { ship }) => outOfPlay(state, ship, 'destroyed')
};

const withoutMarkers = (cards: Readonly<Record<string, number>>) =>
	Object.fromEntries(Object.entries(cards).filter(([card]) => card !== MARKER));
