import type { Component } from 'svelte';
import BoardHand from './BoardHand.svelte';
import BoardParts from './BoardParts.svelte';
import BoardWords from './BoardWords.svelte';
import Buttons from './Buttons.svelte';
import Colours from './Colours.svelte';
import Crowd from './Crowd.svelte';
import Dial from './Dial.svelte';
import DiceFaces from './DiceFaces.svelte';
import Glyphs from './Glyphs.svelte';
import Inputs from './Inputs.svelte';
import Marks from './Marks.svelte';
import Messages from './Messages.svelte';
import Motion from './Motion.svelte';
import Numbers from './Numbers.svelte';
import Rows from './Rows.svelte';
import Screens from './Screens.svelte';
import Ships from './Ships.svelte';
import Space from './Space.svelte';
import Story from './Story.svelte';
import Strip from './Strip.svelte';
import Tokens from './Tokens.svelte';
import Type from './Type.svelte';
import Unusual from './Unusual.svelte';

/** One section of the page: its words, and the component that fills it. */
interface Chapter {
	readonly id: string;
	readonly title: string;
	readonly note: string;
	readonly Part: Component;
}
export const CHAPTERS: readonly Chapter[] = [
	{
		id: 'colours',
		title: 'Colours',
		note: 'Roles, not paints. The number is the smallest contrast on space, panel, raised and control, measured now.',
		Part: Colours
	},
	{
		id: 'type',
		title: 'Type',
		note: 'Atkinson Hyperlegible Next, with figures of one width. Nothing is smaller than a note.',
		Part: Type
	},
	{
		id: 'space',
		title: 'Space and depth',
		note: 'Depth is tone; only what floats has a shadow.',
		Part: Space
	},
	{
		id: 'motion',
		title: 'Motion and sound',
		note: 'Motion explains what happened and never holds up a hand. There is no sound: a table is loud enough.',
		Part: Motion
	},
	{
		id: 'buttons',
		title: 'Buttons',
		note: 'The lamp is the next thing to do, always in the same place, and left of it lies only what takes back.',
		Part: Buttons
	},
	{
		id: 'marks',
		title: 'Marks',
		note: 'A person has a colour, a shape and a letter; a foe the pointed house and a number.',
		Part: Marks
	},
	{ id: 'glyphs', title: 'Glyphs', note: 'By name, at 18, 24, 32 and 44 px.', Part: Glyphs },
	{
		id: 'ships',
		title: 'Ships',
		note: 'A base is as large as on the table; its mark never turns with it.',
		Part: Ships
	},
	{
		id: 'board',
		title: 'Board parts',
		note: 'Millimetres for what lies there, screen pixels for its strokes.',
		Part: BoardParts
	},
	{
		id: 'board-words',
		title: 'Labels and spots',
		note: 'Words keep their size at any zoom, and give way to ships and to each other.',
		Part: BoardWords
	},
	{
		id: 'board-hand',
		title: 'The board in the hand',
		note: 'Drag, pinch, or use the keys: arrows, + and −, 0 for all of it.',
		Part: BoardHand
	},
	{
		id: 'crowd',
		title: 'A crowded board',
		note: 'Labels give way to ships and to each other. Pan it: it keeps its frames.',
		Part: Crowd
	},
	{
		id: 'dice',
		title: 'Dice',
		note: 'Attack dice are square and warm, defence dice have a round head and are green; each face has its letter.',
		Part: DiceFaces
	},
	{ id: 'tokens', title: 'Tokens', note: 'A spent one stays in sight, struck.', Part: Tokens },
	{
		id: 'dial',
		title: 'Dial',
		note: 'Bearing across, speed up. The colour is always written; a hard one is hatched, a refused one is struck and says why.',
		Part: Dial
	},
	{
		id: 'strip',
		title: 'Phase strip',
		note: 'It folds by the room it has, not by the screen.',
		Part: Strip
	},
	{
		id: 'inputs',
		title: 'Inputs',
		note: 'To count, to move along, to turn on, to choose one of several.',
		Part: Inputs
	},
	{
		id: 'rows',
		title: 'Rows to choose',
		note: 'What is not possible stays, dashed, and says why.',
		Part: Rows
	},
	{ id: 'numbers', title: 'Numbers', note: 'The sum stands before the total.', Part: Numbers },
	{
		id: 'messages',
		title: 'Messages',
		note: 'What, why, what helps: beside what was touched.',
		Part: Messages
	},
	{
		id: 'story',
		title: 'Log and why',
		note: 'What happened, who did it, and the rule behind each step.',
		Part: Story
	},
	{
		id: 'unusual',
		title: 'Empty, loading, error',
		note: 'Each says what is safe and offers one way on.',
		Part: Unusual
	},
	{
		id: 'screens',
		title: 'A whole screen',
		note: 'The same regions on a tablet, upright and on a phone.',
		Part: Screens
	}
];
