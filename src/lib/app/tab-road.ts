import { decodeEntry, encodeEntry, type Entry, type Id, type Keeper } from '../log/index.js';
import { SCOPE } from './paths.js';

/**
 * The shortest road: tabs of one tablet have one store, so each only tells the others what it has put there. Open it before the
 * table is read, so that nothing falls between what was read and what is told.
 */
export class TabRoad {
	readonly #channel: BroadcastChannel | undefined;
	#keeper: Keeper | undefined;
	/** Told before the table was read. */
	#early: Entry[] = [];
	/** While entries are heard they are not told on. */
	#isHearing = false;
	#stop: (() => void) | undefined;

	constructor(table: Id) {
		if (!('BroadcastChannel' in globalThis)) return;
		this.#channel = new BroadcastChannel(`wardroom:${SCOPE}:${table}`);
		this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(entriesOf(data));
	}

	/** Tells what this keeper keeps, and lets it hear what the other tabs have stored. */
	join(keeper: Keeper): void {
		this.#keeper = keeper;
		this.#stop = keeper.listen((entries) => {
			if (!this.#isHearing) this.#channel?.postMessage(entries.map(encodeEntry));
		});
		this.#hear(this.#early);
	}

	close(): void {
		this.#stop?.();
		this.#channel?.close();
	}

	#hear(entries: Entry[]): void {
		if (!this.#keeper) {
			this.#early.push(...entries);
			return;
		}
		this.#isHearing = true;
		this.#keeper.hear(entries);
		this.#isHearing = false;
	}
}

/** What another tab says it has stored. One of another build may say what this one cannot read: it is read on the next load. */
function entriesOf(data: unknown): Entry[] {
	return (Array.isArray(data) ? data : []).flatMap((bytes) => {
		const entry = bytes instanceof Uint8Array ? decodeEntry(bytes) : undefined;
		return entry?.ok ? [entry.value] : [];
	});
}
