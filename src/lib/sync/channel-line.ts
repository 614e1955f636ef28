import { Frames, toFrames } from './frames.js';
import { LIMITS } from './gate.js';
import type { Line } from './line.js';

/** Waits in the browser's own queue: much more closes the channel. */
const HIGH_WATER = 1024 * 1024;
const LOW_WATER = 128 * 1024;
/** A message that is no update is a little longer than the longest update. */
const MOST = 2 * LIMITS.message;
/** Bytes that may wait for somebody who listens. */
const MOST_EARLY = 16 * 1024 * 1024;
/** Frames of 16 kB that may wait to go out. */
const MOST_QUEUED = 2048;
/** In ms: a channel that closes waits for the other end, which may be gone. */
const CLOSING = 2000;
/** What may get lost says little. */
const LIGHT = 1024;

/** The two data channels of a connection: one in order, one for what may get lost. Make them before the connection is described. */
export interface Channels {
	readonly table: RTCDataChannel;
	readonly light: RTCDataChannel;
}
export function channelsOf(connection: RTCPeerConnection): Channels {
	const table = connection.createDataChannel('table', { negotiated: true, id: 0, ordered: true });
	const light = connection.createDataChannel('light', {
		...{ negotiated: true, id: 1, ordered: false, maxRetransmits: 0 }
	});
	table.binaryType = 'arraybuffer';
	light.binaryType = 'arraybuffer';
	return { table, light };
}

/** The data channels of a connection as a line. */
export class ChannelLine implements Line {
	hearLightly: (message: Uint8Array) => void = () => undefined;
	readonly key: string;
	readonly #connection: RTCPeerConnection;
	readonly #channels: Channels;
	readonly #queue: Uint8Array<ArrayBuffer>[] = [];
	#hear: ((message: Uint8Array) => void) | undefined;
	#early: Uint8Array[] = [];
	#gone: (() => void) | undefined;
	#isOver = false;

	constructor(key: string, connection: RTCPeerConnection, channels: Channels) {
		this.key = key;
		this.#connection = connection;
		this.#channels = channels;
		const { table, light } = channels;
		table.bufferedAmountLowThreshold = LOW_WATER;
		table.onbufferedamountlow = () => this.#pump();
		table.onclose = () => this.#end();
		const frames = new Frames(MOST);
		table.onmessage = ({ data }: MessageEvent<unknown>) => {
			if (!(data instanceof ArrayBuffer)) return this.close();
			const message = frames.take(new Uint8Array(data));
			if (message === 'tooLarge') this.close();
			else if (message && this.#hear) this.#hear(message);
			else if (message) this.#wait(message);
		};
		light.onmessage = ({ data }: MessageEvent<unknown>) => {
			if (data instanceof ArrayBuffer && data.byteLength <= LIGHT) this.hearLightly(new Uint8Array(data));
		};
	}

	get hear(): ((message: Uint8Array) => void) | undefined {
		return this.#hear;
	}
	set hear(hear: ((message: Uint8Array) => void) | undefined) {
		this.#hear = hear;
		// whoever listens may stop with the first word
		while (this.#hear && this.#early.length > 0) this.#hear(this.#early.shift() ?? new Uint8Array());
	}
	#wait(message: Uint8Array): void {
		this.#early.push(message);
		if (this.#early.reduce((sum, { length }) => sum + length, 0) > MOST_EARLY) this.close();
	}

	get gone(): () => void {
		return this.#gone ?? (() => undefined);
	}
	/** Called at once when it is over already. */
	set gone(gone: () => void) {
		if (this.#isOver) gone();
		else this.#gone = gone;
	}

	send(message: Uint8Array): void {
		this.#queue.push(...toFrames(message));
		// whoever asks for more and more and takes nothing is not waited for
		if (this.#queue.length > MOST_QUEUED) this.close();
		else this.#pump();
	}
	sayLightly(message: Uint8Array): void {
		const { light } = this.#channels;
		// the browser's queue is full when the road is gone: what is said lightly is old by then
		if (light.readyState === 'open' && light.bufferedAmount < LIGHT) light.send(new Uint8Array(message));
	}
	/** Closes when all that was sent has gone, or soon where nothing goes any more. */
	close(): void {
		this.#channels.table.close();
		setTimeout(() => this.#end(), CLOSING);
	}

	#pump(): void {
		const { table } = this.#channels;
		while (table.readyState === 'open' && table.bufferedAmount < HIGH_WATER) {
			const frame = this.#queue.shift();
			if (!frame) return;
			table.send(frame);
		}
	}
	#end(): void {
		if (this.#isOver) return;
		this.#isOver = true;
		this.#connection.close();
		this.#gone?.();
	}
}
