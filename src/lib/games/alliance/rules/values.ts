import { loadoutCard, shipClass, upgradeCard } from '../data/index.js';
import type { Verb } from '../data/verbs.js';
import { evaluate, type Because, type Value, type ValueParts } from '../../../engine/value.js';
import { sourcesIn, type Role, type Source } from './sources.js';
import type { Attack } from './in-progress.js';
import type { Ship, State } from './state.js';
import { shipOf } from './table.js';
import type { ValueName, Window } from './vocabulary.js';

/** What the texts of a ship add to a value, or put in its place. (R215) */
function changes(
	sources: readonly Source[],
	name: ValueName
): Required<Pick<ValueParts, 'modifiers' | 'replaced' | 'none'>> {
	const modifiers: Because[] = [];
	const replaced: Because[] = [];
	const none: Because[] = [];
	for (const { card, effect, ship } of sources) {
		for (const verb of effect.does as readonly Verb[]) {
			const reason = { code: 'card', source: card, params: { ship: ship.id } };
			if (verb.verb === 'modify' && verb.value === name) modifiers.push({ ...reason, amount: verb.by });
			if (verb.verb === 'replace' && verb.value === name) replaced.push({ ...reason, amount: verb.with });
			if (verb.verb === 'none' && verb.value === name) none.push({ ...reason, amount: 0 });
		}
	}
	return { modifiers, replaced, none };
}

const constant = (state: State, ship: Ship, name: ValueName) =>
	changes(sourcesIn(state, ship, 'constant'), name);
const printed = (code: string, amount: number): Because => ({ code, amount });

/** Captain Skill now. (R61, R196) */
export function captainSkill(state: State, ship: Ship): Value {
	return evaluate({
		printed: printed('printedCaptainSkill', ship.captainSkill),
		...constant(state, ship, 'captainSkill')
	});
}

/** Agility now. */
export function agility(state: State, ship: Ship): Value {
	return evaluate({
		printed: printed('agility', shipClass(ship.class).agility),
		...constant(state, ship, 'agility')
	});
}

/** The shield value: how many shield tokens a ship begins with. (R53, R12) */
export function shieldValue(shipClassId: string, upgrades: readonly string[], loadout?: string): Value {
	const modifiers: Because[] = [];
	const texts = [
		...upgrades.map((card) => ({ card, effects: upgradeCard(card).effects })),
		...(loadout === undefined ? [] : [{ card: loadout, effects: loadoutCard(loadout).elite.effects }])
	];
	for (const { card, effects } of texts) {
		for (const { does } of effects) {
			for (const verb of does) {
				if (verb.verb === 'modify' && verb.value === 'shields') {
					modifiers.push({ code: 'card', source: card, amount: verb.by });
				}
			}
		}
	}
	return evaluate({ printed: printed('shields', shipClass(shipClassId).shields), modifiers });
}

/** The shield value of a ship in play. */
export function shieldsOf(ship: Ship): number {
	const upgrades = ship.upgrades.filter(({ discarded }) => !discarded).map(({ card }) => card);
	return shieldValue(ship.class, upgrades, ship.elite ? ship.loadout?.card : undefined).total;
}

export const hullOf = (ship: Ship) => shipClass(ship.class).hull;

/** Texts in a window that stand on one side of an attack. */
function inWindow(state: State, ship: Ship, window: Window, role: Role, name: ValueName) {
	return changes(sourcesIn(state, ship, window, role), name);
}

/** How many attack dice the weapon rolls: its value, what modifies it, and Range 1 for the primary weapon. (R164, R165, R215) */
export function attackDice(state: State, attack: Attack): Value {
	const ship = shipOf(state, attack.attacker);
	const { attack: primary } = shipClass(ship.class);
	const weapon =
		attack.weapon === 'primary' ? undefined : upgradeCard(cardIn(ship, attack.weapon ?? '')).weapon;
	const usesPrimary = !weapon || 'primaryPlus' in weapon.value;
	const malfunction = usesPrimary
		? constant(state, ship, 'primaryAttack')
		: { modifiers: [], replaced: [], none: [] };
	const here = inWindow(state, ship, 'rollAttackDice', 'attacker', 'attackDice');
	const number = !weapon
		? primary
		: 'dice' in weapon.value
			? weapon.value.dice
			: primary + weapon.value.primaryPlus;
	return evaluate({
		printed: weapon
			? { code: 'weaponValue', amount: number, source: cardIn(ship, attack.weapon ?? '') }
			: printed('primaryWeapon', number),
		replaced: [...malfunction.replaced, ...here.replaced],
		modifiers: [...malfunction.modifiers, ...here.modifiers],
		none: here.none,
		bonuses: !weapon && attack.shot?.band === 1 ? [{ code: 'rangeOne', amount: 1 }] : []
	});
}

/** The card in a slot of a ship. */
export function cardIn(ship: Ship, slot: string): string {
	const card = slot === 'loadout' ? ship.loadout?.card : ship.upgrades[Number(slot.split('/')[1])]?.card;
	if (card === undefined) throw new Error(`values: ${ship.id} has no card in '${slot}'`);
	return card;
}

/** How many defense dice the defender rolls, with every reason. (R172, R93, R104) */
export function defenseDice(state: State, attack: Attack): Value {
	const attacker = shipOf(state, attack.attacker);
	const defender = shipOf(state, attack.target ?? '');
	const scans = attacker.tokens.scan;
	const own = constant(state, defender, 'agility');
	const modifiers: Because[] = [...own.modifiers];
	if (scans > 0) modifiers.push({ code: 'scanTokens', amount: -scans });
	if (attack.shot?.obstructed) modifiers.push({ code: 'obstructed', amount: 1 });
	const sides: [Ship, Role][] = [
		[attacker, 'attacker'],
		[defender, 'defender']
	];
	for (const id of attack.friends ?? []) sides.push([shipOf(state, id), 'friend']);
	const texts = sides.map(([ship, role]) => inWindow(state, ship, 'rollDefenseDice', role, 'defenseDice'));
	modifiers.push(...texts.flatMap((text) => text.modifiers));
	const isPrimary = attack.weapon === 'primary';
	return evaluate({
		printed: printed('agility', shipClass(defender.class).agility),
		replaced: [...own.replaced, ...texts.flatMap((text) => text.replaced)],
		modifiers,
		none: [...own.none, ...texts.flatMap((text) => text.none)],
		bonuses: isPrimary && attack.shot?.band === 3 ? [{ code: 'rangeThree', amount: 1 }] : []
	});
}
