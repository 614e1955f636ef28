import type { ChoosePrompt, Option, Prompt } from '../../../engine/prompt.js';
import { roundedPose } from '../../../engine/geometry/index.js';
import type { Command } from '../rules/commands.js';
import { accepts } from '../rules/domains.js';
import { colourOf } from '../rules/colour.js';
import type { Colour } from '../rules/maneuver.js';
import { attackNow } from '../rules/sources.js';
import { ENEMY_SEAT } from '../rules/state.js';
import { shipOf } from '../rules/table.js';
import { maneuverName, shipName } from '../texts/names.js';
import { PHASE_NAMES } from '../texts/places.js';
import type { Desk, LampDrawing } from './desk.svelte.js';
import { captainToSet } from './planning.js';
import { throughNow } from './foresight.js';
import { fateNote, rowOf } from './rows.js';
import { questionText, rollText } from './words.js';

/** The one next thing: what the main button says and does in this state of the table. */
export function lampOf(desk: Desk): LampDrawing {
	const { table, choice, roll } = desk;
	if (table.isSaving) return { label: 'Saving' };
	const [prompt] = table.prompts;
	if (!prompt) return { label: 'Watching' };
	if (desk.reading) return { label: 'Go on', note: nextText(desk, prompt), press: () => desk.readOn() };
	if (prompt.kind === 'over')
		return { label: 'Fly it again', note: 'The same captains and ships', press: () => table.again() };
	if (roll && desk.table.state.options.dice === 'table') return typedRoll(desk);
	if (table.prompts.some(({ kind }) => kind === 'place') || prompt.question === 'deployment')
		return deployment(desk);
	if (prompt.question === 'setDial') return planning(desk);
	if (!choice) return { label: 'One moment' };
	const [first] = choice.options;
	if (first?.seat === ENEMY_SEAT) return enemy(desk);
	if (choice.question === 'activate' && choice.options.length === 1) return reveal(desk, first);
	const option = optionOfLamp(choice);
	if (!option) return { label: WAITS[choice.question] ?? 'Choose above' };
	const note = passNote(desk, choice);
	return {
		label: rowOf(table.state, option, choice.question).title,
		...(note !== undefined && { note }),
		press: () => desk.choose(option)
	};
}

/** What doing nothing more leads to: how the dice stand, or where the revealed maneuver ends. */
function passNote({ table }: Desk, { question, subject }: ChoosePrompt<Command>): string | undefined {
	const attack = attackNow(table.state);
	if (question.startsWith('modify') && attack) return throughNow(attack);
	return question === 'maneuverRevealed' ? fateNote(table.state, subject) : undefined;
}

/** What comes after the dice that people look at. */
function nextText({ table }: Desk, prompt: Prompt<Command>): string {
	const { round, phase } = table.state;
	if (prompt.kind === 'over') return 'How the mission ended';
	return prompt.question === 'setDial'
		? `Round ${round}, ${PHASE_NAMES[phase]}`
		: questionText(table.state, prompt);
}

/** The option that the main button stands for, so that no row says it again: to go on, or the one thing that the mission is about. */
export function optionOfLamp({ question, options }: ChoosePrompt<Command>): Option<Command> | undefined {
	const pass = options.find(({ command }) => command.type === 'pass');
	const others = options.filter((each) => each !== pass);
	if (question === 'collect' && others.length === 1) return others[0];
	if (question === 'activate' && options.length === 1) return options[0];
	return PASSES.includes(question) ? pass : undefined;
}

/** Questions whose "nothing more" is the main button's. */
const PASSES: readonly string[] = [
	'maneuverRevealed',
	'executeManeuver',
	'collect',
	'endPhase',
	'modifyAttackDice.attacker',
	'modifyAttackDice.defender',
	'modifyDefenseDice.attacker',
	'modifyDefenseDice.defender'
];
const WAITS: Readonly<Record<string, string>> = {
	performAction: 'Choose one action',
	declareTarget: 'Choose a target',
	activate: 'Choose who flies first',
	whoAttacks: 'Choose who attacks first',
	enemyTarget: 'Choose whom it attacks',
	chooseSwerve: 'Choose its way'
};

