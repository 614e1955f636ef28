import type { Frame } from '../in-progress.js';
import type { Ship, State } from '../state.js';
import { MARKER } from '../record/damage.js';
import { draw, shipOf, type Step, type Table } from '../table.js';
import { applyNext } from '../effects.js';
import { captainSkill, hullOf } from '../values.js';

const damageIn = (frame: Frame) => frame.damage ?? { ship: '', hits: 0, criticals: 0, pastShields: false };
const remains = (frame: Frame) => damageIn(frame).hits + damageIn(frame).criticals;

/** A ship that has gone out of play suffers no more. Doomed ones do. (R198, D37) */
const isOver = (state: State, frame: Frame) =>
	remains(frame) === 0 || shipOf(state, damageIn(frame).ship).status !== 'inPlay';

/** Shields first; then a card, face up for a critical. (R192–R194) */
function loseShields(table: Table): void {
	for (;;) {
		const { ship, hits, pastShields } = damageIn(table.frame);
		if (pastShields || isOver(table.state, table.frame) || table.ship(ship).shields === 0) return;
		table.emit({ type: 'shieldLost', ship, critical: hits === 0 });
	}
}

const cardsLeft = (cards: Readonly<Record<string, number>>) =>
	Object.keys(cards).filter((card) => (cards[card] ?? 0) > 0 && card !== MARKER);

const isCritical = (frame: Frame) => damageIn(frame).hits === 0;

function deal(table: Table, card: string): void {
	const { ship } = damageIn(table.frame);
	table.emit({ type: 'damageDealt', ship, card, faceUp: isCritical(table.frame) && card !== MARKER });
	breakFormation(table, ship);
	destroyIfBeyondHull(table, table.ship(ship));
}

/** Any hull damage breaks a formation for the whole mission. (R133) */
function breakFormation(table: Table, id: string): void {
	const formation = table.state.formations[table.ship(id).formation ?? ''];
	if (!formation || formation.broken || formation.members.length < 2 || !formation.members.includes(id))
		return;
	table.emit({ type: 'formationBroken', formation: formation.id, ship: id });
}

/** As many cards as hull: destroyed at once, unless it may still make its attack. (R198–R201) */
function destroyIfBeyondHull(table: Table, ship: Ship): void {
	if (ship.damage.length < hullOf(ship) || ship.doomed) return;
	if (mayStillAttack(table, ship)) table.emit({ type: 'shipDoomed', ship: ship.id });
	else destroy(table, ship, 'hull');
}

/** Simultaneous attack: destroyed in the Combat Phase by a ship of equal Captain Skill before its own attack. (R200, D20) */
function mayStillAttack(table: Table, ship: Ship): boolean {
	const { by } = damageIn(table.frame);
	if (by === undefined || table.state.phase !== 'combat' || ship.attacked) return false;
	return skillOf(table.state, shipOf(table.state, by)) === skillOf(table.state, ship);
}

const skillOf = (state: State, ship: Ship) => captainSkill(state, ship).total;

/** A destroyed ship gives its mission tokens back to the supply. (R237) */
export function destroy(table: Table, ship: Ship, reason: string): void {
	if (ship.cargo.length > 0) table.emit({ type: 'cargoLost', ship: ship.id, cargo: ship.cargo });
	table.emit({ type: 'shipDestroyed', ship: ship.id, reason });
}

export const damageSteps: Readonly<Record<string, Step>> = {
	nextDamage: {
		enter: loseShields,
		facts: (state, frame) => ({ more: !isOver(state, frame) })
	},
	drawCard: {
		enter(table) {
			if (cardsLeft(table.state.deck).length > 0) return;
			if (cardsLeft(table.state.discard).length > 0) table.emit({ type: 'deckShuffled' });
			else deal(table, MARKER);
		},
		/** A card is drawn from what is left; where people draw, they say which it was. */
		asks(state, frame) {
			const { ship } = damageIn(frame);
			if (frame.done.includes('dealt') || cardsLeft(state.deck).length === 0) return [];
			const options = cardsLeft(state.deck).map((card) => ({
				seat: 'table',
				command: { type: 'drawCard', card } as const
			}));
			return [
				draw(
					frame,
					{ name: 'damageCard', subject: ship, question: isCritical(frame) ? 'drawFaceUp' : 'drawFaceDown' },
					options
				)
			];
		},
		answer(table, command) {
			if (command.type !== 'drawCard') return;
			table.settle('dealt');
			deal(table, command.card);
		}
	},
	resolveCard: {
		/** A card that has just been turned face up acts at once, if its text says so. */
		work(table) {
			const { ship } = damageIn(table.frame);
			const last = table.ship(ship).damage.length - 1;
			const isNew = (id: string) => id.startsWith(`${ship}:damage/${last}#`);
			if (table.isSettled('resolved')) return false;
			table.settle('resolved');
			return applyNext(table, [ship], 'turnedFaceUp', isNew);
		}
	}
};
