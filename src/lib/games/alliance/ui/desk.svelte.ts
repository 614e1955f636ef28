import {
	isChoice,
	type ChoosePrompt,
	type FactPrompt,
	type Option,
	type Prompt
} from '../../../engine/prompt.js';
import type { Pose } from '../../../engine/geometry/index.js';
import type { Refusal } from '../../../engine/rules.js';
import type { Table } from '../../contract.js';
import type { Command } from '../rules/commands.js';
import type { Event } from '../rules/events.js';
import type { Maneuver } from '../rules/maneuver.js';
import type { State } from '../rules/state.js';

export type AllianceTable = Table<State, Command, Event>;

/** The main button: what it does, what follows, and whether there is anything to do. */
export interface LampDrawing {
	readonly label: string;
	readonly note?: string;
	readonly press?: () => void;
}

/** What is in a person's hands between two answers: a chosen dial cell, a ship being placed, faces being typed. Never the table's. */
export class Desk {
	readonly table: AllianceTable;
	/** The captain whose dial is shown. */
	captain = $state<string | undefined>();
	maneuver = $state<Maneuver | undefined>();
	/** The ship being placed, and where the hand holds it. */
	placing = $state.raw<{ readonly ship: string; readonly pose: Pose } | undefined>();
	faces = $state.raw<readonly string[]>([]);
	dice = $state.raw<readonly number[]>([]);
	/** The ship whose sheet is open. */
	sheet = $state<string | undefined>();
	refusal = $state.raw<Refusal | undefined>();

	constructor(table: AllianceTable) {
		this.table = table;
	}

	readonly choice: ChoosePrompt<Command> | undefined = $derived.by(() => this.table.prompts.find(isChoice));
	readonly question = $derived.by(() => this.table.prompts[0]?.question ?? '');
	readonly roll: FactPrompt<Command> | undefined = $derived.by(() =>
		this.table.prompts.find((prompt): prompt is FactPrompt<Command> => prompt.kind === 'roll')
	);

	/** Gives an answer, and clears the hands. */
	async give(prompt: Prompt<Command>, command: Command): Promise<void> {
		this.refusal = await this.table.give(prompt, command);
		if (this.refusal) return;
		this.maneuver = undefined;
		this.placing = undefined;
		this.faces = [];
		this.dice = [];
		this.captain = undefined;
	}

	/** Chooses an option of the open choice. */
	choose(option: Option<Command> | undefined): void {
		const { choice } = this;
		if (choice && option) void this.give(choice, option.command);
	}
}
