import type { Line, Offer } from './line.js';
import type { Address } from './sdp.js';

/** In ms between the first spare that is tried and the next. */
const NEXT = 2000;
/** How many are kept for one tablet. */
const MOST = 4;

/** Both ends of a line that two tablets have agreed on in good times, and have not opened. */
export interface Spare {
	/** The same on both ends. */
	readonly id: string;
	readonly offer: Offer;
	readonly them: Address;
}

/**
 * The spare lines to one tablet: when it is not heard any more they are opened, one after the other, without a scan and without
 * a word to the other side, which does the same. One that was begun stays until any line is open: it opens by itself when the
 * network returns. (Guide §1, spare hellos)
 */
export class Spares {
	readonly #spares: (Spare & { isBegun: boolean })[] = [];
	readonly #now: () => number;
	/** One is not kept any longer, or is used. */
	readonly #dropped: (id: string) => void;
	#triedAt = Number.NEGATIVE_INFINITY;

	constructor(now: () => number, dropped: (id: string) => void) {
		this.#now = now;
		this.#dropped = dropped;
	}

	/** The other has let it go. */
	drop(id: string): void {
		this.#forget(id)?.offer.close();
	}
	/** How many are left to try. */
	get fresh(): number {
		return this.#spares.filter(({ isBegun }) => !isBegun).length;
	}

	add(spare: Spare): void {
		this.#spares.push({ ...spare, isBegun: false });
		while (this.#spares.length > MOST) this.drop(this.#spares[0]?.id ?? '');
	}

	/** The other tablet is not heard: begins the next spare when it is time. */
	tryNext(opened: (line: Line) => void): void {
		if (this.#now() - this.#triedAt < NEXT) return;
		const spare = this.#spares.find(({ isBegun }) => !isBegun);
		if (!spare) return;
		this.#triedAt = this.#now();
		spare.isBegun = true;
		void spare.offer.meet(spare.them).then((line) => {
			if (!line.ok) return this.drop(spare.id);
			this.#forget(spare.id);
			opened(line.value);
		});
	}

	/** The other tablet is heard well: what was begun is not needed any more. Gives what it should let go too. */
	calm(): readonly string[] {
		this.#triedAt = Number.NEGATIVE_INFINITY;
		const begun = this.#spares.filter(({ isBegun }) => isBegun).map(({ id }) => id);
		for (const id of begun) this.drop(id);
		return begun;
	}
	close(): void {
		for (const { offer } of this.#spares.splice(0)) offer.close();
	}

	#forget(id: string): Spare | undefined {
		const at = this.#spares.findIndex((spare) => spare.id === id);
		if (at < 0) return undefined;
		this.#dropped(id);
		return this.#spares.splice(at, 1)[0];
	}
}
