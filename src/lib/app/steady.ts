/** In ms: what has lost its place is given again sooner than that, unless somebody is away. */
const LONGEST = 1500;

/** What a steady view is kept of. */
interface Seen {
	/** Whether something that was done here has lost its place to others' steps, and was not given again yet. */
	isMoving(): boolean;
	/** Shows how the table stands now. */
	show(): void;
}

/**
 * Shows what comes, but not the moment between: when a step of this tablet has lost its place to another's, nobody sees her own
 * choice vanish and come back. That waits until it was given again, but never long, and not at all once somebody acts.
 */
export class Steady {
	readonly #seen: Seen;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(seen: Seen) {
		this.#seen = seen;
	}

	/** Something has come: it is shown, now or when it has become quiet. */
	came(): void {
		if (this.#seen.isMoving()) this.#timer ??= setTimeout(() => this.#show(), LONGEST);
		else this.#show();
	}
	/** Somebody acts, and acts upon what is: what was put off is shown first. */
	catchUp(): void {
		if (this.#timer !== undefined) this.#show();
	}

	#show(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#seen.show();
	}
}
