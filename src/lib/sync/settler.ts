/** Runs a job later, in ms. Gives what calls it off. */
export type After = (ms: number, job: () => void) => () => void;

/** When what the path has lost is given again. */
export interface Settling {
	readonly after: After;
	/** From 0 up to, not including, 1. */
	readonly random: () => number;
	/** Whether the tip of the path was written here. */
	isTipMine(): boolean;
	/** Whether a first exchange is under way: more is known to come. */
	isFilling(): boolean;
	/** Whether there is anything to settle. */
	isNeeded(): boolean;
	settle(): void;
}

/** In ms: the quiet after the last entry, and how much longer those wait who have not written the tip. (Design §5) */
const QUIET = 150;
const OTHERS = { least: 300, most: 900 };

/**
 * Chooses the moment: after a pause the tablet that wrote the tip settles, any other later and only if it is still needed, so
 * that six tablets do not all write the same. Spectators have none.
 */
export class Settler {
	readonly #settling: Settling;
	#callOff: (() => void) | undefined;

	constructor(settling: Settling) {
		this.#settling = settling;
	}

	/** An entry has come, or a first exchange is over: the pause begins anew. */
	heard(): void {
		this.stop();
		const settling = this.#settling;
		const others = OTHERS.least + settling.random() * (OTHERS.most - OTHERS.least);
		this.#callOff = settling.after(QUIET + (settling.isTipMine() ? 0 : others), () => this.#now());
	}
	stop(): void {
		this.#callOff?.();
		this.#callOff = undefined;
	}

	#now(): void {
		const settling = this.#settling;
		if (settling.isFilling()) this.heard();
		else if (settling.isNeeded()) settling.settle();
	}
}
