import type { Component, Snippet } from 'svelte';
import type { Prompt } from '../engine/prompt.js';
import type { Chance } from '../engine/random.js';
import type { Decision, Refusal, Rules, Seat } from '../engine/rules.js';

/** A rule or a ruling as it can be looked up. */
export interface RuleEntry {
	readonly id: string;
	readonly section: string;
	readonly title: string;
	readonly text: string;
	/** What people call it who have not read the rules; the search finds it by that too. */
	readonly also?: string;
	/** The ids of rules and rulings that somebody who reads it may want next. */
	readonly see: readonly string[];
}

/** One way to read a rule that the rulebook leaves open. */
export interface ReadingEntry {
	readonly text: string;
	/** Whether it is played so: at the table that is open, else by default. */
	readonly isPlayed: boolean;
	/** What makes the table play so from now on, and what is set then; nothing where it may not choose. */
	readonly choose?: { readonly command: unknown; readonly change: Readonly<Record<string, unknown>> };
}

/** A ruling: its text says what is open. */
export interface RulingEntry extends RuleEntry {
	readonly readings: readonly ReadingEntry[];
	/** Why the first reading is ours. */
	readonly reason: string;
}

/** One line of a story: what an event says to a reader. Nothing for events that only serve the machine. */
export interface Line {
	readonly text: string;
	/** The seat whose doing it is, for its mark. */
	readonly seat?: Seat;
	readonly rule?: string;
}

/** Where a state stands in the game, for the list of tables and the slider. */
export interface Place {
	/** Such as "Round 4, Combat". */
	readonly text: string;
	readonly round: number;
	readonly phase: string;
	readonly isOver: boolean;
	/** The name of what is played, for the list of tables. */
	readonly title: string;
	/** Who plays, for the list of tables. */
	readonly people: readonly string[];
	/** Success or failure, when it is over. */
	readonly outcome?: string;
	/** What the campaign log keeps of it, as JSON. */
	readonly summary?: string;
}

/** How a seat is marked: a person's number and letter, or the foe. */
export type SeatMark =
	{ readonly index: 1 | 2 | 3 | 4 | 5 | 6; readonly letter: string } | { readonly foe: string };

/** A seat that people play, for the list of who plays it on which tablet. */
export interface SeatCard {
	readonly seat: Seat;
	readonly name: string;
	/** What the seat has at this table, in a few words: its ships. */
	readonly about: string;
	readonly mark: SeatMark | undefined;
}

/** A seat that is played on another tablet. */
export interface SeatHolder {
	/** What the seat is called, and the tablet. */
	readonly name: string;
	readonly tablet: string;
	/** Whether that tablet hears nothing of what is done now. */
	readonly isAway: boolean;
	/** Plays the seat here from now on, which the log says. */
	readonly take: () => Promise<Refusal | undefined>;
}

/** What the screens of a game are told by the app, and what they may ask it to do. */
export interface Table<State, Command, Event = unknown> {
	/** The state that is shown: now, or of a moment in the past. */
	readonly state: State;
	/** What is asked now; nothing while the past is watched. */
	readonly prompts: readonly Prompt<Command>[];
	/** The decision that is shown last, by its entry: another one is another moment. */
	readonly moment: string;
	/** What it brought, for the board, the why card and the dice; and the state before it. */
	readonly recent: readonly Event[];
	readonly before: State;
	/** Whether a moment of the past is shown. */
	readonly isPast: boolean;
	/** Whether nothing may be done here: the past is shown, or another tab has the table, or this app is too old for it. */
	readonly isWatching: boolean;
	readonly isSaving: boolean;
	/** Who plays for a seat on another tablet; nothing when it is played here, or on none yet. With one tablet every seat is. */
	holder(seat: Seat): SeatHolder | undefined;
	/** Gives the answer to a prompt. Resolves with why not, when it may not be. */
	give(prompt: Prompt<Command>, command: Command): Promise<Refusal | undefined>;
	/** Changes the table itself by a command that needs no prompt; `change` names what is set. */
	change(command: Command, change: Readonly<Record<string, unknown>>): Promise<Refusal | undefined>;
	/** Lets the enemy make its next choice. */
	enemyGoesOn(): Promise<Refusal | undefined>;
	/** While people look at something, the enemy waits. */
	hold(isHeld: boolean): void;
	/** Whether the enemy's steps wait for a tap each. */
	readonly byTaps: boolean;
	setByTaps(byTaps: boolean): void;
	/** What the button would take back, in a few words, and whose it was. */
	readonly newest: { readonly text: string; readonly who: SeatMark | undefined } | undefined;
	takeBack(): Promise<Refusal | undefined>;
	/** What a redo would bring back, and whose it was; nothing when there is nothing to redo. */
	readonly redone: { readonly text: string; readonly who: SeatMark | undefined } | undefined;
	redo(): Promise<Refusal | undefined>;
	showRule(id: string): void;
	leave(): void;
	/** Another table with the same people, when this one is over. */
	again(): void;
}

