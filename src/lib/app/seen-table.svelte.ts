import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import type { SeatHolder, Table } from '../games/contract.js';
import { isMove, type Entry } from '../log/index.js';
import type { Prompt } from '../engine/prompt.js';
import type { Refusal, Seat } from '../engine/rules.js';
import type { Replay } from './replay.svelte.js';
import type { Session } from './session.svelte.js';
import { settings } from './settings.svelte.js';

const PACE = { slow: 1.7, normal: 1, fast: 0.45 } as const;
/** How long an enemy step stands on the screen before the next one is made, in ms: the time to read what it did. */
const readingTime = (lines: number) => PACE[settings.speed] * Math.min(1800 + 450 * lines, 8000);

/** What a table's screen leaves to the frame around it. */
interface Around {
	/** Whether this tab holds the table. */
	isHere(): boolean;
	/** Whether this tablet may only watch: it was let in so, or others play by newer rules. */
	mustWatch(): boolean;
	/** Who plays for a seat, if it is another tablet. */
	holder(seat: Seat): SeatHolder | undefined;
	/** How much longer than another tablet this one waits before the enemy goes on, in ms. */
	patience(): number;
	showRule(id: string): void;
	leave(): void;
}

/** Somebody has tapped for a seat that is played on another tablet: one more tap plays it from here. */
export interface TakingOver {
	readonly name: string;
	/** How far the table was when somebody tapped. */
	readonly tip: string;
	take(): void;
	leave(): void;
}

/** A session as the screens of a game see it: now or a moment of the past; and the pace at which its enemy moves. */
export class SeenTable {
	readonly #session: Session;
	readonly #replay: Replay;
	readonly #around: Around;
	/** Whether people look at something that the enemy waits for. */
	#isHeld = $state(false);
	readonly isWatching = $derived.by(
		() =>
			!this.#around.isHere() ||
			this.#around.mustWatch() ||
			this.#replay.isPast ||
			this.#session.stopped !== undefined
	);
	/** What a tap would take over. */
	takingOver = $state.raw<TakingOver>();
	readonly table: Table<unknown, unknown>;

	constructor(session: Session, replay: Replay, around: Around) {
		this.#session = session;
		this.#replay = replay;
		this.#around = around;
		this.table = this.#told();
	}

	#told(): Table<unknown, unknown> {
		const [session, replay, around] = [this.#session, this.#replay, this.#around];
		const isWatching = () => this.isWatching;
		return {
			get state() {
				return replay.state;
			},
			get prompts() {
				return isWatching() ? [] : session.prompts;
			},
			get moment() {
				return replay.moment;
			},
			get before() {
				return replay.before;
			},
			get recent() {
				return replay.recent;
			},
			get isPast() {
				return replay.isPast;
			},
			get isWatching() {
				return isWatching();
			},
			get isSaving() {
				return session.isSaving;
			},
			hold: (isHeld) => (this.#isHeld = isHeld),
			holder: (seat) => around.holder(seat),
			give: (prompt, command) => this.#give(prompt, command),
			change: (command, change) => session.change(command, change),
			enemyGoesOn: () => session.enemyGoesOn(),
			get byTaps() {
				return settings.byTaps;
			},
			setByTaps: (byTaps) => settings.set({ byTaps }),
			get newest() {
				const { newest, takeBackTarget } = session;
				return isWatching() || !newest || takeBackTarget === undefined ? undefined : named(session, newest);
			},
			takeBack: () => session.takeBack(),
			get redone() {
				const entry = isWatching() ? undefined : moveUpTo(session, session.redoTarget);
				return entry && named(session, entry);
			},
			redo: () => session.redo(),
			showRule: (id) => around.showRule(id),
			leave: () => around.leave(),
			again() {
				const { game, history } = session;
				const like = { like: history.opening.id };
				void goto(resolve('/new/[system]', { system: game.system }), { state: like });
			}
		};
	}

	/**
	 * An answer for a seat of another tablet is given when somebody here has said that she plays it now, and at once when that
	 * tablet is away. What has been rolled, drawn or measured anybody may say.
	 */
	async #give(prompt: Prompt<unknown>, command: unknown): Promise<Refusal | undefined> {
		const session = this.#session;
		const isAct = prompt.kind === 'choose' || prompt.kind === 'place';
		const seat = session.game.seatOf(session.state, prompt, command);
		const holder = isAct ? this.#around.holder(seat) : undefined;
		this.takingOver?.leave();
		if (!holder) return session.give(prompt, command);
		if (holder.isAway) return (await holder.take()) ?? session.give(prompt, command);
		const taken = await new Promise<boolean>((resolve) => {
			const end = (isTaken: boolean) => {
				this.takingOver = undefined;
				resolve(isTaken);
			};
			this.takingOver = {
				name: holder.name,
				tip: session.tip,
				take: () => end(true),
				leave: () => end(false)
			};
		});
		if (!taken) return { code: 'onAnotherTablet' };
		return (await holder.take()) ?? session.give(prompt, command);
	}

	/**
	 * The enemy moves by itself, a pause after each step; after a take-back it waits until somebody goes on. Gives what stops
	 * it, for an effect.
	 */
	enemyInTime(): (() => void) | undefined {
		const session = this.#session;
		const mayMove =
			session.enemyPrompt &&
			!this.isWatching &&
			!this.#isHeld &&
			!settings.byTaps &&
			session.redoTarget === undefined;
		if (!mayMove || session.isSaving) return undefined;
		const pause = readingTime(this.#replay.story.at(-1)?.lines.length ?? 0);
		const timer = setTimeout(() => void session.enemyGoesOn(), pause + this.#around.patience());
		return () => clearTimeout(timer);
	}
}

/** The decision that an entry is, or the last one before it. */
function moveUpTo({ history }: Session, id: string | undefined): Entry | undefined {
	let entry = id === undefined ? undefined : history.entry(id);
	while (entry && !isMove(entry))
		entry = entry.parent === undefined ? undefined : history.entry(entry.parent);
	return entry;
}

/** A decision, for the buttons that take it back and bring it back. */
function named({ game, state }: Session, { commands, seat }: Entry): Table<unknown, unknown>['newest'] {
	return { text: game.named(state, commands[0]?.command), who: game.mark(state, seat) };
}
