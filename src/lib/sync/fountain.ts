import { sha256 } from '@noble/hashes/sha2.js';

/** A frame begins with this byte, then what it is part of (1), of which content (2), how long that is (3), and its number (3). */
const MAGIC = 0xf1;
const HEADER = 10;
const CHECK = 4;
/** Blocks of one content: each frame costs as many steps as there are blocks. */
const MOST_BLOCKS = 4096;

/** Which of a frame's two hands it is: what its tablet has, or what it gives. */
export type Kind = 'have' | 'parcel';
const KINDS: readonly Kind[] = ['have', 'parcel'];

/**
 * A content as frames without end: first its blocks as they are, then sums of blocks by chance, so that whoever has seen a few
 * frames more than there are blocks has it all, whichever were missed. (Random linear code over two elements; guide §1b)
 */
export class Fountain {
	readonly #kind: Kind;
	readonly #content: Uint8Array;
	readonly #block: number;
	readonly #id: Uint8Array;
	#next = 0;

	/** @param block bytes in a frame. */
	constructor(kind: Kind, content: Uint8Array, block: number) {
		const check = sha256(content);
		this.#kind = kind;
		this.#content = Uint8Array.from([...content, ...check.slice(0, CHECK)]);
		this.#id = check.slice(CHECK, CHECK + 2);
		this.#block = block;
	}

	get blocks(): number {
		return Math.ceil(this.#content.length / this.#block);
	}

	/** The next frame. */
	next(): Uint8Array {
		const [content, block, number] = [this.#content, this.#block, this.#next++ % 0xff_ffff];
		const { length } = content;
		const frame = new Uint8Array(HEADER + block);
		frame.set([MAGIC, KINDS.indexOf(this.#kind), ...this.#id, ...three(length), ...three(number)]);
		for (const index of blocksOf(number, this.blocks, idOf(this.#id))) {
			const from = index * block;
			mix(frame.subarray(HEADER), content.subarray(from, from + block));
		}
		return frame;
	}
}

interface Row {
	/** Which blocks are in its sum, 32 to a word. */
	readonly mask: Uint32Array;
	readonly sum: Uint8Array;
}

/** Puts a content together from the frames that are seen, whichever and in whatever order. */
export class Bucket {
	readonly #most: number;
	#head = '';
	#length = 0;
	#block = 0;
	/** For each block the row that begins with it. */
	#rows: (Row | undefined)[] = [];
	#rank = 0;

	/** @param most bytes of a content: more is not begun. */
	constructor(most: number) {
		this.#most = most;
	}

	/** From 0 to 1; it never goes back while the same content is seen. */
	get progress(): number {
		return this.#rows.length === 0 ? 0 : this.#rank / this.#rows.length;
	}

	/** Takes a frame in. Gives the content with the frame that completes it; frames of another content begin anew. */
	add(frame: Uint8Array): Uint8Array | undefined {
		const length = ofThree(frame, 4);
		const block = frame.length - HEADER;
		const blocks = Math.ceil(length / block);
		if (length <= CHECK || length > this.#most || blocks > MOST_BLOCKS) return undefined;
		const head = `${frame.slice(0, 7).join()} ${String(block)}`;
		if (head !== this.#head) {
			[this.#head, this.#length, this.#block, this.#rank] = [head, length, block, 0];
			this.#rows = Array.from({ length: blocks });
		}
		if (this.#rank === blocks) return undefined;
		const id = idOf(frame.subarray(2, 4));
		const mask = new Uint32Array(Math.ceil(blocks / 32));
		for (const index of blocksOf(ofThree(frame, 7), blocks, id))
			mask[index >>> 5] = (mask[index >>> 5] ?? 0) | (1 << (index & 31));
		this.#put({ mask, sum: frame.slice(HEADER) });
		return this.#rank === blocks ? this.#whole() : undefined;
	}

	/** Takes away what is known of a row; what is left of it begins with a block that no other does. */
	#put(row: Row): void {
		for (let index = 0; index < this.#rows.length; index++) {
			if (!has(row, index)) continue;
			const known = this.#rows[index];
			if (!known) {
				this.#rows[index] = row;
				this.#rank++;
				return;
			}
			takeAway(row, known);
		}
	}

	/** The content, if it is what its frames said; otherwise all of it is let go, and seen once more. */
	#whole(): Uint8Array | undefined {
		const rows = this.#rows.flatMap((row) => row ?? []);
		for (const [index, row] of [...rows.entries()].reverse())
			for (const [later, other] of rows.entries()) if (later > index && has(row, later)) takeAway(row, other);
		const content = new Uint8Array(rows.length * this.#block);
		for (const [index, { sum }] of rows.entries()) content.set(sum, index * this.#block);
		const [body, check] = [content.slice(0, this.#length - CHECK), content.slice(this.#length - CHECK)];
		const due = sha256(body);
		if (due.slice(0, CHECK).every((byte, i) => byte === check[i])) return body;
		this.#head = '';
		this.#rows = [];
		return undefined;
	}
}

/** Of which kind a frame is; nothing for what is none. */
export function kindOf(frame: Uint8Array): Kind | undefined {
	return frame.length > HEADER && frame[0] === MAGIC ? KINDS[frame[1] ?? 9] : undefined;
}

const has = ({ mask }: Row, index: number): boolean => ((mask[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0;

function takeAway(row: Row, other: Row): void {
	mix(row.mask, other.mask);
	mix(row.sum, other.sum);
}
/** Adds without carrying, in place: once more takes it away again. */
function mix<Numbers extends Uint8Array | Uint32Array>(into: Numbers, other: Numbers): void {
	for (let at = 0; at < other.length; at++) into[at] = (into[at] ?? 0) ^ (other[at] ?? 0);
}

/** Which blocks are in the sum of a frame: one for the first frames, about half of them for the others. */
function* blocksOf(number: number, blocks: number, id: number): Generator<number> {
	if (number < blocks) {
		yield number;
		return;
	}
	let state = Math.imul(id + 1, 0x9e37_79b1) ^ Math.imul(number + 1, 0x85eb_ca6b);
	let isEmpty = true;
	for (let from = 0; from < blocks; from += 32) {
		state = (state + 0x6d2b_79f5) | 0;
		let word = Math.imul(state ^ (state >>> 15), 1 | state);
		word ^= word + Math.imul(word ^ (word >>> 7), 61 | word);
		word ^= word >>> 14;
		for (let bit = 0; bit < 32 && from + bit < blocks; bit++) {
			if ((word & (1 << bit)) === 0) continue;
			isEmpty = false;
			yield from + bit;
		}
	}
	// a frame without a block would say nothing
	if (isEmpty) yield number % blocks;
}

const three = (value: number) => [(value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const ofThree = (bytes: Uint8Array, at: number) =>
	((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
const idOf = (bytes: Uint8Array) => (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
