import type { Option, Prompt } from '../../../engine/prompt.js';
import type { Because } from '../../../engine/value.js';
import type { GlyphName } from '$lib/ui';
import type { Command } from '../rules/commands.js';
import type { State } from '../rules/state.js';
import { legalShots } from '../rules/shots.js';
import { changedSpeed } from '../rules/speed.js';
import { shipOf } from '../rules/table.js';
import { missionOf, upgradeCard, damageCard } from '../data/index.js';
import { actionText, cardName, maneuverName, rangeName, shipName, sourceName } from '../texts/names.js';
import { reasonText } from '../texts/reasons.js';

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
	scan: 'One Scan token: your target rolls one die fewer. It also collects sensor data.',
	battleStations: 'One Battle Stations token: turns Battle Stations results into hits, or Evades.',
	targetLock: 'Roll any of your dice again when you attack it.',
	enable: 'The card may be used again.'
};

const PASSES: Readonly<Record<string, string>> = { performAction: 'No action', collect: 'Collect nothing' };

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
			const note = action.action === 'card' ? cardText(state, action.effect) : ACTION_NOTES[action.action];
			return row(ACTION_GLYPHS[action.action] ?? 'cards', actionText(state, command.ship, action), note);
		}
		case 'activate':
			return row('play', `${shipName(state, command.ship)} flies first`);
		case 'attack':
			return row('hit', `${shipName(state, command.ship)} attacks first`);
		case 'chooseManeuver':
			return row('warning', `Swerve: ${maneuverName(command.maneuver)}`);
		case 'declareTarget': {
			const shot = shotOf(state, command);
			const weapon =
				command.weapon === 'primary' ? 'Primary weapon' : cardName(state, command.ship, command.weapon);
			return row(
				'hit',
				shipName(state, command.target),
				`${weapon}${shot ? `, ${rangeName(shot.band)}${shot.obstructed ? ', obstructed' : ''}` : ''}`
			);
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
				`Collect the data at ${token?.label ?? ''}`,
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

/** The text of the card that an effect stands on. */
export function cardText(state: State, effect: string): string | undefined {
	const ship = state.ships[effect.slice(0, effect.indexOf(':'))];
	const [kind, at] = effect.slice(effect.indexOf(':') + 1, effect.lastIndexOf('#')).split('/');
	const upgrade = kind === 'upgrade' ? ship?.upgrades[Number(at)] : undefined;
	if (upgrade) return upgradeCard(upgrade.card).text;
	const damage = kind === 'damage' ? ship?.damage[Number(at)] : undefined;
	return damage && damageCard(damage.card).text;
}

/** Reasons of a number, as the parts of a sum. */
export const partsOf = (because: readonly Because[]) =>
	because.map((reason) => ({ label: reasonText(reason), amount: reason.amount }));

/** What is asked, as the title of the panel. */
export function questionText(state: State, prompt: Prompt<Command>): string {
	const who = state.ships[prompt.subject] ? shipName(state, prompt.subject) : '';
	const titles: Readonly<Record<string, string>> = {
		activate: prompt.subject === 'table' ? 'Who flies first?' : `${who} is next`,
		whoAttacks: 'Who attacks first?',
		maneuverRevealed: `${who} reveals its dial`,
		executeManeuver: `${who} has moved`,
		performAction: `${who}: one action`,
		chooseSwerve: `${who} swerves: which way?`,
		declareTarget: `${who} attacks`,
		enemyTarget: `${who} attacks`,
		collect: 'Collect sensor data',
		endPhase: `${who}: End Phase`,
		discardUpgrade: `${who} discards a weapon`,
		endMission: 'The objectives are complete',
		rollAttackDice: `${who} rolls its attack`,
		rollDefenseDice: `${who} rolls its defense`,
		reroll: `${who} rolls again`,
		obstacleDie: `${who} met an obstacle`,
		textDie: `${who}: a die for its card`,
		tableDie: `${who}: the die of its table`,
		bearing: 'Where do they come from?'
	};
	return titles[prompt.question] ?? who;
}
