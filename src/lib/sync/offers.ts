import type { Decision } from '../engine/rules.js';
import type { Line, Offer } from './line.js';
import type { Address } from './sdp.js';

/** In ms: how long an answer, and then the line, may take. */
const PATIENCE = 15_000;
/** Ends that are open at once, for whomever: nobody makes this tablet open lines without end. */
const MOST = 24;

interface Open {
	readonly offer: Offer;
	readonly to: string;
	readonly at: number;
}

/** The ends of lines that this tablet has offered and that are not open yet. */
export class Offers {
	readonly #open = new Map<string, Open>();
	readonly #make: () => Promise<Decision<Offer>>;
	readonly #now: () => number;
	#making = 0;
	#isClosed = false;

	constructor(make: () => Promise<Decision<Offer>>, now: () => number) {
		this.#make = make;
		this.#now = now;
	}

	/** A new end; nothing when there are too many, or the browser makes none. */
	async make(): Promise<Offer | undefined> {
		if (this.#open.size + this.#making >= MOST) return undefined;
		this.#making++;
		const made = await this.#make();
		this.#making--;
		if (made.ok && !this.#isClosed) return made.value;
		if (made.ok) made.value.close();
		return undefined;
	}
	/** Waits for the answer of a tablet. */
	wait(id: string, to: string, offer: Offer): void {
		this.#open.set(id, { offer, to, at: this.#now() });
	}
	/** The end that was waiting for this answer. */
	answered(id: string, by: string): Offer | undefined {
		const open = this.#open.get(id);
		if (open?.to !== by) return undefined;
		this.#open.delete(id);
		return open.offer;
	}
	/** Opens a line, unless it takes too long. */
	meet(id: string, to: string, offer: Offer, them: Address, opened: (line: Line) => void): void {
		const name = `${id} opening`;
		this.wait(name, to, offer);
		void offer.meet(them).then((line) => {
			this.#open.delete(name);
			if (line.ok) opened(line.value);
		});
	}

	/** Gives up what has taken too long. */
	beat(): void {
		for (const [id, { offer, at }] of this.#open)
			if (this.#now() - at > PATIENCE) {
				this.#open.delete(id);
				offer.close();
			}
	}
	close(): void {
		this.#isClosed = true;
		for (const { offer } of this.#open.values()) offer.close();
	}
}
