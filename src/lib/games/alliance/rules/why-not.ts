import { shipClass, upgradeCard } from '../data/index.js';
import type { Band } from '../../../engine/geometry/index.js';
import { actionsOf } from './actions.js';
import { actionName } from './commands.js';
import { canPay } from './effects.js';
import { opponents } from './order.js';
import type { ShotFacts } from './questions.js';
import { legalShots, weaponsOf } from './shots.js';
import { isForbidden, sourcesIn } from './sources.js';
import type { Ship, ShipId, State } from './state.js';

export const WHY_NOT = [
	'outOfArc',
	'beyondRange',
	'blocked',
	'outOfItsRange',
	'noneInItsReach',
	'cardDisabled',
	'cardDiscarded',
	'timeTokens',
	'needsLock',
	'noneInRange',
	'doneThisRound',
	'barForbidden',
	'cannotPay'
] as const;

/** Something a captain might look for among her choices, and why it is not there. */
export interface NotPossible {
	readonly what:
		| { readonly target: ShipId }
		| { readonly weapon: string }
		| { readonly bar: string }
		| { readonly effect: string };
	readonly code: (typeof WHY_NOT)[number];
	readonly rule: string;
}

/** Opponents that no weapon may fire at, and weapons that may fire at nobody. (R158–R163, R224–R226) */
export function whyNoShot(state: State, ship: Ship, shots: readonly ShotFacts[]): NotPossible[] {
	const legal = legalShots(ship, shots);
	const targets = opponents(state, ship).filter(({ id }) => !legal.some(({ shot }) => shot.target === id));
	const refused = targets.map(({ id }): NotPossible => ({
		what: { target: id },
		...whyNoTarget(ship, shots, id)
	}));
	for (const [i, { card }] of ship.upgrades.entries()) {
		const slot = `upgrade/${i}`;
		if (!upgradeCard(card).weapon || legal.some(({ weapon }) => weapon === slot)) continue;
		const why = whyNoWeapon(ship, i);
		if (why) refused.push({ what: { weapon: slot }, ...why });
	}
	return refused;
}

/** The reason that is nearest to a shot: it lies behind a planet, at a range of no weapon, beyond Range 3, or in no arc. */
function whyNoTarget(
	ship: Ship,
	shots: readonly ShotFacts[],
	target: ShipId
): Pick<NotPossible, 'code' | 'rule'> {
	const borne = weaponsOf(ship).flatMap(({ arcs, range }) =>
		shots
			.filter((shot) => shot.target === target && shot.inArc && arcs.includes(shot.arc))
			.map((shot) => ({ shot, isInRange: shot.band >= range[0] && shot.band <= range[1] }))
	);
	if (borne.length === 0) return { code: 'outOfArc', rule: 'R158' };
	if (borne.some(({ shot, isInRange }) => shot.blocked && isInRange)) return { code: 'blocked', rule: 'R97' };
	return borne.every(({ shot }) => shot.band > 3)
		? { code: 'beyondRange', rule: 'R161' }
		: { code: 'outOfItsRange', rule: 'R162' };
}

function whyNoWeapon(ship: Ship, at: number): Pick<NotPossible, 'code' | 'rule'> | undefined {
	const card = ship.upgrades[at];
	if (!card) return undefined;
	if (card.discarded) return { code: 'cardDiscarded', rule: 'R225' };
	if (card.time > 0) return { code: 'timeTokens', rule: 'R226' };
	if (card.disabled) return { code: 'cardDisabled', rule: 'R224' };
	const needsLock = upgradeCard(card.card).weapon?.needsLock === true;
	return needsLock && ship.lock === undefined
		? { code: 'needsLock', rule: 'R163' }
		: { code: 'noneInItsReach', rule: 'R162' };
}

/** Actions of the bar and of cards that a ship may not perform now. (R82, R102, R114, R196, R218) */
export function whyNoAction(state: State, ship: Ship, ranges: Readonly<Record<ShipId, Band>>): NotPossible[] {
	const open = actionsOf(state, ship, ranges);
	const refused: NotPossible[] = [];
	for (const bar of shipClass(ship.class).actions) {
		if (open.some(({ action }) => action === bar)) continue;
		if (isForbidden(ship, 'forbidBarActions')) {
			refused.push({ what: { bar }, code: 'barForbidden', rule: 'R196' });
		} else if (ship.actions.includes(bar)) {
			refused.push({ what: { bar }, code: 'doneThisRound', rule: 'R102' });
		} else refused.push({ what: { bar }, code: 'noneInRange', rule: 'R114' });
	}
	for (const source of sourcesIn(state, ship, 'performAction')) {
		const what = { effect: source.id };
		if (ship.actions.includes(actionName({ action: 'card', ...what })))
			refused.push({ what, code: 'doneThisRound', rule: 'R102' });
		else if (!canPay(state, source)) refused.push({ what, code: 'cannotPay', rule: 'R218' });
	}
	return refused;
}