/** What the app adds to the screens of a game: its own corners. */
export interface Frame {
	/** The menu, at the left of the top. */
	readonly corner: Snippet;
	/** Whether all is saved, and the log. */
	readonly status: Snippet;
	/** The log or a rule in place of the panel, when it is open; what it is about, if it is read from its top; and how it is closed. */
	readonly panel?: Snippet | undefined;
	readonly about: string | undefined;
	readonly closePanel: () => void;
	/** The slider over the past. */
	readonly bar?: Snippet | undefined;
	/** In place of the lamp while the past is watched. */
	readonly foot?: Snippet | undefined;
	/** What the app adds to the result: a backup, the evening in numbers. */
	readonly after: Snippet;
}

/** A table from its beginning: the first state, and every event that was not taken back. */
export interface Evening<State, Event = unknown> {
	readonly before: State;
	readonly events: readonly Event[];
}

/** What a game promises the rest of the app. Everything else of it stays in its folder. */
export interface Game<Setup, Command, Event, State> {
	readonly system: string;
	/** Version of the rules: tables decided by different ones are told apart. */
	readonly version: number;
	readonly rules: Rules<Setup, Command, Event, State>;
	/** Whether this build can record an event: a step that it does not know is as foreign as a type. */
	isKnownEvent(event: { readonly type: string }): boolean;
	/** The app's dice, ruler and decks; nothing for what people answer. */
	respond(state: State, prompt: Prompt<Command>): Command | undefined;
	/** The choice of the seat that the game plays; nothing for what people answer. */
	enemy(state: State, prompt: Prompt<Command>): Command | undefined;
	/** A sensible captain's answer to a prompt that people answer. */
	captain(state: State, prompt: Prompt<Command>): Command | undefined;
	/** An answer by chance that a fact accepts, for players of tests and simulations. */
	sample(state: State, prompt: Prompt<Command>, roll: Chance, index: number): Command | undefined;
	readSetup(given: unknown): Decision<Setup>;
	/** The setup with another seed: for a table that plays on from another. */
	withSeed(setup: Setup, seed: string): Setup;
	/** The sentence of an event, in the light of the state after it. */
	line(state: State, event: Event): Line | undefined;
	sentence(refusal: Refusal): string;
	place(state: State): Place;
	/** Whose answer a command is: the entry of the log names the seat. */
	seatOf(state: State, prompt: Prompt<Command>, command: Command): Seat;
	/** The mark of a seat: a captain's number 1–6 and letter, or the foe. Nothing for the table's own seat. */
	mark(state: State, seat: Seat): SeatMark | undefined;
	/** The seats that people play, in the order of the table. */
	seats(state: State): readonly SeatCard[];
	/** The name of a prompt's answer, for "Take back: …". */
	named(state: State, command: Command): string;
	/** The rules in the language of the page. */
	rulebook(): readonly RuleEntry[];
	/** The rulings, with what a table plays; without a table, what we play. */
	rulings(state?: State): readonly RulingEntry[];
}

/** The screens of a game, loaded with its table. */
export interface Screens<State, Command> {
	readonly Table: Component<{ table: Table<State, Command>; frame: Frame }>;
	/** What the game adds to the menu of the table. */
	readonly Menu: Component<{ table: Table<State, Command> }>;
	/** Asks for a set-up and hands it to `start`; `seed` makes its chance. It may begin like the set-up of another table. */
	readonly NewTable: Component<{
		seed: string;
		like?: unknown;
		/** For one person, to begin with. */
		alone?: boolean;
		start: (setup: unknown) => Promise<Refusal | undefined>;
		leave: () => void;
	}>;
	/** One evening or many in numbers. */
	readonly Numbers: Component<{ evenings: readonly Evening<State>[] }>;
	/** A line of the campaign log, from the summaries of tables that are over. */
	readonly Campaign: Component<{ summaries: readonly string[] }>;
}

/** What the home page may show of a game before anything of it is loaded. */
export interface GameCard {
	readonly system: string;
	readonly title: string;
	readonly about: { readonly en: string; readonly de: string };
}
