import { fromBase45, toBase45 } from './base45.js';
import { Bucket, Fountain, kindOf } from './fountain.js';
import { readHave, writeHave, type Have } from './parcel.js';

/** Bytes in a frame: a code that cameras of tablets read at arm's length. (Guide §1b) */
const BLOCK = 400;
const MOST_HAVE = 64 * 1024;
const MOST_PARCEL = 1_600_000;
/** Every so many frames say what is here, so that the other knows what is still missing. */
const HAVE_EVERY = 6;

/** What a tablet has now, and what it gives to one that has less. */
export interface Carrying {
	have(): Have;
	/** Nothing when nothing is missing there. */
	parcelFor(have: Have): Uint8Array | undefined;
	/** Takes in what the other has given. False when it could not be: then it is read once more. */
	take(parcel: Uint8Array): Promise<boolean>;
}

/**
 * Two tablets without any network that show each other moving codes: each says what it has, and gives what the other is missing.
 * Both show and read at once; neither waits for the other.
 */
export class Carry {
	readonly #carrying: Carrying;
	readonly #theirHave = new Bucket(MOST_HAVE);
	#theirParcel = new Bucket(MOST_PARCEL);
	#mine: Fountain;
	#parcel: Fountain | undefined;
	#shown = 0;
	/** What the other has; nothing until it has said so. */
	them: Have | undefined;
	/** Whether the other has said that it has all that is here. */
	isGiven = false;
	/** Whether what the other gave has been taken in. */
	isTaken = false;

	constructor(carrying: Carrying) {
		this.#carrying = carrying;
		this.#mine = this.#say();
	}
	#say(): Fountain {
		const have = writeHave(this.#carrying.have());
		return new Fountain('have', have, Math.min(BLOCK, have.length + 4));
	}

	/** How much of what the other gives is here, from 0 to 1. */
	get progress(): number {
		return this.isTaken ? 1 : this.#theirParcel.progress;
	}
	/** How many frames the other should see of what is given here. */
	get frames(): number {
		return this.#parcel?.blocks ?? 0;
	}

	/** The next code to show. */
	next(): string {
		const isHave = !this.#parcel || this.#shown++ % HAVE_EVERY === 0;
		return toBase45((isHave ? this.#mine : (this.#parcel ?? this.#mine)).next());
	}

	/** A code that was read. False for one that is none of these. */
	read(text: string): boolean {
		const bytes = fromBase45(text);
		const kind = bytes.ok ? kindOf(bytes.value) : undefined;
		if (!bytes.ok || !kind) return false;
		const content = (kind === 'have' ? this.#theirHave : this.#theirParcel).add(bytes.value);
		if (content && kind === 'have') this.#hear(readHave(content));
		if (content && kind === 'parcel') void this.#take(content);
		return true;
	}
	async #take(parcel: Uint8Array): Promise<void> {
		this.isTaken = await this.#carrying.take(parcel);
		if (!this.isTaken) this.#theirParcel = new Bucket(MOST_PARCEL);
	}

	/** What is here has changed: it is said anew. */
	changed(): void {
		this.#mine = this.#say();
		if (this.them) this.#hear(this.them);
	}

	#hear(have: Have | undefined): void {
		if (!have || have.device === this.#carrying.have().device) return;
		this.them = have;
		const parcel = this.#carrying.parcelFor(have);
		this.isGiven = parcel === undefined;
		this.#parcel = parcel && new Fountain('parcel', parcel, Math.min(BLOCK, parcel.length + 4));
	}
}
