import { refuse, yes, type Decision } from '../engine/rules.js';

// Of our own because the packages for it lean on Node's buffers and take text that is no Base45.
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Bytes as text that a QR code writes in its densest letters: three for two bytes. (RFC 9285) */
export function toBase45(bytes: Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; i += 2) {
		const isPair = i + 1 < bytes.length;
		let value = isPair ? (bytes[i] ?? 0) * 256 + (bytes[i + 1] ?? 0) : (bytes[i] ?? 0);
		for (let left = isPair ? 3 : 2; left > 0; left--) {
			text += LETTERS.charAt(value % 45);
			value = Math.floor(value / 45);
		}
	}
	return text;
}

/** The bytes of such a text; refuses with `notBase45` whatever is none. */
export function fromBase45(text: string): Decision<Uint8Array> {
	const bytes: number[] = [];
	for (let i = 0; i < text.length; i += 3) {
		const digits = Array.from(text.slice(i, i + 3), (letter) => LETTERS.indexOf(letter));
		const value = digits.reduceRight((sum, digit) => sum * 45 + digit, 0);
		const isWhole = digits.length > 1 && !digits.includes(-1) && value < (digits.length === 3 ? 65_536 : 256);
		if (!isWhole) return refuse('notBase45');
		if (digits.length === 3) bytes.push(value >> 8);
		bytes.push(value & 255);
	}
	return yes(Uint8Array.from(bytes));
}
