import { isLegal } from '../ai/target.js';
import { shipClass, upgradeCard } from '../data/index.js';
import { federation, opponents } from './order.js';
import type { ArcName, Question, ShotFacts } from './questions.js';
import { shipOf } from './table.js';
import type { Attack } from './in-progress.js';
import type { Ship, State } from './state.js';

/** A weapon of a ship: where it is, through which arcs it fires, how far. */
interface Weapon {
	readonly slot: string;
	readonly arcs: readonly ArcName[];
	readonly range: readonly [number, number];
	readonly needsLock: boolean;
}

const PRIMARY: Weapon = { slot: 'primary', arcs: ['primary'], range: [1, 3], needsLock: false };

/** The primary weapon and every weapon upgrade that is ready. (R156, R162, R163) */
export function weaponsOf(ship: Ship): Weapon[] {
	const weapons = [PRIMARY];
	for (const [i, { card, disabled, discarded, time }] of ship.upgrades.entries()) {
		const { weapon } = upgradeCard(card);
		if (!weapon || disabled || discarded || time > 0) continue;
		const { arc, range, needsLock } = weapon;
		const arcs: ArcName[] =
			arc === 'any' ? ['any'] : arc === 'primary' ? ['primary'] : ['primary', 'secondary'];
		weapons.push({ slot: `upgrade/${i}`, arcs, range, needsLock });
	}
	return weapons;
}

export interface Shot {
	readonly weapon: string;
	readonly shot: ShotFacts;
}

/** Every shot that a ship may declare, weapon by weapon. (R157–R163) */
export function legalShots(ship: Ship, shots: readonly ShotFacts[]): Shot[] {
	const legal: Shot[] = [];
	for (const { slot, arcs, range, needsLock } of weaponsOf(ship)) {
		for (const shot of shots) {
			const isInRange = shot.band >= range[0] && shot.band <= range[1];
			const isLocked = !needsLock || ship.lock === shot.target;
			const isKnown = legal.some((each) => each.weapon === slot && each.shot.target === shot.target);
			if (arcs.includes(shot.arc) && isLegal(shot) && isInRange && isLocked && !isKnown)
				legal.push({ weapon: slot, shot });
		}
	}
	return legal;
}

/** What a ship must know before it may choose: every opponent, through every arc it fires through. (R156) */
export function shotQuestion(state: State, ship: Ship): Question {
	const arcs = new Set(weaponsOf(ship).flatMap((weapon) => weapon.arcs));
	const has = [...arcs].filter((arc) => arc !== 'secondary' || shipClass(ship.class).arcs.secondary);
	return { ask: 'shots', ship: ship.id, arcs: has, targets: opponents(state, ship).map(({ id }) => id) };
}

/** The texts of other ships on the attacker's side that need to know whether they reach the defender. */
export function friendsToMeasure(state: State, attack: Attack): Ship[] {
	const attacker = shipOf(state, attack.attacker);
	const sideOf = attacker.side === 'federation' ? federation(state) : [];
	return sideOf.filter(
		({ id, upgrades }) => id !== attacker.id && upgrades.some(({ card }) => needsReach(card))
	);
}

const needsReach = (card: string) =>
	upgradeCard(card).effects.some((effect) => effect.if.some((each) => each.if === 'targetInPrimaryArc'));
