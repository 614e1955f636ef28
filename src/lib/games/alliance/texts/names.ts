import { CONTENT, damageCard, loadoutCard, missionOf, shipClass, upgradeCard } from '../data/index.js';
import { inWords, list } from '../../../i18n/index.js';
import type { Sector } from '../../../engine/geometry/index.js';
import { parse, type Colour, type Maneuver } from '../rules/maneuver.js';
import type { Action } from '../rules/commands.js';
import type { Attack } from '../rules/in-progress.js';
import type { Ship, ShipId, State } from '../rules/state.js';
import type { Face, Token } from '../rules/vocabulary.js';
import { say, sayIfKnown } from './say.js';

/** What a ship is called, and the captain whose ship it is called: nobody's if it is the Dominion's, or she has no name. */
export function shipParts(state: State, id: ShipId): { readonly ship: string; readonly captain: string } {
	const ship = state.ships[id];
	if (!ship) return { ship: id, captain: '' };
	const { name } = shipClass(ship.class);
	if (ship.side === 'dominion') return { ship: `${name} ${ship.number ?? ''}`.trim(), captain: '' };
	const captainOf = (seat: string) =>
		state.setup.captains.find((captain) => captain.seat === seat)?.name ?? '';
	const own = captainOf(ship.seat);
	const alike = state.order.filter((other) => {
		const each = state.ships[other];
		return each?.class === ship.class && each.side === ship.side && captainOf(each.seat) === own;
	});
	const number = alike.length > 1 ? ` ${alike.indexOf(id) + 1}` : '';
	return { ship: `${name}${number}`, captain: own };
}

/** The name of a ship at the table: "Rosa’s Akira", "Attack Ship 3". Two that would sound alike are numbered. */
export function shipName(state: State, id: ShipId): string {
	const { ship, captain } = shipParts(state, id);
	return captain === '' ? ship : say('ship.ofCaptain', { ship, captain });
}

/** The captain who flies a ship; a captain alone has two, told apart by their ships. */
export function captainName(state: State, { id, seat }: Ship): string {
	const captain = state.setup.captains.length > 1 && state.setup.captains.find((each) => each.seat === seat);
	return captain ? captain.name : shipName(state, id);
}

/** "Bank 2 left". */
export function maneuverName(maneuver: Maneuver): string {
	const { bearing, speed, side = '' } = parse(maneuver);
	return say(`maneuver.${bearing}`, { speed, side });
}

/** "green", as it stands in a sentence. */
export const colourName = (colour: Colour) => say(`colour.${colour}`);
/** The letter that doubles a colour. */
export const colourLetter = (colour: Colour) => say(`colour.letter.${colour}`);

/** "Battle Stations": the face of a die. */
export const faceName = (face: Face) => say(`face.${face}`);
/** The letter that doubles the sign of a face. */
export const faceLetter = (face: Face) => say(`face.letter.${face}`);

/** "2 Hits, Critical, Blank", or "no dice". */
export function facesText(faces: readonly Face[]): string {
	const kinds = [...new Set(faces)];
	const counted = kinds.map((kind) =>
		say(`faces.${kind}`, { count: faces.filter((face) => face === kind).length })
	);
	return counted.length === 0 ? say('faces.none') : counted.join(', ');
}

/** "Evade": what a token is called. */
export const tokenName = (token: Token) => say(`token.${token}`);
/** "Evade tokens", for so many of them. */
export const tokensName = (token: Token, count: number) => say(`tokens.${token}`, { count });

/** "Evasive Maneuvers": an action of the action bar. */
export const actionName = (action: string) => sayIfKnown(`action.${action}`) ?? action;

/** "Target Lock on Attack Ship 2", "Repair Console Fire". */
export function actionText(state: State, ship: ShipId, action: Action): string {
	switch (action.action) {
		case 'targetLock':
			return say('perform.targetLock', { target: shipName(state, action.target) });
		case 'card': {
			const { name, isDamage } = sourceName(state, action.effect);
			return isDamage ? say('perform.repair', { card: name }) : name;
		}
		case 'enable':
			return say('perform.enable', { card: cardName(state, ship, action.slot) });
		default:
			return actionName(action.action);
	}
}

