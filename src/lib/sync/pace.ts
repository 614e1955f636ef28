/** What a pace needs of time. */
export interface Ticking {
	now(): number;
	wait(ms: number): Promise<void>;
}

/** So many a second on the long run, and this many at once: whoever is faster waits. (Guide, wire limits) */
const STEADY = 30;
const BURST = 100;
/** New writers a minute over one link: a page load takes one. */
const MINUTE = 60_000;
const WRITERS = 8;

/** How fast one link may give what is new, once its first exchange is over: too fast is slowed down, and closes nothing. */
export class Pace {
	readonly #ticking: Ticking;
	#left = BURST;
	#at: number;
	#writers: number[] = [];

	constructor(ticking: Ticking) {
		this.#ticking = ticking;
		this.#at = ticking.now();
	}

	/** Resolves when the next update may be taken. */
	async turn(): Promise<void> {
		const now = this.#ticking.now();
		this.#left = Math.min(BURST, this.#left + ((now - this.#at) / 1000) * STEADY);
		this.#at = now;
		this.#left--;
		if (this.#left < 0) await this.#ticking.wait((-this.#left * 1000) / STEADY);
	}

	/** Whether so many new writers may come now. */
	mayBring(writers: number): boolean {
		const now = this.#ticking.now();
		this.#writers = this.#writers.filter((at) => now - at < MINUTE);
		if (this.#writers.length + writers > WRITERS) return false;
		this.#writers.push(...Array.from({ length: writers }, () => now));
		return true;
	}
}
