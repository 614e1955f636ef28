import { deflateSync } from 'fflate';
import { encode } from 'cborg';
import * as v from 'valibot';
import { refuse, yes, type Decision } from '../engine/rules.js';
import { decodeEntry, encodeEntry, inflateRecords, joinRecords, type OpenEntry } from '../log/index.js';
import { LIMITS } from './gate.js';
import { read } from './messages.js';

const short = v.pipe(v.string(), v.maxLength(64));
const Have = v.strictObject({
	device: short,
	/** The id of the table that the tablet is at. */
	table: v.optional(short),
	vector: v.custom<Uint8Array>((value) => value instanceof Uint8Array)
});
/** What a tablet has of a table, for one that gives it what is missing. */
export type Have = v.InferOutput<typeof Have>;

export const writeHave = (have: Have): Uint8Array => new Uint8Array(encode(have));
export const readHave = (bytes: Uint8Array): Have | undefined => read(Have, bytes);

/** What one tablet gives another without a network: the beginning of the table, and entries as updates for the gate. */
export interface Parcel {
	readonly open: OpenEntry;
	readonly updates: readonly Uint8Array[];
}

/** The most bytes to unpack. */
const MOST = { total: 32 * 1024 * 1024, record: LIMITS.message + 1024 };

export function writeParcel({ open, updates }: Parcel): Uint8Array {
	return deflateSync(joinRecords([encodeEntry(open), ...updates]), { level: 9 });
}

/** Refuses with `fileTorn`, `fileTooLarge`, or what is wrong with the beginning. What the updates hold is for the gate to say. */
export function readParcel(bytes: Uint8Array): Decision<Parcel> {
	const records: Uint8Array[] = [];
	const ending = inflateRecords(bytes, MOST, (record) => {
		records.push(record);
		return true;
	});
	if (ending === 'tooLarge') return refuse('fileTooLarge');
	const [first, ...updates] = records;
	if (ending === 'torn' || !first) return refuse('fileTorn', { whole: records.length, of: records.length });
	const open = decodeEntry(first);
	if (!open.ok) return open;
	return open.value.kind === 'open' ? yes({ open: open.value, updates }) : refuse('messageForeign');
}
