import { yes, type Decision } from '../engine/rules.js';
import type { Entry } from './entry.js';
import type { History } from './history.js';
import type { LogStore, TableCard } from './log-store.js';

/**
 * The one way in for the entries of a table, written here or come from elsewhere: they are stored in one transaction, and only
 * then does the history hear of them, and after it whoever listens. What could not be stored has not happened.
 */
export class Keeper<Setup = unknown, Event = unknown, State = unknown> {
	readonly history: History<Setup, Event, State>;
	readonly #store: LogStore;
	readonly #listeners = new Set<(entries: readonly Entry[]) => void>();

	constructor(history: History<Setup, Event, State>, store: LogStore) {
		this.history = history;
		this.#store = store;
	}

	/**
	 * Keeps entries for good; those that are here already are left out. With them goes the table's card, and the state after the
	 * last of them if somebody has it already.
	 */
	async keep(
		entries: readonly Entry[],
		{ card, state }: { readonly card?: TableCard; readonly state?: State | undefined } = {}
	): Promise<Decision<readonly Entry[]>> {
		const fresh = entries.filter(({ id }) => !this.history.holds(id));
		if (fresh.length === 0) return yes([]);
		const stored = await this.#store.append(fresh, card);
		if (!stored.ok) return stored;
		this.history.add(fresh);
		const last = fresh.at(-1);
		if (last && state !== undefined) this.history.keep(last.id, state);
		this.#say(fresh);
		return yes(fresh);
	}

	/** Hears of entries that lie in this store already, because another tab of this tablet has put them there. */
	hear(stored: readonly Entry[]): void {
		const fresh = stored.filter(({ id }) => !this.history.holds(id));
		if (fresh.length === 0) return;
		this.history.add(fresh);
		this.#say(fresh);
	}
	#say(entries: readonly Entry[]): void {
		for (const listener of this.#listeners) listener(entries);
	}

	/** Calls back with entries that have come, after they are stored. Call the result to hear no more. */
	listen(listener: (entries: readonly Entry[]) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}
