import type { Refusal } from '../engine/rules.js';
import { openTable, type LogStore, type TableCard, type OpenEntry } from '../log/index.js';
import type { AnyGame } from '../games/registry.js';
import { Session } from './session.svelte.js';

/** The tables of this tablet. */
export class Library {
	cards = $state.raw<readonly TableCard[]>([]);
	trouble = $state.raw<Refusal | undefined>();
	isLoaded = $state(false);
	readonly #store: LogStore;

	constructor(store: LogStore) {
		this.#store = store;
	}

	async refresh(): Promise<void> {
		const cards = await this.#store.cards();
		this.isLoaded = true;
		if (cards.ok) this.cards = cards.value;
		this.trouble = cards.ok ? undefined : cards.refusal;
	}

	async remove(table: string): Promise<void> {
		const removed = await this.#store.remove(table);
		if (!removed.ok) this.trouble = removed.refusal;
		await this.refresh();
	}
}

export interface Starting {
	readonly game: AnyGame;
	readonly store: LogStore;
	readonly device: string;
	readonly writer: number;
	readonly now: () => number;
	readonly build: string;
}

/** Begins a table: its first entry is stored with its card. Gives its id, or why it could not be. */
export async function startTable(
	starting: Starting,
	setup: unknown,
	seed: string
): Promise<{ readonly id?: string; readonly refusal?: Refusal }> {
	const { game, store, device, writer, now } = starting;
	const sound = game.readSetup(setup);
	if (!sound.ok) return { refusal: sound.refusal };
	const opening = { system: game.system, rules: String(game.version), setup: sound.value, seed };
	const open: OpenEntry = openTable(opening, { writer, device, seat: '', at: now() });
	const session = new Session(starting, open, []);
	const stored = await store.append([open], session.card());
	return stored.ok ? { id: open.id } : { refusal: stored.refusal };
}
