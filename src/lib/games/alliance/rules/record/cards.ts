import type { Equipped, Ship, State } from '../state.js';
import { withAttack, withShip, withTop, type Recorders } from './recorder.js';

/** The card in a slot of a ship, `upgrade/0` or `loadout`, changed. */
function withCard(state: State, ship: string, slot: string, change: (card: Equipped) => Equipped): State {
	return withShip(state, ship, (each): Ship => {
		if (slot === 'loadout') return each.loadout ? { ...each, loadout: change(each.loadout) } : each;
		return {
			...each,
			upgrades: each.upgrades.map((card, i) => (`upgrade/${i}` === slot ? change(card) : card))
		};
	});
}

export const recordCards: Recorders<
	| 'effectUsed'
	| 'effectApplied'
	| 'textContinued'
	| 'textDieRolled'
	| 'cardDisabled'
	| 'cardEnabled'
	| 'cardDiscarded'
	| 'timePlaced'
	| 'dangerContained'
> = {
	effectUsed: (state, { effect }) =>
		withTop(
			withAttack(state, (attack) => ({
				...attack,
				window: { ...attack.window, used: [...attack.window.used, effect] }
			})),
			(frame) => ({ ...frame, done: [...frame.done, effect] })
		),
	effectApplied: (state, { effect }) =>
		withTop(state, (frame) => ({ ...frame, done: [...frame.done, effect] })),
	textContinued: (state, { verbs }) =>
		withTop(state, (frame) => (frame.text ? { ...frame, text: { ...frame.text, verbs } } : frame)),
	textDieRolled: (state) => state,
	cardDisabled: (state, { ship, slot }) =>
		withCard(state, ship, slot, (card) => ({ ...card, disabled: true })),
	cardEnabled: (state, { ship, slot }) =>
		withCard(state, ship, slot, (card) => ({ ...card, disabled: false })),
	cardDiscarded: (state, { ship, slot }) =>
		withCard(state, ship, slot, (card) => ({ ...card, discarded: true })),
	timePlaced: (state, { ship, slot, count }) =>
		withCard(state, ship, slot, (card) => ({ ...card, time: card.time + count })),
	dangerContained: (state, { ship, card, speedLimit }) =>
		withShip(state, ship, (each) => ({ ...each, contained: [...each.contained, card], speedLimit }))
};
