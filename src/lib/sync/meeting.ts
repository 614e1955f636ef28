import { refuse, yes, type Decision } from '../engine/rules.js';
import { Frames, toFrames } from './frames.js';
import { LIMITS } from './gate.js';
import type { Wire } from './link.js';
import { addressOf, answerOf, type Address } from './sdp.js';

/** In ms: how long a browser may look for its addresses, and how long two tablets that have met may take to open the channel. */
const GATHERING = 1500;
const OPENING = 20_000;
/** Waits in the browser's own queue: much more closes the channel. */
const HIGH_WATER = 1024 * 1024;
const LOW_WATER = 128 * 1024;
/** A message that is no update is a little longer than the longest update. */
const MOST = 2 * LIMITS.message;

/** A data channel as a wire. */
export class ChannelWire implements Wire {
	/** Called with each message that comes; set it before the next one may. */
	hear: (message: Uint8Array) => void = () => undefined;
	/** Called once, when nothing can come any more. */
	gone: () => void = () => undefined;
	readonly #connection: RTCPeerConnection;
	readonly #channel: RTCDataChannel;
	readonly #queue: Uint8Array<ArrayBuffer>[] = [];

	constructor(connection: RTCPeerConnection, channel: RTCDataChannel) {
		this.#connection = connection;
		this.#channel = channel;
		channel.bufferedAmountLowThreshold = LOW_WATER;
		channel.onbufferedamountlow = () => this.#pump();
		channel.onclose = () => this.#end();
		const frames = new Frames(MOST);
		channel.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
			const message = frames.take(new Uint8Array(data));
			if (message === 'tooLarge') this.close();
			else if (message) this.hear(message);
		};
	}

	send(message: Uint8Array): void {
		this.#queue.push(...toFrames(message));
		this.#pump();
	}
	/** Closes when all that was sent has gone. */
	close(): void {
		this.#channel.close();
	}

	#pump(): void {
		while (this.#channel.readyState === 'open' && this.#channel.bufferedAmount < HIGH_WATER) {
			const frame = this.#queue.shift();
			if (!frame) return;
			this.#channel.send(frame);
		}
	}
	#end(): void {
		const { gone } = this;
		this.gone = () => undefined;
		this.#connection.close();
		gone();
	}
}

/**
 * One end of a link that is not there yet. Both tablets make one, show what is in it, and hand each other's to `meet`, in
 * either order: neither waits for the other's answer, because each makes it of the other's hello. Good for one link.
 */
export class Meeting {
	readonly address: Address;
	readonly #connection: RTCPeerConnection;
	readonly #channel: RTCDataChannel;

	private constructor(connection: RTCPeerConnection, channel: RTCDataChannel) {
		this.#connection = connection;
		this.#channel = channel;
		this.address = addressOf(connection.localDescription?.sdp ?? '');
	}

	/** Refuses with `noNetwork` when this tablet has no address that another could reach. Ask for the camera first: without it browsers hide them. */
	static async begin(): Promise<Decision<Meeting>> {
		const connection = new RTCPeerConnection({ iceServers: [] });
		const channel = connection.createDataChannel('table', { negotiated: true, id: 0, ordered: true });
		channel.binaryType = 'arraybuffer';
		await connection.setLocalDescription(await connection.createOffer());
		await gathered(connection);
		const meeting = new Meeting(connection, channel);
		if (meeting.address.hosts.length > 0) return yes(meeting);
		meeting.close();
		return refuse('noNetwork');
	}

	/** Opens the link to the tablet whose hello this was. Refuses with `notReached` when it does not answer. */
	async meet(them: Address): Promise<Decision<ChannelWire>> {
		const wire = new ChannelWire(this.#connection, this.#channel);
		const opened = new Promise<boolean>((resolve) => {
			this.#channel.onopen = () => resolve(true);
			this.#connection.onconnectionstatechange = () => {
				if (this.#connection.connectionState === 'failed') resolve(false);
			};
			setTimeout(() => resolve(false), OPENING);
		});
		try {
			const sdp = answerOf(them, this.address.fingerprint);
			await this.#connection.setRemoteDescription({ type: 'answer', sdp });
		} catch {
			// what the browser cannot make sense of is no way to a tablet
			this.close();
			return refuse('helloTorn');
		}
		if (await opened) return yes(wire);
		this.close();
		return refuse('notReached');
	}

	close(): void {
		this.#connection.close();
	}
}

function gathered(connection: RTCPeerConnection): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			if (connection.iceGatheringState === 'complete') resolve();
		};
		connection.onicegatheringstatechange = done;
		done();
		setTimeout(resolve, GATHERING);
	});
}