/** The name of the card in a slot of a ship. */
export function cardName(state: State, ship: ShipId, slot: string): string {
	const [kind, at] = slot.split('/');
	const owner = state.ships[ship];
	if (kind === 'upgrade') return nameOfCard(owner?.upgrades[Number(at)]?.card ?? '');
	if (kind === 'damage') return nameOfCard(owner?.damage[Number(at)]?.card ?? '');
	return slot === 'primary' ? say('called.primary') : nameOfCard(owner?.loadout?.card ?? '');
}

/** The name of any card by its id, or what a token or lock is called that acts like one. */
export function nameOfCard(id: string): string {
	if (CONTENT.upgrade.has(id)) return upgradeCard(id).name;
	if (CONTENT.damage.has(id)) return damageCard(id).name;
	if (CONTENT.loadout.has(id)) return loadoutCard(id).elite.title;
	return sayIfKnown(`called.${id}`) ?? id;
}

/** The card that a text stands on, by the id of its effect. */
export function sourceName(state: State, effect: string): { name: string; isDamage: boolean } {
	const ship = effect.slice(0, effect.indexOf(':'));
	const slot = effect.slice(effect.indexOf(':') + 1, effect.lastIndexOf('#'));
	return effect.includes(':')
		? { name: cardName(state, ship, slot), isDamage: slot.startsWith('damage/') }
		: { name: nameOfCard(effect), isDamage: false };
}

/** "2nd Wing", in the words of the mission. */
export function formationName(state: State, id: string): string {
	const formation = missionOf(state.setup.mission).formations.find((each) => each.id === id);
	return formation ? inWords(formation.name) : id;
}

/** Said of data that we made up because nobody has published the printed ones. */
export const house = () => say('house');

/** "odd": one kind of what a mission collects. */
export const cargoKind = (kind: string) => sayIfKnown(`cargo.${kind}`) ?? kind;

/** "odd and even sensor data": what a ship carries, in the words of the mission. */
export const cargoText = (state: State, kinds: readonly string[]) =>
	say('cargo', {
		kinds: list(kinds.map(cargoKind)),
		noun: inWords(missionOf(state.setup.mission).collect.noun)
	});

/** "Rosa’s Akira attacks Attack Ship 3 with Photon Torpedoes, Range 2, obstructed". */
export const attackText = (
	state: State,
	{ attacker, target = '', weapon = 'primary', shot }: Pick<Attack, 'attacker' | 'target' | 'weapon' | 'shot'>
) =>
	say('attack', {
		attacker: shipName(state, attacker),
		target: shipName(state, target),
		by: weapon === 'primary' ? weapon : 'card',
		weapon: cardName(state, attacker, weapon),
		aim: shot ? (shot.obstructed ? 'obstructed' : 'clear') : 'none',
		range: shot ? rangeName(shot.band) : ''
	});

/** "45° right". */
export const sectorName = (sector: Sector) => say(`sector.${sector}`);

/** "Range 2", or "beyond Range 3". */
export const rangeName = (band: number) => (band > 3 ? say('range.beyond') : say('range.within', { band }));

type MarkIndex = 1 | 2 | 3 | 4 | 5 | 6;

/** The mark of a captain: number 1–6 and letter. */
export function captainMark(state: State, seat: string): { index: MarkIndex; letter: string } {
	const captain = state.setup.captains.find((each) => each.seat === seat);
	return { index: (captain?.mark ?? 1) as MarkIndex, letter: letterOf(captain?.name ?? '?') };
}

/** The letter of a captain: her initial, or the one that stands for her who has not given a name. */
export function letterOf(name: string): string {
	const [, number] = /^Captain (\d+|[A-F])$/.exec(name.trim()) ?? [];
	return number ?? (name.trim().charAt(0).toUpperCase() || '?');
}
