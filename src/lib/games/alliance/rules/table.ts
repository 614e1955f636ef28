import { occasion, top } from '../../../engine/frames.js';
import { prompt, type Domain, type Option, type Prompt } from '../../../engine/prompt.js';
import type { Because } from '../../../engine/value.js';
import type { Command } from './commands.js';
import type { Event, Opened } from './events.js';
import { evolve } from './evolve.js';
import type { Question } from './questions.js';
import type { Frame } from './in-progress.js';
import type { Ship, ShipId, State } from './state.js';
import { FACES, type Die } from './vocabulary.js';

/** What a decision is made with: the state as it is now, and the events that have come of the command so far. */
export class Table {
	readonly events: Event[] = [];
	#arriving: string | undefined;
	constructor(public state: State) {}

	emit(...events: readonly Event[]): void {
		for (const event of events) {
			this.events.push(event);
			this.state = evolve(this.state, event);
		}
	}
	get frame(): Frame {
		return top(this.state.frames);
	}
	ship(id: ShipId): Ship {
		return shipOf(this.state, id);
	}
	/** Opens a chart on top of the present frame. */
	open(opened: Opened): void {
		this.emit({ type: 'frameOpened', ...opened });
		this.#arriving = this.frame.id;
	}
	/** Whether the first step of the frame on top has still to be entered. Says so once. */
	arrives(): boolean {
		const isNew = this.#arriving !== undefined && this.#arriving === this.state.frames.at(-1)?.id;
		if (isNew) this.#arriving = undefined;
		return isNew;
	}
	/** Notes that something is done in this step. */
	settle(name: string): void {
		this.emit({ type: 'settled', name });
	}
	isSettled(name: string): boolean {
		return this.frame.done.includes(name);
	}
}

/**
 * One step of a chart: what happens on arriving, what goes on while it is on top, what it asks, and the facts that the
 * chart needs to go on. A step that asks nothing is over.
 */
export interface Step {
	/** Once, on arriving. */
	enter?(table: Table): void;
	/** Whenever the step is on top and before it asks; true when something happened, and then again. */
	work?(table: Table): boolean;
	asks?(state: State, frame: Frame): readonly Prompt<Command>[];
	/** Takes in an answer: one of the options, or a fact that the domain accepts. */
	answer?(table: Table, command: Command): void;
	facts?(state: State, frame: Frame): object;
}

export function shipOf(state: State, id: ShipId): Ship {
	const ship = state.ships[id];
	if (!ship) throw new Error(`state: there is no ship '${id}'`);
	return ship;
}

interface Ask {
	readonly name: string;
	readonly subject: string;
	readonly question: string;
	readonly about?: readonly Because[];
}

export function choose(frame: Frame, ask: Ask, options: readonly Option<Command>[]): Prompt<Command> {
	const { name, ...rest } = ask;
	return prompt<Command>({ kind: 'choose', id: occasion(frame, name), options, ...rest });
}

export function draw(frame: Frame, ask: Ask, options: readonly Option<Command>[]): Prompt<Command> {
	const { name, ...rest } = ask;
	return prompt<Command>({ kind: 'draw', id: occasion(frame, name), options, ...rest });
}

export function roll(frame: Frame, ask: Ask, die: Die, count: number): Prompt<Command> {
	const { name, ...rest } = ask;
	const domain: Domain = { kind: 'roll', die, count, faces: [...new Set(FACES[die])] };
	return prompt<Command>({ kind: 'roll', id: occasion(frame, name), domain, ...rest });
}

export function measure(frame: Frame, ask: Ask, questions: readonly Question[]): Prompt<Command> {
	const { name, ...rest } = ask;
	return prompt<Command>({
		kind: 'measure',
		id: occasion(frame, name),
		domain: { kind: 'measure', questions },
		...rest
	});
}
