import type { Prompt } from '../engine/prompt.js';
import type { AnyGame } from '../games/registry.js';
import { asksFact, History, isMove, type Entry, type Id, type OpenEntry } from '../log/index.js';

/** How a table stands: its history as a screen sees it. What hangs on it is derived anew with every entry that comes. */
export class Standing {
	readonly game: AnyGame;
	readonly history: History;
	/** Counts up with every entry that came. */
	#version = $state(0);

	constructor(game: AnyGame, open: OpenEntry, entries: Iterable<Entry>) {
		this.game = game;
		this.history = new History(game, open);
		this.history.add(entries);
	}

	readonly state = $derived.by(() => this.#at(() => this.history.stateNow()));
	readonly path = $derived.by(() => this.#at(() => this.history.path()));
	readonly tip = $derived.by(() => this.#at(() => this.history.tip()));
	readonly live: ReadonlySet<Id> = $derived.by(() => this.#at(() => setOf(this.history.live())));
	readonly stopped = $derived.by(() => this.#at(() => this.history.stopped()));
	readonly prompts: readonly Prompt<unknown>[] = $derived.by(() =>
		this.stopped ? [] : this.game.rules.pending(this.state)
	);
	readonly place = $derived.by(() => this.game.place(this.state));
	readonly redoTarget = $derived.by(() => this.#at(() => this.history.redoTarget()));
	/** Where a take-back of the newest decision goes. What the app lays out by itself at the beginning is not taken back. */
	readonly takeBackTarget = $derived.by(() =>
		this.#at(() => {
			const to = this.history.takeBackTarget();
			return to === this.history.opening.id && this.factOf(this.history.stateAt(to)) ? undefined : to;
		})
	);
	/** The enemy's next choice, if it is the enemy's turn. */
	readonly enemyPrompt = $derived.by(() =>
		this.prompts.find((prompt) => this.game.enemy(this.state, prompt) !== undefined)
	);
	/** The newest decision, for the button that takes it back. */
	readonly newest = $derived.by(() =>
		this.path.findLast((entry) => isMove(entry) && this.live.has(entry.id))
	);

	/** A question that the app's own dice, ruler or deck answer, with their answer. */
	factOf(state: unknown): { prompt: Prompt<unknown>; command: unknown } | undefined {
		for (const prompt of this.stopped ? [] : this.game.rules.pending(state)) {
			const command = asksFact(prompt) ? this.game.respond(state, prompt) : undefined;
			if (command !== undefined) return { prompt, command };
		}
		return undefined;
	}

	/** Entries have come. */
	protected came(): void {
		this.#version++;
	}
	#at<Value>(read: () => Value): Value {
		return this.#version < 0 ? read() : read();
	}
}

/** A set that never changes: each new history has its own. */
const setOf = <Value>(values: Iterable<Value>): ReadonlySet<Value> => new Set(values);
