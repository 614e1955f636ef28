import ipaddr from 'ipaddr.js';
import { getDtlsParameters, getIceParameters, matchPrefix, parseCandidate, splitSections } from 'sdp';
import { refuse, yes, type Decision } from '../engine/rules.js';

/** Where a tablet may be reached, and how it proves who it is: all of a session description that is not the same for every one. */
export interface Address {
	/** SHA-256 of the certificate of its end of the link. */
	readonly fingerprint: Uint8Array;
	readonly user: string;
	readonly password: string;
	readonly hosts: readonly Host[];
}
/** A way to it: an address of the network, or a name that only its neighbours can resolve. */
export interface Host {
	readonly host: string;
	readonly port: number;
}

const MOST_HOSTS = 6;
const MDNS = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;
/** What ICE may write names and passwords with: six bits a letter. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** What an offer of this browser says of itself. */
export function addressOf(sdp: string): Address {
	const [session = '', media = ''] = splitSections(sdp);
	const { usernameFragment: user, password } = getIceParameters(media, session);
	const hex = getDtlsParameters(media, session).fingerprints.find(
		({ algorithm }) => algorithm === 'sha-256'
	)?.value;
	const all = matchPrefix(media, 'a=candidate:')
		.map(parseCandidate)
		.filter(
			({ type, protocol, component }) =>
				type === 'host' && protocol.toLowerCase() === 'udp' && component === 'rtp'
		)
		.map(({ ip, port }) => ({ host: ip.split('%')[0] ?? ip, port }));
	const others = all.filter(({ host }) => host !== '127.0.0.1' && host !== '::1');
	// its own loop leads to this tablet alone: it counts where there is nothing else, as in a test
	const hosts = others.length > 0 ? others : all;
	const fingerprint = Uint8Array.from((hex ?? '').split(':'), (byte) => Number.parseInt(byte, 16));
	return { fingerprint, user, password, hosts: hosts.slice(0, MOST_HOSTS) };
}

/** The answer that this tablet would have given, made here of its hello: so neither side waits for the other's. */
export function answerOf({ fingerprint, user, password, hosts }: Address, mine: Uint8Array): string {
	const hex = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
	// both have made an offer: the one with the smaller fingerprint waits for the other's handshake
	const setup = compareBytes(fingerprint, mine) < 0 ? 'passive' : 'active';
	const lines = [
		'v=0',
		'o=- 1 1 IN IP4 0.0.0.0',
		's=-',
		't=0 0',
		'a=group:BUNDLE 0',
		'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
		'c=IN IP4 0.0.0.0',
		'a=mid:0',
		`a=ice-ufrag:${user}`,
		`a=ice-pwd:${password}`,
		`a=fingerprint:sha-256 ${hex}`,
		`a=setup:${setup}`,
		'a=sctp-port:5000',
		'a=max-message-size:262144',
		...hosts.map(({ host, port }, i) => {
			const priority = String(2_122_260_223 - i * 65_536);
			return `a=candidate:${String(i + 1)} 1 udp ${priority} ${host} ${String(port)} typ host generation 0`;
		})
	];
	return `${lines.join('\r\n')}\r\n`;
}

export function compareBytes(a: Uint8Array, b: Uint8Array): number {
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] ?? 0) - (b[i] ?? 0);
	return a.length - b.length;
}

/** An address in as few bytes as it takes: 63 for one of IPv4. */
export function packAddress({ fingerprint, user, password, hosts }: Address): Uint8Array {
	return Uint8Array.from([
		hosts.length,
		...fingerprint,
		...packLetters(user),
		...packLetters(password),
		...hosts.flatMap(packHost)
	]);
}

function packLetters(text: string): number[] {
	const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(6, '0')).join('');
	const bytes = bits.match(/.{1,8}/g) ?? [];
	return [text.length, ...bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))];
}

function packHost({ host, port }: Host): number[] {
	const name = MDNS.exec(host);
	const bytes = name
		? (name.slice(1).join('').match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
		: ipaddr.parse(host).toByteArray();
	const kind = name ? 2 : bytes.length === 4 ? 0 : 1;
	return [kind, ...bytes, port >> 8, port & 255];
}

/** The address of these bytes; refuses with `helloTorn` what is too short, too long, or none. */
export function unpackAddress(bytes: Uint8Array): Decision<Address> {
	let at = 0;
	const take = (count: number) => bytes.slice(at, (at += count));
	const [count = 0] = take(1);
	const fingerprint = take(32);
	const user = unpackLetters(take);
	const password = unpackLetters(take);
	const hosts: Host[] = [];
	for (let i = 0; i < Math.min(count, MOST_HOSTS); i++) {
		const host = hostOf(take);
		if (host) hosts.push(host);
	}
	const isWhole = at === bytes.length && hosts.length === count && user.length >= 4 && password.length >= 22;
	return isWhole ? yes({ fingerprint, user, password, hosts }) : refuse('helloTorn');
}

type Take = (count: number) => Uint8Array;

function unpackLetters(take: Take): string {
	const [length = 0] = take(1);
	const bits = Array.from(take(Math.ceil((length * 6) / 8)), (byte) =>
		byte.toString(2).padStart(8, '0')
	).join('');
	return Array.from({ length }, (_, i) =>
		LETTERS.charAt(Number.parseInt(bits.slice(6 * i, 6 * i + 6), 2))
	).join('');
}

function hostOf(take: Take): Host | undefined {
	const [kind = 9] = take(1);
	if (kind > 2) return undefined;
	const address = take(kind === 0 ? 4 : 16);
	const [high = 0, low = 0] = take(2);
	if (address.length !== (kind === 0 ? 4 : 16)) return undefined;
	if (kind < 2) return { host: ipaddr.fromByteArray([...address]).toString(), port: high * 256 + low };
	const hex = Array.from(address, (byte) => byte.toString(16).padStart(2, '0')).join('');
	const name = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5.local');
	return { host: name, port: high * 256 + low };
}
