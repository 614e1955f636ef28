import { CONTENT, damageCard, loadoutCard, missionOf, shipClass, upgradeCard } from '../data/index.js';
import { parse, type Colour, type Maneuver } from '../rules/maneuver.js';
import type { Action } from '../rules/commands.js';
import type { Attack, Ship, ShipId, State } from '../rules/state.js';
import type { Face } from '../rules/vocabulary.js';

/** The name of a ship at the table: "Rosa’s Akira", "Attack Ship 3". Two that would sound alike are numbered. */
export function shipName(state: State, id: ShipId): string {
	const ship = state.ships[id];
	if (!ship) return id;
	const { name } = shipClass(ship.class);
	if (ship.side === 'dominion') return `${name} ${ship.number ?? ''}`.trim();
	const captainOf = (seat: string) =>
		state.setup.captains.find((captain) => captain.seat === seat)?.name ?? '';
	const own = captainOf(ship.seat);
	const alike = state.order.filter((other) => {
		const each = state.ships[other];
		return each?.class === ship.class && each.side === ship.side && captainOf(each.seat) === own;
	});
	const number = alike.length > 1 ? ` ${alike.indexOf(id) + 1}` : '';
	return own === '' ? `${name}${number}` : `${own}’s ${name}${number}`;
}

/** The captain who flies a ship; a captain alone has two, told apart by their ships. */
export function captainName(state: State, { id, seat }: Ship): string {
	const captain = state.setup.captains.length > 1 && state.setup.captains.find((each) => each.seat === seat);
	return captain ? captain.name : shipName(state, id);
}

const BEARING: Readonly<Record<ReturnType<typeof parse>['bearing'], string>> = {
	straight: 'Straight',
	bank: 'Bank',
	turn: 'Turn',
	comeAbout: 'Come about',
	fullAstern: 'Full astern'
};

/** "Bank 2 left". */
export function maneuverName(maneuver: Maneuver): string {
	const { bearing, speed, side } = parse(maneuver);
	return `${BEARING[bearing]} ${speed}${side ? ` ${side}` : ''}`;
}

export const colourLetter: Readonly<Record<Colour, string>> = { green: 'G', white: 'W', red: 'R' };

export const FACE_NAMES: Readonly<Record<Face, string>> = {
	hit: 'Hit',
	critical: 'Critical',
	battleStations: 'Battle Stations',
	evade: 'Evade',
	blank: 'Blank'
};
export const FACE_LETTERS: Readonly<Record<Face, string>> = {
	hit: 'H',
	critical: 'C',
	battleStations: 'B',
	evade: 'E',
	blank: '–'
};

/** "2 Hits, Critical, Blank", or "no dice". */
export function facesText(faces: readonly Face[]): string {
	const kinds = [...new Set(faces)];
	const counted = kinds.map((kind) => {
		const count = faces.filter((face) => face === kind).length;
		return count === 1
			? FACE_NAMES[kind]
			: `${count} ${FACE_NAMES[kind]}${kind === 'battleStations' ? '' : 's'}`;
	});
	return counted.length === 0 ? 'no dice' : counted.join(', ');
}

export const TOKEN_NAMES = {
	evade: 'Evade',
	scan: 'Scan',
	battleStations: 'Battle Stations',
	auxiliaryPower: 'Auxiliary Power'
} as const;

export const ACTION_NAMES: Readonly<Record<string, string>> = {
	evasiveManeuvers: 'Evasive Maneuvers',
	scan: 'Scan',
	battleStations: 'Battle Stations',
	targetLock: 'Target Lock',
	removeAuxiliaryPower: 'Remove Auxiliary Power'
};

/** "Target Lock on Attack Ship 2", "Repair Console Fire". */
export function actionText(state: State, ship: ShipId, action: Action): string {
	switch (action.action) {
		case 'targetLock':
			return `Target Lock on ${shipName(state, action.target)}`;
		case 'card': {
			const { name, isDamage } = sourceName(state, action.effect);
			return isDamage ? `Repair ${name}` : name;
		}
		case 'enable':
			return `Enable ${cardName(state, ship, action.slot)}`;
		default:
			return ACTION_NAMES[action.action] ?? action.action;
	}
}

