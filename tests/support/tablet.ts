import { openTable, type Entry, type Id, type OpenEntry, type Write } from '../../src/lib/log/entry.js';
import { pen } from '../../src/lib/log/pen.js';
import { History } from '../../src/lib/log/history.js';
import {
	EVENT_TYPES,
	rules,
	seal,
	type Command,
	type Event,
	type Setup,
	type State
} from './tiny-game/index.js';

export const SEATS = ['ann', 'ben', 'cas', 'dot'];
const SECRET = { number: 7, salt: 'salt' };

const SETUP: Setup = {
	...{ seats: SEATS, rounds: 99, mittens: ['red', 'blue', 'green', 'grey', 'pink'] },
	sealed: Object.fromEntries(SEATS.map((seat) => [seat, seal(SECRET)]))
};
export const GAME = { rules, isKnownEvent: ({ type }: { readonly type: string }) => EVENT_TYPES.has(type) };
export type TinyHistory = History<Setup, Event, State>;

/** The first entry of a table of the tiny game. */
export const openTiny = (seed: string, rounds = SETUP.rounds): OpenEntry =>
	openTable(
		{ system: 'tiny', rules: '1', setup: { ...SETUP, rounds }, seed },
		{ writer: 0, device: 'd0', seat: '', at: 0 }
	);

/** The rules with the secret of one child bound in. */
export function rulesFor(seat = '') {
	const secrets = { seat, ...SECRET };
	return {
		pending: (state: State) => rules.pending(state, secrets),
		decide: (state: State, command: Command) => rules.decide(state, command, secrets),
		evolve: (state: State, event: Event) => rules.evolve(state, event)
	};
}

/** What was decided with the secret of one child. */
export function isSecret(entry: Entry): boolean {
	const [given] = entry.commands as readonly { command: Command }[];
	return given?.command.do === 'reveal';
}

/** One tablet: a device, whose seat it holds, whether it is awake, and everything it has stored. */
export class Tablet {
	isAwake = true;
	/** Counts what was heard, so that a pause can be noticed. */
	heard = 0;
	readonly history: TinyHistory;
	readonly stored = new Map<Id, Entry>();
	readonly rules: ReturnType<typeof rulesFor>;
	/** Of this page load. */
	writer = 0;
	write!: Write;
	readonly #open: OpenEntry;
	readonly #now: () => number;

	constructor(
		readonly device: string,
		readonly seat: string | undefined,
		open: OpenEntry,
		now: () => number
	) {
		this.history = new History(GAME, open);
		this.stored.set(open.id, open);
		this.rules = rulesFor(seat);
		this.#open = open;
		this.#now = now;
		this.load(0);
	}

	/** A page load: a writer of its own. */
	load(writer: number): void {
		this.isAwake = true;
		this.writer = writer;
		this.write = pen({ table: this.#open.id, writer, device: this.device, now: this.#now });
	}

	take(entries: readonly Entry[]): void {
		for (const entry of entries) this.stored.set(entry.id, entry);
		this.history.add(entries);
	}
	missing(other: Tablet): readonly Entry[] {
		return [...this.stored.values()].filter(({ id }) => !other.stored.has(id));
	}
	tip(): Entry {
		return this.history.entry(this.history.tip())!;
	}
}