/** How many dice have still to be tapped in. */
function tapText(count: number, done: number): string {
	const dice = count - done === 1 ? 'die' : 'dice';
	return done === 0
		? `Tap ${count === 1 ? 'the' : `the ${count}`} ${dice}`
		: `Tap ${count - done} more ${dice}`;
}

function typedRoll(desk: Desk): LampDrawing {
	const { roll, faces, table } = desk;
	const count = roll?.domain.kind === 'roll' ? roll.domain.count : 0;
	if (!roll || faces.length < count)
		return {
			label: tapText(count, faces.length),
			...(roll && { note: rollText(table.state, roll) })
		};
	return {
		label: count === 1 ? 'Enter the die' : `Enter ${count} dice`,
		press: () => void desk.give(roll, { type: 'reportRoll', faces })
	};
}

function deployment(desk: Desk): LampDrawing {
	const { table, placing, choice } = desk;
	const prompt = table.prompts.find(({ kind, subject }) => kind === 'place' && subject === placing?.ship);
	if (placing && prompt?.kind === 'place' && prompt.domain.kind === 'place') {
		const pose = roundedPose(placing.pose);
		const name = shipName(table.state, placing.ship);
		if (!accepts(prompt.domain, pose))
			return { label: 'Not there', note: 'Whole base inside the dotted area, clear of others' };
		return {
			label: `Place ${name} here`,
			note: 'You can move it again',
			press: () => void desk.give(prompt, { type: 'placeShip', ship: placing.ship, pose })
		};
	}
	const begin = choice?.options.find(({ command }) => command.type === 'beginMission');
	if (begin)
		return { label: 'Begin the mission', note: 'All ships are in place', press: () => desk.choose(begin) };
	return { label: 'Choose a ship to place' };
}

function planning(desk: Desk): LampDrawing {
	const { table } = desk;
	const prompt = captainToSet(desk);
	const { maneuver } = desk;
	if (!prompt || maneuver === undefined)
		return { label: 'Choose a maneuver', note: shipName(table.state, prompt?.subject ?? '') };
	const ship = shipOf(table.state, prompt.subject);
	const { colour } = colourOf(table.state, ship, maneuver);
	return {
		label: `${prompt.question === 'setDial' ? 'Set' : 'Change to'} ${maneuverName(maneuver)}, ${colour}`,
		note: consequence(colour, ship.tokens.auxiliaryPower),
		press: () => void desk.give(prompt, { type: 'setDial', ship: ship.id, maneuver })
	};
}

/** What a maneuver of this colour brings to a ship with so many Auxiliary Power tokens. (R73, R79, R82) */
function consequence(colour: Colour, power: number): string {
	if (colour === 'red')
		return power > 0 ? 'Costs a damage card, face up; no action' : 'Adds Auxiliary Power: no action';
	if (power === 0) return 'Then one action';
	if (colour === 'white') return 'No action: it has Auxiliary Power';
	return power === 1 ? 'Sheds Auxiliary Power, then one action' : 'Sheds one Auxiliary Power: no action yet';
}

function enemy(desk: Desk): LampDrawing {
	const { table, choice } = desk;
	const [option] = choice?.options ?? [];
	const press = () => void table.enemyGoesOn();
	if (option?.command.type === 'declareTarget') {
		const { ship, target } = option.command;
		return { label: `${shipName(table.state, ship)} attacks`, note: shipName(table.state, target), press };
	}
	const note = table.byTaps ? 'By its card' : 'By itself in a moment, or tap';
	return { label: `${shipName(table.state, choice?.subject ?? '')} moves`, note, press };
}

function reveal(desk: Desk, option: Option<Command> | undefined): LampDrawing {
	const { table } = desk;
	if (option?.command.type !== 'activate') return { label: 'Choose above' };
	const { ship } = option.command;
	const note = fateNote(table.state, ship);
	return {
		label: `${shipName(table.state, ship)} flies`,
		...(note !== undefined && { note }),
		press: () => desk.choose(option)
	};
}
