import type { Because } from '../../../engine/value.js';
import type { Refusal } from '../../../engine/rules.js';
import type { State, TargetChoice } from '../rules/state.js';
import { nameOfCard, shipName } from './names.js';

const REASONS: Readonly<Record<string, string>> = {
	primaryWeapon: 'Primary',
	weaponValue: 'Weapon',
	agility: 'Agility',
	shields: 'Shields',
	rangeOne: 'Range 1',
	rangeThree: 'Range 3',
	scanTokens: 'Scan tokens',
	obstructed: 'Obstructed',
	ruleOfThree: 'Rule of 3',
	notBelowZero: 'Not below zero',
	printedCaptainSkill: 'Captain Skill',
	'printed.green': 'Green on the dial',
	'printed.white': 'White on the dial',
	'printed.red': 'Red on the dial',
	text: 'Card text'
};

/** The name of one reason of a number. */
export function reasonText({ code, source }: Because): string {
	if (code === 'card' || code === 'weaponValue') return nameOfCard(source ?? '');
	if (code.startsWith('returned.')) return `Brought home: ${code.slice('returned.'.length)}`;
	return REASONS[code] ?? code;
}

/** Why a ship has no action, in its own sentence. */
export const ACTION_LOST: Readonly<Record<string, { text: string; rule: string }>> = {
	auxiliaryPower: { text: 'No action: it has Auxiliary Power.', rule: 'R120' },
	overlapShip: { text: 'No action: it overlapped a ship.', rule: 'R85' },
	overlapPlanet: { text: 'No action: it stopped short of a planet.', rule: 'R95' },
	overlapObstacle: { text: 'No action: it overlapped an obstacle.', rule: 'R90' },
	redManeuver: { text: 'No action: the maneuver was red.', rule: 'R140' },
	boardEdge: { text: 'No action: it left the board.', rule: 'R145' }
};

/** Why an enemy chose its action. */
export const ACTION_CHOSEN: Readonly<Record<string, string>> = {
	hasAuxiliaryPower: 'It has an Auxiliary Power token.',
	hasShot: 'It has a shot.',
	enemyNear: 'It has no shot, but a player ship is within Range 3.',
	canFix: 'It can repair a damage card.',
	nothingElse: 'Nothing else applies.'
};

/** Why an enemy attacks the ship it attacks. */
export function targetReason(state: State, { code, dice }: TargetChoice): string {
	if (code === 'onlyTarget') return 'its only target';
	if (code === 'nearestBand') return 'nothing else is as near';
	const shares = Object.entries(dice).sort(([, a], [, b]) => a - b);
	const rolls = shares.map(([ship, count]) => `${shipName(state, ship)} ${count}`).join(', ');
	return code === 'fewestDice'
		? `fewest defense dice (${rolls})`
		: `the players chose among equals (${rolls})`;
}

const REFUSALS: Readonly<Record<string, string>> = {
	notAskedNow: 'That is not possible any more: the table has moved on.',
	missionIsOver: 'The mission is over.',
	noSuchOption: 'This table has no such option.',
	stale: 'The table has moved on since: look again.'
};

export const refusalText = ({ code }: Refusal) => REFUSALS[code] ?? 'That is not possible now.';
