import type { Option, Prompt } from '../../../engine/prompt.js';
import type { GlyphName } from '$lib/ui';
import type { Command } from '../rules/commands.js';
import type { ShipId, State } from '../rules/state.js';
import type { ShotFacts } from '../rules/questions.js';
import { friendsToMeasure, legalShots } from '../rules/shots.js';
import { attackNow } from '../rules/sources.js';
import { changedSpeed } from '../rules/speed.js';
import { shipOf } from '../rules/table.js';
import { attackDice, defenseDice } from '../rules/values.js';
import { whyNoAction, whyNoShot } from '../rules/why-not.js';
import { missionOf } from '../data/index.js';
import { actionText, cardName, maneuverName, rangeName, shipName, sourceName } from '../texts/names.js';
import { reasonText } from '../texts/reasons.js';
import { whyNotText } from '../texts/why-not.js';

import { collectsHere, leavesBoard } from './foresight.js';
import { cardText } from './words.js';

/** A choice as a row: what it is, and what it would do. */
export interface Row {
	readonly glyph: GlyphName;
	readonly title: string;
	readonly note?: string;
	readonly option: Option<Command>;
}

const ACTION_GLYPHS: Readonly<Record<string, GlyphName>> = {
	evasiveManeuvers: 'evade',
	scan: 'scan',
	battleStations: 'battle-stations',
	targetLock: 'lock',
	card: 'cards',
	enable: 'check',
	removeAuxiliaryPower: 'auxiliary'
};
const ACTION_NOTES: Readonly<Record<string, string>> = {
	evasiveManeuvers: 'One Evade token: spend it when you are shot at.',
	scan: 'One Scan token: your target rolls one die fewer.',
	battleStations: 'One Battle Stations token: turns Battle Stations results into hits, or Evades.',
	targetLock: 'Roll any of your dice again when you attack it.',
	enable: 'The card may be used again.'
};

/** What an action brings; the one whose token the mission asks for says whether it helps here. */
function actionNote(state: State, ship: ShipId, action: string): string | undefined {
	const { pays } = missionOf(state.setup.mission).collect;
	const also = action === pays ? collectsHere(state, shipOf(state, ship)) : '';
	return ACTION_NOTES[action] && `${ACTION_NOTES[action]}${also}`;
}

/** What it is called to do nothing, or nothing more. */
const PASSES: Readonly<Record<string, string>> = {
	performAction: 'No action',
	maneuverRevealed: 'Fly as revealed',
	executeManeuver: 'Go on',
	collect: 'Collect nothing',
	'modifyAttackDice.attacker': 'Done with attack',
	'modifyAttackDice.defender': 'Leave the attack dice',
	'modifyDefenseDice.attacker': 'Leave the defense dice',
	'modifyDefenseDice.defender': 'Done with defense'
};

/** The row of an option of any choice but dials and dice. */
export function rowOf(state: State, option: Option<Command>, question = ''): Row {
	const { command } = option;
	const row = (glyph: GlyphName, title: string, note?: string): Row => ({
		glyph,
		title,
		option,
		...(note !== undefined && { note })
	});
	switch (command.type) {
		case 'perform': {
			const { action } = command;
			const note =
				action.action === 'card'
					? cardText(state, action.effect)
					: actionNote(state, command.ship, action.action);
			return row(ACTION_GLYPHS[action.action] ?? 'cards', actionText(state, command.ship, action), note);
		}
		case 'activate':
			return row('play', `${shipName(state, command.ship)} flies first`, fateNote(state, command.ship));
		case 'attack':
			return row('hit', `${shipName(state, command.ship)} attacks first`);
		case 'chooseManeuver':
			return row('warning', `Swerve: ${maneuverName(command.maneuver)}`);
		case 'declareTarget': {
			const shot = shotOf(state, command);
			const weapon =
				command.weapon === 'primary' ? 'Primary weapon' : cardName(state, command.ship, command.weapon);
			const how = shot ? `, ${rangeName(shot.band)}${shot.obstructed ? ', obstructed' : ''}` : '';
			return row('hit', shipName(state, command.target), `${weapon}${how}${diceText(state, command, shot)}`);
		}
		case 'declineAttack':
			return row('stop', 'Hold fire');
		case 'use':
			return command.by === undefined
				? row('cards', sourceName(state, command.effect).name, cardText(state, command.effect))
				: row('cards', ...speedRow(state, command.effect, command.by));
		case 'pass':
			return row('check', PASSES[question] ?? 'Nothing more');
		case 'collect': {
			const token = missionOf(state.setup.mission).tokens.find(({ id }) => id === command.token);
			return row(
				'scan',
				`Collect what lies at ${token?.label ?? ''}`,
				`${shipName(state, command.ship)} spends a Scan token.`
			);
		}
		case 'discardUpgrade':
			return row('close', `Discard ${cardName(state, command.ship, command.slot)}`);
		case 'endMission':
			return row('flag', 'End the mission', 'The objectives are complete.');
		case 'playOn':
			return row('play', 'Play on');
		case 'liftShip':
			return row('undo', `Move ${shipName(state, command.ship)} again`);
		case 'rerollLayout':
			return row('dice', 'Lay the asteroids out anew');
		default:
			return row('check', command.type);
	}
}