/** The name of the card in a slot of a ship. */
export function cardName(state: State, ship: ShipId, slot: string): string {
	const [kind, at] = slot.split('/');
	const owner = state.ships[ship];
	if (kind === 'upgrade') return nameOfCard(owner?.upgrades[Number(at)]?.card ?? '');
	if (kind === 'damage') return nameOfCard(owner?.damage[Number(at)]?.card ?? '');
	return slot === 'primary' ? 'Primary weapon' : nameOfCard(owner?.loadout?.card ?? '');
}

/** The name of any card by its id, or what a token or lock is called that acts like one. */
export function nameOfCard(id: string): string {
	if (CONTENT.upgrade.has(id)) return upgradeCard(id).name;
	if (CONTENT.damage.has(id)) return damageCard(id).name;
	if (CONTENT.loadout.has(id)) return loadoutCard(id).elite.title;
	const others: Record<string, string> = {
		lock: 'Target Lock',
		battleStations: 'Battle Stations',
		evade: 'Evade',
		obstacle: 'the obstacle',
		marker: 'an unnamed card'
	};
	return others[id] ?? id;
}

/** The card that a text stands on, by the id of its effect. */
export function sourceName(state: State, effect: string): { name: string; isDamage: boolean } {
	const ship = effect.slice(0, effect.indexOf(':'));
	const slot = effect.slice(effect.indexOf(':') + 1, effect.lastIndexOf('#'));
	return effect.includes(':')
		? { name: cardName(state, ship, slot), isDamage: slot.startsWith('damage/') }
		: { name: nameOfCard(effect), isDamage: false };
}

export const formationName = (state: State, id: string) =>
	missionOf(state.setup.mission).formations.find((each) => each.id === id)?.name ?? id;

/** Said of data that we made up because nobody has published the printed ones. */
export const HOUSE = 'House data: our own, not the printed card.';

/** "odd and even sensor data": what a ship carries, in the words of the mission. */
export const cargoText = (state: State, kinds: readonly string[]) =>
	`${list([...kinds])} ${missionOf(state.setup.mission).collect.noun}`;

/** "Rosa’s Akira attacks Attack Ship 3 with Photon Torpedoes, Range 2, obstructed". */
export function attackText(
	state: State,
	{ attacker, target = '', weapon = 'primary', shot }: Pick<Attack, 'attacker' | 'target' | 'weapon' | 'shot'>
): string {
	const by = weapon === 'primary' ? '' : ` with ${cardName(state, attacker, weapon)}`;
	const how = shot ? `, ${rangeName(shot.band)}${shot.obstructed ? ', obstructed' : ''}` : '';
	return `${shipName(state, attacker)} attacks ${shipName(state, target)}${by}${how}`;
}

const SECTOR_NAMES: Readonly<Record<string, string>> = {
	ahead: 'ahead',
	right45: '45° right',
	right90: '90° right',
	right135: '135° right',
	behind: 'behind',
	left135: '135° left',
	left90: '90° left',
	left45: '45° left'
};
export const sectorName = (sector: string) => SECTOR_NAMES[sector] ?? sector;

/** "Range 2", or "beyond Range 3". */
export const rangeName = (band: number) => (band > 3 ? 'beyond Range 3' : `Range ${band}`);

export const list = (names: readonly string[]) =>
	names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

type MarkIndex = 1 | 2 | 3 | 4 | 5 | 6;

/** The mark of a captain: number 1–6 and letter. */
export function captainMark(state: State, seat: string): { index: MarkIndex; letter: string } {
	const captain = state.setup.captains.find((each) => each.seat === seat);
	return { index: (captain?.mark ?? 1) as MarkIndex, letter: letterOf(captain?.name ?? '?') };
}

/** The letter of a captain: her initial, or the number of one who has not given a name. */
export function letterOf(name: string): string {
	const [, number] = /\s(\d+)$/.exec(name.trim()) ?? [];
	return number ?? (name.trim().charAt(0).toUpperCase() || '?');
}
