import { t } from '$lib/i18n';
import type { ChoosePrompt, Option, Prompt } from '../../../engine/prompt.js';
import { roundedPose } from '../../../engine/geometry/index.js';
import type { SeatHolder } from '../../contract.js';
import type { Command } from '../rules/commands.js';
import { accepts } from '../rules/domains.js';
import { colourOf } from '../rules/colour.js';
import type { Colour } from '../rules/maneuver.js';
import { attackNow } from '../rules/sources.js';
import { ENEMY_SEAT } from '../rules/state.js';
import { shipOf } from '../rules/table.js';
import { colourName, maneuverName, shipName } from '../texts/names.js';
import { phaseName } from '../texts/places.js';
import type { Desk, LampDrawing } from './desk.svelte.js';
import { captainToSet } from './planning.js';
import { throughNow } from './foresight.js';
import { fateNote, rowOf } from './rows.js';
import { s, sIfKnown } from './say.js';
import { questionText, rollText } from './words.js';

/** The one next thing: what the main button says and does in this state of the table. */
export function lampOf(desk: Desk): LampDrawing {
	const { table, choice, roll } = desk;
	if (table.isSaving) return { label: t('saving') };
	const [prompt] = table.prompts;
	if (!prompt) return { label: s('lamp.watching') };
	if (desk.reading)
		return { label: s('lamp.goOn'), note: nextText(desk, prompt), press: () => desk.readOn() };
	if (prompt.kind === 'over')
		return { label: s('lamp.again'), note: s('lamp.again.note'), press: () => table.again() };
	if (roll && desk.table.state.options.dice === 'table') return typedRoll(desk);
	if (desk.awaited && !desk.isHolding) return awaited(desk.awaited);
	if (table.prompts.some(({ kind }) => kind === 'place') || prompt.question === 'deployment')
		return deployment(desk);
	if (prompt.question === 'setDial') return planning(desk);
	if (!choice) return { label: s('lamp.moment') };
	const [first] = choice.options;
	if (first?.seat === ENEMY_SEAT) return enemy(desk);
	if (choice.question === 'activate' && choice.options.length === 1) return reveal(desk, first);
	const option = optionOfLamp(choice);
	if (!option) return { label: sIfKnown(`lamp.wait.${choice.question}`) ?? s('lamp.chooseAbove') };
	const note = passNote(desk, choice);
	return {
		label: rowOf(table.state, option, choice.question).title,
		...(note !== undefined && { note }),
		press: () => desk.choose(option)
	};
}

/** Somebody else is asked, on another tablet: she is waited for, or, when her tablet is away, played here with one tap. */
function awaited({ name, tablet, isAway, take }: SeatHolder): LampDrawing {
	return isAway
		? {
				label: s('lamp.playFor', { captain: name }),
				note: s('lamp.playFor.note', { tablet }),
				press: () => void take()
			}
		: { label: s('lamp.waitsFor', { captain: name }), note: s('lamp.waitsFor.note', { tablet }) };
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
	if (prompt.kind === 'over') return s('lamp.ended');
	return prompt.question === 'setDial'
		? s('lamp.roundPhase', { round, phase: phaseName(phase) })
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

/** How many dice have still to be tapped in. */
const tapText = (count: number, done: number) =>
	s(done === 0 ? 'lamp.tapDice' : 'lamp.tapMore', { count: count - done });

function typedRoll(desk: Desk): LampDrawing {
	const { roll, faces, table } = desk;
	const count = roll?.domain.kind === 'roll' ? roll.domain.count : 0;
	if (!roll || faces.length < count)
		return {
			label: tapText(count, faces.length),
			...(roll && { note: rollText(table.state, roll) })
		};
	return {
		label: s('lamp.enterDice', { count }),
		press: () => void desk.give(roll, { type: 'reportRoll', faces })
	};
}

function deployment(desk: Desk): LampDrawing {
	const { table, placing, choice } = desk;
	const prompt = table.prompts.find(({ kind, subject }) => kind === 'place' && subject === placing?.ship);
	if (placing && prompt?.kind === 'place' && prompt.domain.kind === 'place') {
		const pose = roundedPose(placing.pose);
		if (!accepts(prompt.domain, pose)) return { label: s('lamp.notThere'), note: s('lamp.notThere.note') };
		return {
			label: s('lamp.place', { ship: shipName(table.state, placing.ship) }),
			note: s('lamp.place.note'),
			press: () => void desk.give(prompt, { type: 'placeShip', ship: placing.ship, pose })
		};
	}
	const begin = choice?.options.find(({ command }) => command.type === 'beginMission');
	if (begin) return { label: s('lamp.begin'), note: s('lamp.begin.note'), press: () => desk.choose(begin) };
	return { label: s('lamp.chooseShip') };
}

function planning(desk: Desk): LampDrawing {
	const { table } = desk;
	const prompt = captainToSet(desk);
	const { maneuver } = desk;
	if (!prompt || maneuver === undefined)
		return { label: s('lamp.chooseManeuver'), note: shipName(table.state, prompt?.subject ?? '') };
	const ship = shipOf(table.state, prompt.subject);
	const { colour } = colourOf(table.state, ship, maneuver);
	return {
		label: s(prompt.question === 'setDial' ? 'lamp.set' : 'lamp.change', {
			maneuver: maneuverName(maneuver),
			colour: colourName(colour)
		}),
		note: consequence(colour, ship.tokens.auxiliaryPower),
		press: () => void desk.give(prompt, { type: 'setDial', ship: ship.id, maneuver })
	};
}

/** What a maneuver of this colour brings to a ship with so many Auxiliary Power tokens. (R73, R79, R82) */
function consequence(colour: Colour, power: number): string {
	if (colour === 'red') return s(power > 0 ? 'lamp.redWithPower' : 'lamp.red');
	if (power === 0) return s('lamp.oneAction');
	if (colour === 'white') return s('lamp.whiteWithPower');
	return s(power === 1 ? 'lamp.greenWithOnePower' : 'lamp.greenWithPower');
}

function enemy(desk: Desk): LampDrawing {
	const { table, choice } = desk;
	const [option] = choice?.options ?? [];
	const press = () => void table.enemyGoesOn();
	if (option?.command.type === 'declareTarget') {
		const { ship, target } = option.command;
		const label = s('lamp.attacks', { ship: shipName(table.state, ship) });
		return { label, note: shipName(table.state, target), press };
	}
	const note = s(table.byTaps ? 'lamp.byItsCard' : 'lamp.byItself');
	return { label: s('lamp.moves', { ship: shipName(table.state, choice?.subject ?? '') }), note, press };
}

function reveal(desk: Desk, option: Option<Command> | undefined): LampDrawing {
	const { table } = desk;
	if (option?.command.type !== 'activate') return { label: s('lamp.chooseAbove') };
	const { ship } = option.command;
	const note = fateNote(table.state, ship);
	return {
		label: s('lamp.flies', { ship: shipName(table.state, ship) }),
		...(note !== undefined && { note }),
		press: () => desk.choose(option)
	};
}
