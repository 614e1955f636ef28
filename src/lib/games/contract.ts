import type { Component } from 'svelte';
import type { Prompt } from '../engine/prompt.js';
import type { Chance } from '../engine/random.js';
import type { Decision, Refusal, Rules, Seat } from '../engine/rules.js';

/** A rule or a ruling as it can be looked up. */
export interface RuleEntry {
	readonly id: string;
	readonly section: string;
	readonly title: string;
	readonly text: string;
}

/** A person at the table: her seat, her name, and the mark 1–6 that she plays under. */
export interface Captain {
	readonly seat: Seat;
	readonly name: string;
	readonly mark: number;
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
	/** Success or failure, when it is over. */
	readonly outcome?: string;
}

/** What the screens of a game are told by the app, and what they may ask it to do. */
export interface Table<State, Command> {
	readonly state: State;
	readonly prompts: readonly Prompt<Command>[];
	/** What the newest entry brought, to be shown step by step. */
	readonly recent: readonly unknown[];
	/** Watching the past: nothing can be done. */
	readonly isPast: boolean;
	/** Give the answer to a prompt. Resolves with why not, when it may not be. */
	give(prompt: Prompt<Command>, command: Command): Promise<Refusal | undefined>;
	/** Change the table itself: an option, by a command that needs no prompt. */
	change(command: Command): Promise<Refusal | undefined>;
	/** Let the enemy's next choice be made. */
	goOn(): Promise<void>;
	readonly enemyWaits: boolean;
	takeBack(): Promise<void>;
	readonly canTakeBack: string | undefined;
	showRule(id: string): void;
	openLog(): void;
	leave(): void;
}

/** What a game promises the rest of the app. Everything else of it stays in its folder. */
export interface Game<Setup, Command, Event, State> {
	readonly system: string;
	/** Version of the rules: tables decided by different ones are told apart. */
	readonly version: number;
	readonly rules: Rules<Setup, Command, Event, State>;
	isKnownEvent(type: string): boolean;
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
	/** The name of a prompt's answer, for "Take back: …". */
	named(state: State, command: Command): string;
	readonly rulebook: readonly RuleEntry[];
	readonly rulings: readonly RuleEntry[];
}

/** The screens of a game, loaded with its table. */
export interface Screens<State, Command> {
	readonly Table: Component<{ table: Table<State, Command> }>;
	readonly NewTable: Component<{ start: (setup: unknown, title: string) => Promise<Refusal | undefined> }>;
}

/** What the home page may show of a game before anything of it is loaded. */
export interface GameCard {
	readonly system: string;
	readonly title: string;
	readonly about: string;
}
