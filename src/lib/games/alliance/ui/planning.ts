import type { ChoosePrompt } from '../../../engine/prompt.js';
import { isChoice } from '../../../engine/prompt.js';
import type { DialCell, GlyphName } from '$lib/ui';
import type { Command } from '../rules/commands.js';
import { colourOf, dialOf } from '../rules/colour.js';
import { parse, type Maneuver } from '../rules/maneuver.js';
import type { Ship, State } from '../rules/state.js';
import { colourLetter, colourName, maneuverName } from '../texts/names.js';
import type { Desk } from './desk.svelte.js';
import { s } from './say.js';
import { isOurs } from './whose.js';

/** A dial that waits, or one that is set and may still be changed. (R65) */
const DIALS: readonly string[] = ['setDial', 'changeDial'];

/** The dial prompt of the captain whose dial is shown: the chosen one's, else the first that is not set, of those who play here if any does. */
export function captainToSet(desk: Desk): ChoosePrompt<Command> | undefined {
	const open = desk.table.prompts.filter(isChoice).filter(({ question }) => DIALS.includes(question));
	const first = open.find((prompt) => isOurs(desk.table, prompt)) ?? open[0];
	return open.find(({ subject }) => subject === desk.captain) ?? first;
}

const GLYPHS: Readonly<Record<ReturnType<typeof parse>['bearing'], GlyphName>> = {
	straight: 'straight',
	bank: 'bank',
	turn: 'turn',
	comeAbout: 'come-about',
	fullAstern: 'full-astern'
};
const TONES = { green: 'easy', white: 'plain', red: 'hard' } as const;

/** The columns of a dial, from left turns to what turns the ship about; only those that this ship has. */
const COLUMNS = [
	'turn-left',
	'bank-left',
	'straight',
	'bank-right',
	'turn-right',
	'comeAbout',
	'fullAstern'
] as const;

/** A ship's dial as cells: bearing across, speed up, colours doubled by letters; the maneuver that is set is one of them. */
export function dialCells(state: State, ship: Ship): DialCell<Maneuver>[] {
	return dialOf(ship).map((maneuver): DialCell<Maneuver> => {
		const { bearing, speed, side } = parse(maneuver);
		const { colour } = colourOf(state, ship, maneuver);
		const isDear = colour === 'red' && ship.tokens.auxiliaryPower > 0;
		return {
			id: maneuver,
			row: String(speed),
			column: side ? `${bearing}-${side}` : bearing,
			glyph: GLYPHS[bearing],
			mirror: side === 'left',
			tone: TONES[colour],
			letter: colourLetter(colour),
			name: s(isDear ? 'planning.dearCell' : 'planning.cell', {
				maneuver: maneuverName(maneuver),
				colour: colourName(colour)
			})
		};
	});
}

export function dialShape(cells: readonly DialCell<Maneuver>[]) {
	const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => Number(b) - Number(a));
	const columns = COLUMNS.filter((id) => cells.some(({ column }) => column === id));
	return { rows, columns: columns.map((id) => ({ id, name: s(`planning.column.${id}`) })) };
}