/** What the maneuver becomes, and of which colour. */
function speedRow(state: State, effect: string, by: number): [string, string] {
	const move = state.frames.findLast((frame) => frame.move)?.move;
	const ship = shipOf(state, effect.slice(0, effect.indexOf(':')));
	const next = move?.maneuver && changedSpeed(state, ship, move.maneuver, by, move.colour);
	const { name } = sourceName(state, effect);
	return next
		? [
				`${maneuverName(next.maneuver)}, ${next.colour}`,
				`${name}: speed ${by > 0 ? '+' : '−'}${Math.abs(by)}`
			]
		: [name, ''];
}

/** The shot that a weapon has at a target, as it was measured. */
function shotOf(state: State, { ship, weapon, target }: Extract<Command, { type: 'declareTarget' }>) {
	const shots = state.frames.findLast(({ attack }) => attack)?.attack?.shots ?? [];
	return legalShots(shipOf(state, ship), shots).find(
		(each) => each.weapon === weapon && each.shot.target === target
	)?.shot;
}

/** How many dice a shot would roll, and how many against it; the latter only when no other ship's text has a say. */
function diceText(
	state: State,
	{ weapon, target }: Extract<Command, { type: 'declareTarget' }>,
	shot: ShotFacts | undefined
): string {
	const now = attackNow(state);
	if (!now || !shot) return '';
	const attack = { ...now, weapon, target, shot };
	const { total: own, because } = attackDice(state, attack);
	if (own === 0) return `: no dice (${because.map(reasonText).join(', ')})`;
	const against =
		friendsToMeasure(state, attack).length > 0 ? '' : ` against ${defenseDice(state, attack).total}`;
	return `: ${own} ${own === 1 ? 'die' : 'dice'}${against}`;
}

/** What is not possible in a choice, and why: shown below what is. */
export function whyNot(
	state: State,
	choice: Prompt<Command> | undefined
): { readonly title: string; readonly why: string; readonly rule: string }[] {
	const ship = state.ships[choice?.subject ?? ''];
	if (!choice || !ship) return [];
	const refused =
		choice.question === 'declareTarget'
			? whyNoShot(state, ship, attackNow(state)?.shots ?? [])
			: choice.question === 'performAction'
				? whyNoAction(state, ship, state.frames.at(-1)?.measured?.ranges ?? {})
				: [];
	return refused.map((each) => {
		const [title, why] = whyNotText(state, ship.id, each);
		return { title, why, rule: each.rule };
	});
}

/** The maneuver on a ship's dial, and what is sure to happen if it leads off the board. */
export function fateNote(state: State, id: ShipId): string | undefined {
	const maneuver = state.dials[id];
	if (maneuver === undefined) return undefined;
	return leavesBoard(state, shipOf(state, id), maneuver) ?? maneuverName(maneuver);
}
