import type { Entry, Id } from '../log/index.js';
import { isMove } from '../log/index.js';
import { collapsed, language } from '../i18n/index.js';
import type { AnyGame } from '../games/registry.js';
import { asideOf } from './asides.js';
import { BOOKMARK, type Session } from './session.svelte.js';

/** One line of the log: an entry's sentences. */
export interface Told {
	readonly id: Id;
	readonly round: number;
	readonly place: string;
	readonly lines: readonly string[];
	readonly who: ReturnType<AnyGame['mark']>;
	readonly isLive: boolean;
	readonly isFlagged: boolean;
	/** Whether there is more to it than its sentence: a why card, or dice. */
	readonly hasWhy: boolean;
}

/** The entries that carry a bookmark now. */
function flagged(path: readonly Entry[]): ReadonlySet<Id> {
	const flags: Record<Id, boolean> = {};
	for (const entry of path) {
		if (entry.kind !== 'table') continue;
		for (const [key, isSet] of Object.entries(entry.change)) {
			if (key.startsWith(BOOKMARK)) flags[key.slice(BOOKMARK.length)] = isSet === true;
		}
	}
	return new Set(Object.keys(flags).filter((id) => flags[id]));
}

/** The past of a table: its story, and which moment of it is shown. Watching it does not disturb the table. */
export class Replay {
	readonly #session: Session;
	/** The entry after which the table is shown; nothing means now. */
	at = $state.raw<Id | undefined>();

	constructor(session: Session) {
		this.#session = session;
	}

	/** Entries that a slider stops at: the decisions that count, in their order. */
	readonly stops: readonly Entry[] = $derived.by(() =>
		this.#session.path.filter((entry) => isMove(entry) && this.#session.live.has(entry.id))
	);
	/** How many stops lie up to the moment that is shown: one that was taken back, or is no move, stands behind the last before it. */
	readonly position = $derived.by(() => {
		if (this.at === undefined) return this.stops.length;
		const { path, live } = this.#session;
		const end = path.findIndex(({ id }) => id === this.at) + 1;
		return path.slice(0, end).filter((entry) => isMove(entry) && live.has(entry.id)).length;
	});
	readonly state = $derived.by(() =>
		this.at === undefined ? this.#session.state : this.#session.history.stateAt(this.at)
	);
	readonly isPast = $derived.by(() => this.at !== undefined);

	/** Shows the state after so many stops: 0 is the beginning, all of them is now. */
	go(position: number): void {
		if (position >= this.stops.length) this.at = undefined;
		else this.at = position <= 0 ? this.#session.history.opening.id : this.stops[position - 1]?.id;
	}
	live(): void {
		this.at = undefined;
	}

	/** The decision that is shown last, with the dice that people have entered for it since. */
	readonly #shown: readonly Entry[] = $derived.by(() => {
		const at = this.#session.path.find(({ id }) => id === this.at);
		if (at && isMove(at) && !this.stops.includes(at)) return [at];
		const shown = this.stops.slice(0, this.position);
		const from = shown.findLastIndex(({ kind }) => kind === 'choice');
		return shown.slice(Math.max(0, from));
	});
	readonly moment: Id = $derived.by(() => this.#shown.at(-1)?.id ?? this.#session.history.opening.id);
	/** The events of that decision, and the state before them. */
	readonly recent: readonly unknown[] = $derived.by(() =>
		this.#shown.flatMap(({ id }) => this.#session.history.eventsOf(id) ?? [])
	);
	readonly before: unknown = $derived.by(() => {
		const { history } = this.#session;
		return history.stateAt(this.#shown[0]?.parent ?? history.opening.id);
	});

	/** What an entry says in a language never changes, so it is told once. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: what is shown does not hang on it
	readonly #told = new Map<string, Omit<Told, 'isLive' | 'isFlagged'> | undefined>();

	/** The whole story, newest last; what was taken back stays in it, struck out. */
	readonly story: readonly Told[] = $derived.by(() => {
		const { path, live } = this.#session;
		const flags = flagged(path);
		return path.flatMap((entry) => {
			const key = `${language.current}:${entry.id}`;
			if (!this.#told.has(key)) this.#told.set(key, this.#tell(entry));
			const told = this.#told.get(key);
			return told
				? [{ ...told, isLive: !isMove(entry) || live.has(entry.id), isFlagged: flags.has(entry.id) }]
				: [];
		});
	});

	/** The sentences of an entry in today's words; nothing for one that this app cannot read. */
	#tell(entry: Entry): Omit<Told, 'isLive' | 'isFlagged'> | undefined {
		const { game, history } = this.#session;
		const aside = asideOf(this.#session, entry);
		if (aside.length > 0) return { ...this.#placed(entry), lines: aside, who: undefined, hasWhy: false };
		const events = history.eventsOf(entry.id);
		if (!events || events.length === 0) return undefined;
		const before = history.stateAt(entry.parent ?? entry.id);
		let now = before;
		const lines: string[] = [];
		for (const event of events) {
			now = game.rules.evolve(now, event);
			const line = game.line(now, event)?.text;
			if (line !== undefined) lines.push(line);
		}
		if (lines.length === 0) return undefined;
		const who = game.mark(before, entry.seat);
		return { ...this.#placed(entry), lines: collapsed(lines), who, hasWhy: lines.length > 1 };
	}
	#placed(entry: Entry): Pick<Told, 'id' | 'round' | 'place'> {
		const { game, history } = this.#session;
		const { round, text } = game.place(history.stateAt(entry.parent ?? entry.id));
		return { id: entry.id, round, place: text };
	}
}
