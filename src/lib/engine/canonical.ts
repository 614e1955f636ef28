import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { encode } from 'cborg';

/**
 * The one way to write a value as bytes: CBOR with keys sorted as RFC 8949 says, so that equal values have equal bytes and
 * equal hashes on every tablet. Values are plain JSON; an `undefined` member is an error of ours, because it would be gone
 * after a round trip and the hash with it.
 */
export function canonicalBytes(value: unknown): Uint8Array {
	return encode(value, { typeEncoders: { undefined: refuseUndefined } });
}

function refuseUndefined(): never {
	throw new Error('canonical: a member is undefined; leave it out');
}

/** The hash of a value, as hex: 64 characters, or as many as are asked for. */
export function hashOf(value: unknown, length = 64): string {
	return bytesToHex(sha256(canonicalBytes(value))).slice(0, length);
}

/** Whether two plain JSON values say the same. */
export function same(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
	const keys = Object.keys(left);
	return (
		keys.length === Object.keys(right).length &&
		keys.every((key) => key in right && same(left[key], right[key]))
	);
}
