import { sha256 } from '@noble/hashes/sha2.js';
import { refuse, yes, type Decision } from '../engine/rules.js';
import { fromBase45, toBase45 } from './base45.js';
import { WIRE } from './messages.js';
import { packAddress, unpackAddress, type Address } from './sdp.js';

/** What one tablet shows another: who it is, which table it is at, and how to reach it. The secret of a table is never in it. */
export interface Hello {
	/** Six bytes as hex. */
	readonly device: string;
	/** The first eight bytes of the table's id as hex; nothing for a tablet that has none yet. */
	readonly table?: string;
	readonly address: Address;
}

/** The first byte tells a hello from whatever else is a QR code; then the wire, the device, the table, the address, a checksum. */
const MAGIC = 0xb7;
const DEVICE = 6;
const TABLE = 8;
const CHECK = 2;

/** A hello as the text of one QR code: 110 to 156 letters of its densest alphabet. */
export function writeHello({ device, table, address }: Hello): string {
	const body = Uint8Array.from([
		MAGIC,
		WIRE,
		...fromHex(device, DEVICE),
		...fromHex(table ?? '', TABLE),
		...packAddress(address)
	]);
	return toBase45(Uint8Array.from([...body, ...sha256(body).slice(0, CHECK)]));
}

/**
 * What a scanned code says. Refuses with `codeForeign` for any other code, `helloTorn` for one that was misread, `pleaseUpdate` and
 * `theyMustUpdate` for one of another wire, `codeOwn` for one's own seen in a mirror.
 */
export function readHello(text: string, me: string): Decision<Hello> {
	const read = fromBase45(text);
	if (!read.ok) return refuse(isBegun(text) ? 'helloTorn' : 'codeForeign');
	const [bytes, body] = [read.value, read.value.slice(0, -CHECK)];
	if (bytes[0] !== MAGIC) return refuse('codeForeign');
	const check = sha256(body).slice(0, CHECK);
	if (check.some((byte, i) => byte !== bytes[body.length + i])) return refuse('helloTorn');
	const wire = bytes[1] ?? 0;
	if (wire !== WIRE) return refuse(wire > WIRE ? 'pleaseUpdate' : 'theyMustUpdate');
	const device = toHex(body.slice(2, 2 + DEVICE));
	if (device === me) return refuse('codeOwn');
	const table = toHex(body.slice(2 + DEVICE, 2 + DEVICE + TABLE));
	const address = unpackAddress(body.slice(2 + DEVICE + TABLE));
	if (!address.ok) return address;
	return yes({ device, ...(/[1-9a-f]/.test(table) && { table }), address: address.value });
}

/** Whether a text that is no code begins as one of ours does. */
function isBegun(text: string): boolean {
	const head = fromBase45(text.slice(0, 3));
	return head.ok && head.value.length === 2 && head.value[0] === MAGIC;
}

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string, length: number) =>
	Array.from({ length }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2) || '0', 16));
