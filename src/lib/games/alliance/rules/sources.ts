import { damageCard, loadoutCard, upgradeCard } from '../data/index.js';
import type { Condition, Effect } from '../data/verbs.js';
import type { Attack } from './in-progress.js';
import type { Equipped, Ship, State } from './state.js';
import type { Window } from './vocabulary.js';
import { MARKER } from './record/damage.js';

/** A text in force: on whose card it stands, and where. `id` names it in commands and in the log. */
export interface Source {
	readonly id: string;
	readonly ship: Ship;
	/** `upgrade/0`, `loadout` or `damage/2`. */
	readonly slot: string;
	readonly card: string;
	readonly effect: Effect;
}

export type Role = 'attacker' | 'defender' | 'friend';

function usable({ disabled, discarded, time }: Equipped): boolean {
	return !disabled && !discarded && time === 0;
}

interface Text {
	readonly slot: string;
	readonly card: string;
	readonly effects: readonly Effect[];
	readonly usable: boolean;
}

/** Every card with a text on a ship: upgrades, the elite side of a loadout, damage cards that lie face up. */
function textsOf(state: State, ship: Ship): Text[] {
	const texts = ship.upgrades.map((equipped, i): Text => {
		const { effects, type } = upgradeCard(equipped.card);
		const silenced = type === 'talent' && isForbidden(ship, 'forbidTalents');
		return { slot: `upgrade/${i}`, card: equipped.card, effects, usable: usable(equipped) && !silenced };
	});
	if (ship.loadout && ship.elite) {
		const { effects } = loadoutCard(ship.loadout.card).elite;
		texts.push({ slot: 'loadout', card: ship.loadout.card, effects, usable: usable(ship.loadout) });
	}
	for (const [i, { card, faceUp }] of ship.damage.entries()) {
		if (!faceUp || card === MARKER) continue;
		texts.push({ slot: `damage/${i}`, card, effects: damageCard(card).effects, usable: true });
	}
	return texts;
}

/** The texts of a ship that act in a window, in the order of its cards. (R218, R224–R226) */
export function sourcesIn(state: State, ship: Ship, window: Window, role?: Role): Source[] {
	const found: Source[] = [];
	for (const { slot, card, effects, usable: isUsable } of textsOf(state, ship)) {
		for (const [i, effect] of effects.entries()) {
			if (effect.when !== window || effect.role !== role) continue;
			const source: Source = { id: `${ship.id}:${slot}#${i}`, ship, slot, card, effect };
			const inForce = isUsable || (effect.whileFired && attackNow(state)?.weapon === slot);
			if (inForce && effect.if.every((condition) => holds(state, source, condition))) found.push(source);
		}
	}
	return found;
}

/** The attack that is being made, if one is. */
export function attackNow(state: State): Attack | undefined {
	return state.frames.findLast(({ attack }) => attack)?.attack;
}

/** Whether a constant text forbids something to a ship: its action bar, its talents. */
export function isForbidden(ship: Ship, verb: 'forbidBarActions' | 'forbidTalents'): boolean {
	return ship.damage.some(
		({ card, faceUp }) =>
			faceUp &&
			card !== MARKER &&
			damageCard(card).effects.some(
				({ when, does }) => when === 'constant' && does.some((each) => each.verb === verb)
			)
	);
}

function holds(state: State, { ship, slot, card }: Omit<Source, 'effect'>, condition: Condition): boolean {
	const attack = attackNow(state);
	switch (condition.if) {
		case 'weapon':
			if (condition.is === 'this') return attack?.weapon === slot;
			return attack?.weapon !== undefined && (attack.weapon === 'primary') === (condition.is === 'primary');
		case 'range':
			return attack?.shot !== undefined && within(attack.shot.band, condition);
		case 'token':
			return ship.tokens[condition.token] > 0;
		case 'colour': {
			const colour = state.frames.findLast(({ move }) => move)?.move?.colour;
			return colour !== undefined && condition.is.includes(colour);
		}
		case 'uncancelled':
			return attack !== undefined && uncancelled(attack) > 0;
		case 'earlierRound':
			return state.round > (ship.damage[Number(slot.split('/')[1])]?.round ?? 0);
		case 'notContained':
			return !ship.contained.includes(card);
		case 'targetInPrimaryArc':
			return attack?.friends?.includes(ship.id) ?? false;
		default:
			return condition satisfies never;
	}
}

const within = (band: number, { from, to }: { from: number; to: number }) => band >= from && band <= to;

/** Results that the defense dice do not cancel as they lie now. (R176) */
export function uncancelled({ attackDice, defenseDice }: Attack): number {
	const results = attackDice.filter(({ face }) => face === 'hit' || face === 'critical').length;
	return Math.max(0, results - defenseDice.filter(({ face }) => face === 'evade').length);
}
