/** A clock that goes on from job to job, each with whatever it waits for: storage answers before the next one begins. */
export class Clock {
	now = 0;
	#jobs: { readonly at: number; readonly job: () => void; isOff: boolean }[] = [];

	after = (ms: number, job: () => void): (() => void) => {
		const one = { at: this.now + ms, job, isOff: false };
		let i = this.#jobs.length;
		while (i > 0 && (this.#jobs[i - 1]?.at ?? 0) <= one.at) i--;
		this.#jobs.splice(i, 0, one);
		return () => {
			one.isOff = true;
		};
	};

	/** Until a time, or until nothing is left to do. */
	async runUntil(end: number): Promise<void> {
		for (let next = this.#jobs.at(-1); next && next.at <= end; next = this.#jobs.at(-1)) {
			this.#jobs.pop();
			this.now = next.at;
			if (!next.isOff) next.job();
			await new Promise(setImmediate);
		}
		this.now = Math.max(this.now, end);
	}
}
