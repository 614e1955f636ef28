import type { Prompt, PromptId } from '../engine/prompt.js';
import { firstOf, isMove, type CommandEntry } from './command.js';
import type { Change, Entry, Id, MoveEntry } from './entry.js';
import type { History } from './history.js';
import { Lines } from './lines.js';
import { liveAt } from './live.js';
import type { Node } from './node.js';
import type { Deciding } from './game.js';

interface Placed<Value> {
	readonly depth: number;
	readonly value: Value;
}

/**
 * The end of the path as an open command finds it: what is asked there, what was answered since the fork, what is live.
 * Entries that are going to be appended are taken into account before anybody has stored them.
 */
export class Here<Setup, Command, Event, State> {
	readonly history: History<Setup, Event, State>;
	readonly #rules: Deciding<Command, Event, State>;
	#state: State;
	#prompts: readonly Prompt<Command>[] | undefined;
	#tip: Id;
	#answers = new Map<PromptId, Placed<Command>[]>();
	#changes: Placed<Change>[] = [];
	#live = new Set<Id>();
	readonly #lines: Lines;

	constructor(history: History<Setup, Event, State>, rules: Deciding<Command, Event, State>) {
		const { path } = history.inner;
		this.history = history;
		this.#rules = rules;
		this.#lines = new Lines(path);
		this.#state = history.stateNow();
		this.#tip = history.tip();
		for (const { entry, depth } of path.nodes) this.#note(entry, depth);
		for (const { entry } of liveAt(path.tip)) this.#live.add(firstOf(entry));
	}

	get tip(): Id {
		return this.#tip;
	}
	get state(): State {
		return this.#state;
	}
	/** The prompt of this occasion, if it is asked here. */
	prompt(id: PromptId): Prompt<Command> | undefined {
		this.#prompts ??= this.#rules.pending(this.#state);
		return this.#prompts.find((prompt) => prompt.id === id);
	}
	/** What an entry decided, in today's shape. */
	commandOf(entry: MoveEntry): Command {
		const content = this.history.inner.read(entry);
		return (content.ok ? content.value : entry).commands[0]?.command as Command;
	}
	/** What was answered to an occasion on the path since the fork from the line of a node. */
	answersSince(node: Node, id: PromptId): readonly Command[] {
		return since(this.#fork(node), this.#answers.get(id) ?? []);
	}
	/** How the table was changed on the path since that fork. */
	changesSince(node: Node): readonly Change[] {
		return since(this.#fork(node), this.#changes);
	}
	/** Whether any entry that gives a command was taken back in its line. */
	wasTakenBack(command: CommandEntry): boolean {
		const copies = this.history.inner.tree.copies(firstOf(command));
		return copies.some((copy) => !this.#lines.liveBelow(copy).has(copy));
	}
	isLive(command: CommandEntry): boolean {
		return this.#live.has(firstOf(command));
	}

	/** Goes on to an entry that will be appended, and the state after it. */
	goOn(entry: Entry, state: State): void {
		this.#tip = entry.id;
		this.#state = state;
		this.#prompts = undefined;
		this.#note(entry, Number.POSITIVE_INFINITY);
		if (isMove(entry)) this.#live.add(firstOf(entry));
	}

	#note(entry: Entry, depth: number): void {
		if (entry.kind === 'table') this.#changes.push({ depth, value: entry.change });
		if (!isMove(entry)) return;
		const placed = { depth, value: this.commandOf(entry) };
		const others = this.#answers.get(entry.on.id);
		if (others) others.push(placed);
		else this.#answers.set(entry.on.id, [placed]);
	}

	#fork(node: Node): number {
		return this.history.inner.path.fork(node).depth;
	}
}

function since<Value>(depth: number, placed: readonly Placed<Value>[]): readonly Value[] {
	return placed.filter((each) => each.depth > depth).map(({ value }) => value);
}
