import { refuse, yes, type Decision } from '../engine/rules.js';
import { ChannelLine, channelsOf, type Channels } from './channel-line.js';
import type { Line, Offer } from './line.js';
import { addressOf, answerOf, compareBytes, type Address } from './sdp.js';

/** In ms: how long a browser may look for its addresses. */
const GATHERING = 1500;
/** A small certificate that every browser can make. */
const CURVE: EcKeyGenParams = { name: 'ECDSA', namedCurve: 'P-256' };

/** What makes an end of a line anew after the page was loaded again: the browser keeps the certificate, nobody can read its key. */
export interface Keepsake {
	readonly certificate: RTCCertificate;
	readonly user: string;
	readonly password: string;
}

/**
 * One end of a link between two browsers that is not there yet. Both tablets make one, show what is in it, and hand each other's
 * to `meet`, in either order: neither waits for the other's answer, because each makes it of the other's hello.
 */
export class Meeting implements Offer {
	readonly address: Address;
	readonly #connection: RTCPeerConnection;
	readonly #channels: Channels;
	readonly #certificate: RTCCertificate | undefined;
	#isClosed: (refusal: Decision<Line>) => void = () => undefined;

	private constructor(connection: RTCPeerConnection, channels: Channels, certificate?: RTCCertificate) {
		this.#connection = connection;
		this.#channels = channels;
		this.#certificate = certificate;
		this.address = addressOf(connection.localDescription?.sdp ?? '');
	}

	/**
	 * Refuses with `noNetwork` when this tablet has no address that another could reach, `noRoads` where the browser has no such
	 * links at all. Ask for the camera first: without it browsers hide the address.
	 */
	static async begin(): Promise<Decision<Meeting>> {
		if (!('RTCPeerConnection' in globalThis)) return refuse('noRoads');
		const certificate = await RTCPeerConnection.generateCertificate(CURVE);
		return Meeting.#make(certificate, (sdp) => sdp);
	}

	/** The same end once more, on another page load. Refuses as `begin` does, or with `noRoads` where a browser does not let it. */
	static async again({ certificate, user, password }: Keepsake): Promise<Decision<Meeting>> {
		if (certificate.expires < Date.now()) return refuse('noRoads');
		return Meeting.#make(certificate, (sdp) =>
			sdp.replace(/a=ice-ufrag:.*/g, `a=ice-ufrag:${user}`).replace(/a=ice-pwd:.*/g, `a=ice-pwd:${password}`)
		);
	}

	static async #make(
		certificate: RTCCertificate,
		change: (sdp: string) => string
	): Promise<Decision<Meeting>> {
		const connection = new RTCPeerConnection({ iceServers: [], certificates: [certificate] });
		try {
			const channels = channelsOf(connection);
			const { sdp = '' } = await connection.createOffer();
			await connection.setLocalDescription({ type: 'offer', sdp: change(sdp) });
			await gathered(connection);
			const meeting = new Meeting(connection, channels, certificate);
			if (meeting.address.hosts.length > 0) return yes(meeting);
		} catch {
			// a browser that does not describe itself as it is told
			connection.close();
			return refuse('noRoads');
		}
		connection.close();
		return refuse('noNetwork');
	}

	/** What to keep so that this end can be made again. */
	get keepsake(): Keepsake | undefined {
		const { user, password } = this.address;
		return this.#certificate && { certificate: this.#certificate, user, password };
	}
	/** Whether the browser has begun to look for the other: one that waits for a permission does not, and says nothing. */
	get isTrying(): boolean {
		return this.#connection.iceConnectionState !== 'new';
	}

	async meet(them: Address): Promise<Decision<Line>> {
		const mine = this.address.fingerprint;
		const opened = new Promise<Decision<Line>>((resolve) => {
			this.#isClosed = resolve;
			this.#channels.table.onopen = () =>
				resolve(yes(new ChannelLine(keyOf(mine, them.fingerprint), this.#connection, this.#channels)));
		});
		try {
			await this.#connection.setRemoteDescription({ type: 'answer', sdp: answerOf(them, mine) });
		} catch {
			// what the browser cannot make sense of is no way to a tablet
			this.close();
			return refuse('helloTorn');
		}
		return opened;
	}

	close(): void {
		this.#connection.close();
		this.#isClosed(refuse('notReached'));
	}
}

/** Of both fingerprints, the smaller first: so both ends name their line alike. */
function keyOf(a: Uint8Array, b: Uint8Array): string {
	const hex = (bytes: Uint8Array) =>
		Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
	return compareBytes(a, b) < 0 ? hex(a) + hex(b) : hex(b) + hex(a);
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
