import { isDecidedSo, isMove, type Entry, type Id } from '../../log/index.js';
import type { Stood } from './drift.js';

/** What a second look needs of its tablet. */
interface Looking {
	readonly standing: Stood;
	/** Whether the rules here are those that the table is played by. */
	readonly isAgreed: () => boolean;
	/** A move that carries other events than the rules give for it. */
	readonly found: (entry: Id) => void;
	/** Does a job when nobody waits for anything. */
	idle(job: () => void): void;
}

/** Moves that others brought, decided again one by one when there is nothing else to do: nobody goes on silently by other rules. */
export class SecondLook {
	readonly #looking: Looking;
	readonly #waiting: Id[] = [];
	#isLooking = false;

	constructor(looking: Looking) {
		this.#looking = looking;
	}

	/** Entries of others are stored. */
	came(entries: readonly Entry[]): void {
		this.#waiting.push(...entries.filter(isMove).map(({ id }) => id));
		this.#go();
	}

	#go(): void {
		if (this.#isLooking || this.#waiting.length === 0) return;
		this.#isLooking = true;
		this.#looking.idle(() => {
			this.#isLooking = false;
			this.#look(this.#waiting.shift());
			this.#go();
		});
	}

	#look(id: Id | undefined): void {
		const { standing, isAgreed, found } = this.#looking;
		const { game, history, path } = standing;
		const move = id === undefined ? undefined : history.entry(id);
		// what is not on the path changes nothing that anybody sees
		if (!move || !isMove(move) || !isAgreed() || !path.includes(move)) return;
		if (!isDecidedSo(game.rules, history.stateAt(move.parent), move)) found(move.id);
	}
}

/** After what people wait for. Safari does not say when it is idle: there it is a while later. */
export function whenIdle(job: () => void): void {
	if ('requestIdleCallback' in globalThis) requestIdleCallback(job);
	else setTimeout(job, 50);
}
