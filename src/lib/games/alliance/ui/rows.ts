import type { Option, Prompt } from '../../../engine/prompt.js';
import type { GlyphName } from '$lib/ui';
import type { Command } from '../rules/commands.js';
import type { ShipId, State } from '../rules/state.js';
import { friendsToMeasure, legalShots } from '../rules/shots.js';
import { attackNow } from '../rules/sources.js';
import { changedSpeed } from '../rules/speed.js';
import { shipOf } from '../rules/table.js';
import { attackDice, defenseDice } from '../rules/values.js';
import { whyNoAction, whyNoShot } from '../rules/why-not.js';
import { missionOf } from '../data/index.js';
import {
	actionText,
	cardName,
	colourName,
	maneuverName,
	rangeName,
	shipName,
	sourceName
} from '../texts/names.js';
import { reasonText } from '../texts/reasons.js';
import { whyNotText } from '../texts/why-not.js';
import { collectsHere, leavesBoard } from './foresight.js';
import { s, sIfKnown } from './say.js';
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

/** What an action brings; the one whose token the mission asks for says whether it helps here. */
function actionNote(state: State, ship: ShipId, action: string): string | undefined {
	const { pays } = missionOf(state.setup.mission).collect;
	const note = sIfKnown(`action.${action}`);
	return note !== undefined && action === pays ? `${note} ${collectsHere(state, shipOf(state, ship))}` : note;
}

/** The row of an option of any choice but dials and dice. */
export function rowOf(state: State, option: Option<Command>, question = ''): Row {
	const { command } = option;
	const named = (id: ShipId) => ({ ship: shipName(state, id) });
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
			return row('play', s('row.fliesFirst', named(command.ship)), fateNote(state, command.ship));
		case 'attack':
			return row('hit', s('row.attacksFirst', named(command.ship)));
		case 'chooseManeuver':
			return row('warning', s('row.swerve', { maneuver: maneuverName(command.maneuver) }));
		case 'declareTarget':
			return row('hit', shipName(state, command.target), shotText(state, command));
		case 'declineAttack':
			return row('stop', s('row.holdFire'));
		case 'use':
			return command.by === undefined
				? row('cards', sourceName(state, command.effect).name, cardText(state, command.effect))
				: row('cards', ...speedRow(state, command.effect, command.by));
		case 'pass':
			return row('check', sIfKnown(`pass.${question}`) ?? s('pass'));
		case 'collect': {
			const token = missionOf(state.setup.mission).tokens.find(({ id }) => id === command.token);
			return row(
				'scan',
				s('row.collect', { place: token?.label ?? '' }),
				s('row.collect.note', named(command.ship))
			);
		}
		case 'discardUpgrade':
			return row('close', s('row.discard', { card: cardName(state, command.ship, command.slot) }));
		case 'endMission':
			return row('flag', s('row.endMission'), s('row.endMission.note'));
		case 'playOn':
			return row('play', s('row.playOn'));
		case 'liftShip':
			return row('undo', s('row.moveAgain', named(command.ship)));
		case 'rerollLayout':
			return row('dice', s('row.newLayout'));
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
				s('row.speed', { maneuver: maneuverName(next.maneuver), colour: colourName(next.colour) }),
				`${s('row.speed.note', { card: name, change: `${by > 0 ? '+' : '−'}${Math.abs(by)}` })}. ${cardText(state, effect) ?? ''}`
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

/** With what a shot is made and how far it goes, how many dice it would roll, and how many against it; the latter only when no other ship's text has a say. */
function shotText(state: State, command: Extract<Command, { type: 'declareTarget' }>): string {
	const { ship, weapon, target } = command;
	const shot = shotOf(state, command);
	const name = cardName(state, ship, weapon);
	if (!shot) return name;
	const measured = s('shot.measured', {
		weapon: name,
		range: rangeName(shot.band),
		isObstructed: String(shot.obstructed)
	});
	const now = attackNow(state);
	if (!now) return measured;
	const attack = { ...now, weapon, target, shot };
	// as if it had been declared: texts ask the attack in progress for its weapon and range
	const supposed: State = {
		...state,
		frames: state.frames.map((frame) => (frame.attack === now ? { ...frame, attack } : frame))
	};
	const { total: count, because } = attackDice(supposed, attack);
	if (count === 0) return s('shot.noDice', { shot: measured, reasons: because.map(reasonText).join(', ') });
	return friendsToMeasure(supposed, attack).length > 0
		? s('shot.dice', { shot: measured, count })
		: s('shot.diceAgainst', { shot: measured, count, against: defenseDice(supposed, attack).total });
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
