import { Inflate } from 'fflate';

/** Small enough that not even a bomb makes more than a few MB of one piece. */
const PIECE = 4096;
const PREFIX = 4;

/** What stops reading before the end: nothing, bytes that end early or are damaged, or more than anybody should unpack. */
type Ending = 'whole' | 'torn' | 'tooLarge';

export interface Limits {
	/** The most bytes to unpack. */
	readonly total: number;
	/** The most bytes of one record. */
	readonly record: number;
}

/**
 * Unpacks deflated records, each with its length before it, and hands them on one by one as soon as they are whole, until
 * `take` returns false. So of a torn file everything before the tear is read, and a bomb is stopped while it goes off.
 */
export function inflateRecords(
	bytes: Uint8Array,
	limits: Limits,
	take: (record: Uint8Array) => boolean
): Ending {
	const reading: Reading = { rest: new Uint8Array(0), total: 0, ending: undefined };
	const inflate = new Inflate((piece) => {
		reading.total += piece.length;
		reading.rest = joined(reading.rest, piece);
		if (reading.total > limits.total) reading.ending = 'tooLarge';
		cutRecords(reading, limits, take);
	});
	try {
		for (let at = 0; at < bytes.length && !reading.ending; at += PIECE) {
			inflate.push(bytes.subarray(at, at + PIECE));
		}
		// only now: the last piece gives what is whole of it before an early end is noticed
		if (!reading.ending) inflate.push(new Uint8Array(0), true);
	} catch {
		// it ends early or is damaged: what came before is whole
		return reading.ending ?? 'torn';
	}
	return reading.ending ?? (reading.rest.length > 0 ? 'torn' : 'whole');
}

interface Reading {
	rest: Uint8Array;
	total: number;
	ending: Ending | undefined;
}

function cutRecords(reading: Reading, limits: Limits, take: (record: Uint8Array) => boolean): void {
	while (!reading.ending && reading.rest.length >= PREFIX) {
		const { rest } = reading;
		const end = PREFIX + new DataView(rest.buffer, rest.byteOffset).getUint32(0);
		if (end > limits.record) reading.ending = 'tooLarge';
		else if (rest.length < end) return;
		else if (!take(rest.slice(PREFIX, end))) reading.ending = 'whole';
		reading.rest = rest.subarray(end);
	}
}

/** Records one after the other, each with its length before it. */
export function joinRecords(records: readonly Uint8Array[]): Uint8Array {
	let size = 0;
	for (const record of records) size += PREFIX + record.length;
	const bytes = new Uint8Array(size);
	const view = new DataView(bytes.buffer);
	let at = 0;
	for (const record of records) {
		view.setUint32(at, record.length);
		bytes.set(record, at + PREFIX);
		at += PREFIX + record.length;
	}
	return bytes;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
	if (a.length === 0) return b;
	const both = new Uint8Array(a.length + b.length);
	both.set(a);
	both.set(b, a.length);
	return both;
}
