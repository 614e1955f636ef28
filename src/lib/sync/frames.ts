/** A message goes over a data channel in parts of this size: more at once closes some browsers' channels. */
const FRAME = 16 * 1024;

/** A message as frames; the first byte of each says whether it is the last. */
export function toFrames(message: Uint8Array): readonly Uint8Array<ArrayBuffer>[] {
	const frames: Uint8Array<ArrayBuffer>[] = [];
	for (let from = 0; from === 0 || from < message.length; from += FRAME - 1) {
		const part = message.subarray(from, from + FRAME - 1);
		const frame = new Uint8Array(part.length + 1);
		frame[0] = from + FRAME - 1 >= message.length ? 1 : 0;
		frame.set(part, 1);
		frames.push(frame);
	}
	return frames;
}

/** Puts frames together again. */
export class Frames {
	#parts: Uint8Array[] = [];
	#size = 0;

	/** @param most bytes of a message: whoever sends more is not heard to the end. */
	constructor(readonly most: number) {}

	/** The message that this frame ends; nothing while there is more of it; `tooLarge` when there is too much. */
	take(frame: Uint8Array): Uint8Array | 'tooLarge' | undefined {
		this.#parts.push(frame.subarray(1));
		this.#size += frame.length - 1;
		// a frame of nothing is counted too: it takes room
		const parts = this.#parts.length;
		if (frame.length < 1 || this.#size > this.most || parts > 2 + this.most / 64) return 'tooLarge';
		if (frame[0] !== 1) return undefined;
		const message = new Uint8Array(this.#size);
		let at = 0;
		for (const part of this.#parts) {
			message.set(part, at);
			at += part.length;
		}
		[this.#parts, this.#size] = [[], 0];
		return message;
	}
}
