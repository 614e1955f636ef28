import type { Prompt } from '../engine/prompt.js';
import { refuse, type Decision, type Refusal } from '../engine/rules.js';
import type { AnyGame } from '../games/registry.js';
import {
	asksFact,
	checkpointDue,
	Keeper,
	pen,
	respondAll,
	settle,
	type Change,
	type Entry,
	type Id,
	type LogStore,
	type OpenEntry,
	type TableCard,
	type Write
} from '../log/index.js';
import { Standing } from './standing.svelte.js';
import { Steady } from './steady.js';
import { cardOf } from './table-card.js';

/** How a bookmark is named among the changes of a table. */
export const BOOKMARK = 'bookmark:';

/** In ms: what comes from others in a row changes the table's card once. */
const CARD_LATER = 400;

/** What a session works with: the game, where it stores, and who writes. */
export interface SessionTools {
	readonly game: AnyGame;
	readonly store: LogStore;
	readonly build: string;
	readonly device: string;
	readonly writer: number;
	readonly now: () => number;
}

/**
 * A table that is open on this tablet: rules, log and resolvers bound together. An action is shown as done only after its
 * entry is on disk; until then the screen says that it is being saved. One action at a time.
 */
export class Session extends Standing {
	readonly keeper: Keeper;
	readonly #build: string;
	readonly #write: Write;
	readonly #now: () => number;
	readonly #store: LogStore;
	readonly #steady: Steady;
	#busy: Promise<unknown> = Promise.resolve();
	#isCardDue = false;
	/** How many entries of this page load are stored. */
	#kept = 0;

	/** Whether this tab may write: it holds the table's lock. A table that this app cannot read to its end is only watched. */
	mayWrite = $state(true);
	isSaving = $state(false);
	/** The page has left the table: nothing that comes late is stored. */
	isGone = false;
	/** Why the last action was not done. */
	trouble = $state.raw<Refusal | undefined>();

