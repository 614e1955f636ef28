import { isDecidedSo, isMove, type Entry, type Id } from '../../log/index.js';
import type { Stood } from './drift.js';

/** What a second look needs of its tablet. */
interface Looking {
	readonly standing: Stood;
	/** Whether the rules here are those that the table is played by. */
	readonly isAgreed: () => boolean;
	/** Whether all that others have is here: who plays by which rules is known then. */
	readonly isReady: () => boolean;
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
		this.resume();
	}

	/** Looks at what waits, if it is time. */
	resume(): void {
		if (this.#isLooking || this.#waiting.length === 0 || !this.#looking.isReady()) return;
		this.#isLooking = true;
		this.#looking.idle(() => {
			this.#isLooking = false;
			this.#look(this.#waiting.shift());
			this.resume();
		});
	}

	#look(id: Id | undefined): void {
		const { standing, isAgreed, found } = this.#looking;
		const { game, history, path } = standing;
		const move = id === undefined ? undefined : history.entry(id);
		// what is not on the path changes nothing that anybody sees
		if (!move || !isMove(move) || !isAgreed() || !path.includes(move)) return;
		// the fold has stopped before it
		if (!history.eventsOf(move.id)) return;
		if (!isDecidedSo(game.rules, history.stateAt(move.parent), move)) found(move.id);
	}
}

/** After what people wait for. Safari does not say when it is idle: there it is a while later. */
export function whenIdle(job: () => void): void {
	if ('requestIdleCallback' in globalThis) requestIdleCallback(job);
	else setTimeout(job, 50);
}
