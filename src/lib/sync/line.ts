import type { Decision } from '../engine/rules.js';
import type { Wire } from './link.js';
import type { Address } from './sdp.js';

/** One way to one other tablet: what must arrive goes one after the other, what is soon said again may get lost. */
export interface Line extends Wire {
	/** The same on both ends, and of no other line. */
	readonly key: string;
	sayLightly(message: Uint8Array): void;
	/** Called with each message that comes; what comes while nobody listens waits. */
	hear: ((message: Uint8Array) => void) | undefined;
	hearLightly: (message: Uint8Array) => void;
	/** Called once, when nothing can come any more. */
	gone: () => void;
}

/** One end of a line that is not there yet. Good for one line. */
export interface Offer {
	readonly address: Address;
	/**
	 * Opens the line to the tablet with this address, which needs ours too, in either order. It waits until that tablet is there,
	 * however long; refuses with `notReached` when it is closed first, with `helloTorn` for an address that is none.
	 */
	meet(them: Address): Promise<Decision<Line>>;
	close(): void;
}