	constructor(tools: SessionTools, open: OpenEntry, entries: Iterable<Entry>) {
		super(tools.game, open, entries);
		this.#store = tools.store;
		this.#build = tools.build;
		this.#now = tools.now;
		this.keeper = new Keeper(this.history, tools.store);
		const isMine = ({ device }: Entry) => device === tools.device;
		this.#steady = new Steady({
			isMoving: () => this.history.openCommands().some(isMine),
			show: () => this.came()
		});
		this.keeper.listen(() => this.#steady.came());
		this.#write = pen({ table: open.id, writer: tools.writer, device: tools.device, now: tools.now });
	}

	/** Gives the answer to a prompt. Resolves with why not; nothing has changed then. */
	give(prompt: Prompt<unknown>, command: unknown): Promise<Refusal | undefined> {
		return this.#inTurn(async () => {
			const asked = this.prompts.find(({ id, key }) => id === prompt.id && key === prompt.key);
			if (!asked) return refuse('stale').refusal;
			return this.#decide(asked, command);
		});
	}

	/** Lets the enemy make its next choice. */
	enemyGoesOn(): Promise<Refusal | undefined> {
		return this.#inTurn(async () => {
			const prompt = this.enemyPrompt;
			const command = prompt && this.game.enemy(this.state, prompt);
			return prompt && command !== undefined ? this.#decide(prompt, command) : undefined;
		});
	}

	/** Answers what the app's dice, ruler and deck are asked before anybody has chosen: at the beginning of a table, and when the dice are given back to the app. */
	answerFacts(): Promise<Refusal | undefined> {
		return this.#inTurn(async () => {
			const fact = this.factOf(this.state);
			return fact && this.#decide(fact.prompt, fact.command);
		});
	}

	/** A change of the table that is no move; `change` names what is set, so that two changes can be told apart. */
	change(command: unknown, change: Readonly<Record<string, unknown>>): Promise<Refusal | undefined> {
		return this.#inTurn(async () => {
			const decided = this.game.rules.decide(this.state, command);
			if (!decided.ok) return decided.refusal;
			return this.#append(this.#write({ kind: 'table', ...this.#upon(), events: decided.value, change }));
		}).then(async (refusal) => refusal ?? this.answerFacts());
	}

	/** A change of the table that the game knows nothing of: a bookmark, who is at the table. */
	set(change: Change): Promise<Refusal | undefined> {
		return this.#inTurn(() => this.#append(this.#write({ kind: 'table', ...this.#upon(), change })));
	}
	/** A bookmark, or its removal. */
	bookmark(entry: Id, isSet: boolean): Promise<Refusal | undefined> {
		return this.set({ [`${BOOKMARK}${entry}`]: isSet });
	}

	/** Takes one of two stories for all tablets: the one that ends with this entry. */
	adopt(tip: Id): Promise<Refusal | undefined> {
		return this.#inTurn(() => {
			const rank = this.history.nextRank();
			return this.#append(this.#write({ kind: 'adopt', ...this.#upon(), parent: tip, rank }));
		});
	}

	/** Keeps what was written on other tablets; then the library says how the table stands now. */
	async takeIn(entries: readonly Entry[]): Promise<Decision<readonly Entry[]>> {
		const kept = await this.keeper.keep(entries);
		if (kept.ok && !this.#isCardDue) {
			this.#isCardDue = true;
			setTimeout(() => {
				this.#isCardDue = false;
				void this.#store.saveCard(this.card());
			}, CARD_LATER);
		}
		return kept;
	}

	/** Gives commands again that are on no history any more, or says of each why it cannot be. (Design §5) */
	settle(): Promise<Refusal | undefined> {
		return this.#inTurn(async () => {
			const { game, history } = this;
			const written = settle({
				history,
				rules: game.rules,
				respond: (state, prompt) => game.respond(state, prompt),
				write: this.#write
			});
			for (const entry of written) {
				const refusal = await this.#append(entry);
				if (refusal) return refusal;
			}
			return undefined;
		}, 'unseen');
	}

	/** Takes back to the state after an entry: the newest decision alone, if none is named. */
	takeBack(to = this.takeBackTarget): Promise<Refusal | undefined> {
		return this.#inTurn(async () => {
			if (to === undefined || !this.history.canTakeBack(to)) return undefined;
			return this.#append(this.#write({ kind: 'takeBack', ...this.#upon(), to: this.#beforeFacts(to) }));
		}).then(async (refusal) => refusal ?? this.answerFacts());
	}

	/**
	 * Where a take-back ends: never at a question that the app's own dice would answer at once, but at the decision before it,
	 * in one step, so that a full disk cannot leave it half done.
	 */
	#beforeFacts(to: Id): Id {
		const { history } = this;
		const stops = [history.opening.id, ...history.live()];
		for (let at = stops.indexOf(to); at > 0; at--) {
			const stop = stops[at];
			if (stop !== undefined && !this.factOf(history.stateAfterTakeBack(stop))) return stop;
		}
		return to;
	}

	redo(): Promise<Refusal | undefined> {
		return this.#inTurn(async () => {
			const to = this.redoTarget;
			if (to === undefined) return undefined;
			return this.#append(this.#write({ kind: 'takeBack', ...this.#upon(), to }));
		}).then(async (refusal) => refusal ?? this.answerFacts());
	}

	async #decide(prompt: Prompt<unknown>, command: unknown): Promise<Refusal | undefined> {
		const advanced = respondAll(this.game.rules, this.state, command, (state, asked) =>
			this.game.respond(state, asked)
		);
		if (!advanced.ok) return advanced.refusal;
		const { commands, events, state } = advanced.value;
		const seat = this.game.seatOf(this.state, prompt, command);
		const entry = this.#write({
			kind: asksFact(prompt) ? 'fact' : 'choice',
			parent: this.tip,
			seat,
			on: { id: prompt.id, key: prompt.key },
			commands,
			events
		});
		return this.#append(entry, state);
	}

	/** What every entry of this tab has in common: it is decided upon the tip. */
	#upon() {
		return { parent: this.tip, seat: '', commands: [], events: [] } as const;
	}

	async #append(entry: Entry, state?: unknown): Promise<Refusal | undefined> {
		const now = state ?? (entry.kind === 'takeBack' ? this.history.stateAfterTakeBack(entry.to) : undefined);
		const after = now === undefined ? this.place : this.game.place(now);
		const before = this.history.length;
		const kept = await this.keeper.keep([entry], { card: this.card(after), state });
		if (!kept.ok) return kept.refusal;
		this.#kept++;
		if (checkpointDue(before, this.history.length)) void this.#saveCheckpoint();
		return undefined;
	}

	/** A cache: whether it could be written matters to nobody. */
	async #saveCheckpoint(): Promise<void> {
		const { id } = this.history.opening;
		await this.#store.saveCheckpoint({ table: id, entry: this.tip, build: this.#build, state: this.state });
	}

	/** The card of the table for the library. */
	card(place = this.place): TableCard {
		return cardOf(this.history.opening, place, this.#now());
	}

	/** One action after the other; what goes wrong in it is said, and the next may try. People act upon what is, and see it first. */
	#inTurn(work: () => Promise<Refusal | undefined>, how?: 'unseen'): Promise<Refusal | undefined> {
		const turn = this.#busy.then(async () => {
			if (how !== 'unseen') this.#steady.catchUp();
			if (!this.mayWrite || this.stopped) return refuse('watching').refusal;
			this.isSaving = true;
			// whatever became of the turn before: what was not stored was not written
			this.#write.resume(this.#kept);
			try {
				this.trouble = await work();
			} catch (error) {
				this.trouble = refuse('brokenHere', { message: error instanceof Error ? error.message : '' }).refusal;
			} finally {
				this.isSaving = false;
			}
			return this.trouble;
		});
		this.#busy = turn.catch(() => undefined);
		return turn;
	}
}
