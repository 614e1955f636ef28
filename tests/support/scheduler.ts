/** Numbers from 0 up to, not including, 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
	let at = seed | 0;
	return () => {
		at = (at + 0x6d2b79f5) | 0;
		let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** A clock that only goes on when it is told to, and does what is due in between. */
export class Scheduler {
	now = 0;
	/** The latest first. */
	#jobs: { readonly at: number; readonly job: () => void }[] = [];

	after(ms: number, job: () => void): void {
		const at = this.now + ms;
		let i = this.#jobs.length;
		while (i > 0 && this.#jobs[i - 1]!.at <= at) i--;
		this.#jobs.splice(i, 0, { at, job });
	}

	/** Does everything that is due, and what comes of it, until nothing is left. */
	run(): void {
		for (let next = this.#jobs.pop(); next; next = this.#jobs.pop()) {
			this.now = next.at;
			next.job();
		}
	}
}
