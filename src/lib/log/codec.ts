import { decode } from 'cborg';
import { canonicalBytes } from '../engine/canonical.js';
import { refuse, type Decision } from '../engine/rules.js';
import { checkEntry } from './check.js';
import { KINDS, SCHEMA, type Entry, type Id } from './entry.js';

/** The bytes of entries that were written or read: an entry never changes, and each is stored, shared and compared as bytes. */
const known = new WeakMap<Entry, Uint8Array>();

/**
 * An entry as bytes, the one form in which it is stored, sent and exported: a CBOR array with the envelope in fixed places and
 * ids as raw bytes, half the size of the plain map. Members that few entries have come last, as a map. Do not write into them.
 */
export function encodeEntry(entry: Entry): Uint8Array {
	const bytes = known.get(entry) ?? encoded(entry);
	known.set(entry, bytes);
	return bytes;
}

function encoded(entry: Entry): Uint8Array {
	const { id, kind, table, parent, writer, ordinal, device, seat, schema, at, commands, events, ...rest } =
		entry;
	const given = commands.map(({ on, command }) => (on === undefined ? [command] : [command, on]));
	const ids = [id, table, parent].map((each) => (each === undefined ? null : toBytes(each)));
	const row = [schema, KINDS.indexOf(kind), ...ids, writer, device, seat, at, given, events];
	if (ordinal !== undefined) row.push(ordinal);
	return canonicalBytes(Object.keys(rest).length === 0 ? row : [...row, rest]);
}

/** The entry of these bytes, checked like any from outside; bytes that are not the one way to write it are refused. */
export function decodeEntry(bytes: Uint8Array): Decision<Entry> {
	const row = decoded(bytes);
	if (!Array.isArray(row)) return refuse('entryMalformed', { at: '' });
	if (Number(row[0]) > SCHEMA) return refuse('pleaseUpdate', { schema: Number(row[0]) });
	const fixed = Number(row[0]) >= 2 ? 12 : 11;
	if (row.length < fixed || row.length > fixed + 1) return refuse('entryMalformed', { at: '' });
	const [schema, kind, id, table, parent, writer, device, seat, at, given, events] = row as unknown[];
	const [ordinal, rest = {}] = fixed === 12 ? (row as unknown[]).slice(11) : [undefined, row[11]];
	const value = {
		...(rest as object),
		...named('table', table),
		...named('parent', parent),
		...(fixed === 12 && { ordinal }),
		id: toId(id),
		kind: KINDS[Number(kind)],
		...{ writer, device, seat, schema, at, events },
		commands: Array.isArray(given) ? given.map(toGiven) : given
	};
	if (value.kind === undefined) return refuse('entryMalformed', { at: 'kind' });
	const checked = checkEntry(value);
	if (!checked.ok) return checked;
	return sameBytes(encodeEntry(checked.value), bytes) ? checked : refuse('entryMalformed', { at: 'bytes' });
}

function decoded(bytes: Uint8Array): unknown {
	const strict = { strict: true, allowIndefinite: false, allowUndefined: false, allowBigInt: false };
	try {
		return decode(bytes, { ...strict, allowNaN: false, allowInfinity: false, rejectDuplicateMapKeys: true });
	} catch {
		// what is wrong with foreign bytes is not worth a word of its own: the caller refuses them
		return undefined;
	}
}

function toGiven(item: unknown): unknown {
	if (!Array.isArray(item)) return item;
	const [command, on] = item as unknown[];
	return item.length === 2 ? { on, command } : { command };
}

const named = (key: string, value: unknown) => (value === null ? {} : { [key]: toId(value) });

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function toBytes(id: Id): Uint8Array {
	const bytes = new Uint8Array(id.length / 2);
	for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(id.slice(2 * i, 2 * i + 2), 16);
	return bytes;
}

function toId(value: unknown): unknown {
	if (!(value instanceof Uint8Array)) return value;
	let id = '';
	for (const byte of value) id += HEX[byte] ?? '';
	return id;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}
