/** How the locks of open tables are named. */
export const TABLE_LOCK = 'wardroom:table:';

/** Which tab of this tablet writes a table: one, by a lock of the browser. The others watch until it is given up or taken. */
export class TabLock {
	isHeld = $state(false);
	readonly #name: string;
	#release: (() => void) | undefined;
	#isGivenUp = false;
	/** Until the lock is given up. */
	#held: Promise<unknown> | undefined;

	constructor(table: string) {
		this.#name = `${TABLE_LOCK}${table}`;
	}

	/** Takes the lock if it is free, or from the tab that has it. */
	async take({ steal }: { readonly steal: boolean }): Promise<void> {
		if (!('locks' in navigator)) {
			this.isHeld = true;
			return;
		}
		await new Promise<void>((settled) => {
			const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
			this.#held = navigator.locks
				.request(this.#name, options, async (lock) => {
					this.isHeld = lock !== null && !this.#isGivenUp;
					settled();
					if (this.isHeld) await new Promise<void>((release) => (this.#release = release));
				})
				.catch(() => {
					// another tab has taken it
					this.isHeld = false;
					settled();
				});
		});
	}

	/** Gives the lock up. Resolves when it is free for another. */
	async giveUp(): Promise<void> {
		this.#isGivenUp = true;
		this.#release?.();
		this.#release = undefined;
		this.isHeld = false;
		await this.#held;
	}
}
