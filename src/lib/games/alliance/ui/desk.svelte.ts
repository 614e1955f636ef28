import {
	isChoice,
	type ChoosePrompt,
	type FactPrompt,
	type Option,
	type Prompt
} from '../../../engine/prompt.js';
import type { Pose } from '../../../engine/geometry/index.js';
import type { Refusal } from '../../../engine/rules.js';
import type { SeatHolder, Table } from '../../contract.js';
import type { Command } from '../rules/commands.js';
import type { Event } from '../rules/events.js';
import { forecast, type Prospect } from '../rules/forecast.js';
import type { Maneuver } from '../rules/maneuver.js';
import { ENEMY_SEAT, type State } from '../rules/state.js';
import type { AttackReport } from './attack-report.js';
import { newsOf, type News } from './news.js';
import { elsewhereOf } from './whose.js';

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
	#typed = $state.raw<{ readonly key: string; readonly faces: readonly string[] }>({ key: '', faces: [] });
	#picked = $state.raw<{ readonly key: string; readonly dice: readonly number[] }>({ key: '', dice: [] });
	/** What the odds do not count on: tokens and texts that a captain would rather keep, by their ids. */
	kept = $state.raw<readonly string[]>([]);
	#foreseen = $state.raw<{ readonly ship: string; readonly moment: string } | undefined>();
	/** What people who play beside plastic have laid out already, by its id. */
	laid = $state.raw<readonly string[]>([]);
	/** The ship whose sheet is open. */
	sheet = $state<string | undefined>();
	#refused = $state.raw<{ readonly moment: string; readonly refusal: Refusal } | undefined>();

	constructor(table: AllianceTable) {
		this.table = table;
		// what happened before this tablet came is no news
		this.#read = this.news.map(({ id }) => id);
	}

	/** Why the last answer was not taken; no longer once something has happened. */
	get refusal(): Refusal | undefined {
		return this.#refused?.moment === this.table.moment ? this.#refused.refusal : undefined;
	}

	/** Faces typed for the roll that is asked now; those for another are let go. */
	get faces(): readonly string[] {
		return this.#typed.key === this.roll?.key ? this.#typed.faces : [];
	}
	set faces(faces: readonly string[]) {
		this.#typed = { key: this.roll?.key ?? '', faces };
	}
	/** Dice picked out for the choice that is asked now. */
	get dice(): readonly number[] {
		return this.#picked.key === this.choice?.key ? this.#picked.dice : [];
	}
	set dice(dice: readonly number[]) {
		this.#picked = { key: this.choice?.key ?? '', dice };
	}

	readonly choice: ChoosePrompt<Command> | undefined = $derived.by(() => this.table.prompts.find(isChoice));
	readonly question = $derived.by(() => this.table.prompts[0]?.question ?? '');
	readonly roll: FactPrompt<Command> | undefined = $derived.by(() =>
		this.table.prompts.find((prompt): prompt is FactPrompt<Command> => prompt.kind === 'roll')
	);

	readonly isEnemyNext = $derived.by(
		() => this.choice?.options.some(({ seat }) => seat === ENEMY_SEAT) === true
	);
	/** Whether somebody here has taken something up: a ship to place, a maneuver for a dial. */
	get isHolding(): boolean {
		const { prompts } = this.table;
		const isPlacing = prompts.some(({ kind, subject }) => kind === 'place' && subject === this.placing?.ship);
		const isSetting = prompts.some(({ question }) => question === 'setDial' || question === 'changeDial');
		return isPlacing || (this.maneuver !== undefined && isSetting);
	}
	/** Who is awaited on another tablet, when nobody here is. */
	readonly awaited: SeatHolder | undefined = $derived.by(() => elsewhereOf(this.table));
	/** What the newest decision brought that is worth a look. */
	readonly news: readonly News[] = $derived.by(() => newsOf(this.table.before, this.table.recent));
	#read = $state.raw<readonly string[]>([]);
	/** What people look at now: the table goes on after a tap. With a tap for each enemy step, that tap is enough. */
	readonly reading: News | undefined = $derived.by(() =>
		this.table.isWatching || (this.isEnemyNext && this.table.byTaps)
			? undefined
			: this.news.find(({ id }) => !this.#read.includes(id))
	);
	/** The attack whose dice lie there: the one people look at, or the last one before an enemy's step. */
	readonly report: AttackReport | undefined = $derived.by(
		() => this.news.find((each) => each.kind === 'attack')?.report
	);
	/** What is no news any more may become it again: after a take-back the same ship attacks anew. */
	forgetOld(): void {
		// while the past is watched, other things are news
		if (this.table.isPast) return;
		const still = this.#read.filter((read) => this.news.some(({ id }) => id === read));
		if (still.length < this.#read.length) this.#read = still;
	}
	readOn(): void {
		if (this.reading) this.#read = [...this.#read.slice(-8), this.reading.id];
	}

	/** The enemy ship whose ways are shown; no longer once something has happened. */
	readonly foreseen: string | undefined = $derived.by(() =>
		this.#foreseen?.moment === this.table.moment ? this.#foreseen.ship : undefined
	);
	readonly prospects: readonly Prospect[] = $derived.by(() => {
		const ship = this.table.state.ships[this.foreseen ?? ''];
		return ship ? forecast(this.table.state, ship) : [];
	});
	foresee(ship: string | undefined): void {
		this.#foreseen = ship === undefined ? undefined : { ship, moment: this.table.moment };
	}
	consider(id: string, isOn: boolean): void {
		this.kept = isOn ? this.kept.filter((each) => each !== id) : [...this.kept, id];
	}

	/** Gives an answer, and clears the hands. */
	async give(prompt: Prompt<Command>, command: Command): Promise<void> {
		this.#refused = undefined;
		const asked = this.table.moment;
		const refusal = await this.table.give(prompt, command);
		// whose turn it was is no answer to what is asked since
		const moment = refusal?.code === 'onAnotherTablet' ? asked : this.table.moment;
		if (refusal) this.#refused = { moment, refusal };
		if (refusal) return;
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
