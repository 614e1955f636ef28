import { deflateSync } from 'fflate';
import { refuse, yes, type Decision, type Refusal } from '../engine/rules.js';
import { decodeEntry, encodeEntry } from './codec.js';
import type { Entry, OpenEntry } from './entry.js';
import { inflateRecords, joinRecords, type Limits } from './inflate.js';
import { Tree } from './tree.js';

/** `wardroom` in ASCII, the version of the file, how many entries follow; then the deflated entries, parents first. */
const MAGIC = [0x77, 0x61, 0x72, 0x64, 0x72, 0x6f, 0x6f, 0x6d];
const VERSION = 1;
const HEADER = MAGIC.length + 1 + 4;
const LIMITS: Limits = { total: 50 * 1024 * 1024, record: 1024 * 1024 };

/** A table as it comes out of a file. */
export interface TableFile {
	readonly open: OpenEntry;
	/** Every entry, the first one too, parents first. */
	readonly entries: readonly Entry[];
}

/** A whole table as one file. Entries that wait for a parent nobody has are left out: alone they say nothing. */
export function writeTableFile(open: OpenEntry, entries: Iterable<Entry>): Uint8Array {
	const tree = new Tree(open);
	for (const entry of entries) tree.add(entry);
	const standing = [...tree.nodes()];
	standing.sort((a, b) => a.depth - b.depth || (a.entry.id < b.entry.id ? -1 : 1));
	const packed = deflateSync(joinRecords(standing.map(({ entry }) => encodeEntry(entry))), { level: 9 });
	const bytes = new Uint8Array(HEADER + packed.length);
	bytes.set([...MAGIC, VERSION]);
	new DataView(bytes.buffer).setUint32(MAGIC.length + 1, standing.length);
	bytes.set(packed, HEADER);
	return bytes;
}

/**
 * The table of a file, or why it is not taken; either way nothing is stored by reading. Codes: `fileForeign`, `fileNewer`,
 * `fileTooLarge`, `fileTorn` with how many of how many entries are whole, `fileBroken` with the first entry that is not what
 * it says and why. With `takeWhole` a torn file gives what is whole of it.
 */
export function readTableFile(
	bytes: Uint8Array,
	{ takeWhole = false, limits = LIMITS } = {}
): Decision<TableFile> {
	if (!MAGIC.every((byte, i) => bytes[i] === byte)) return refuse('fileForeign');
	if ((bytes[MAGIC.length] ?? VERSION) > VERSION) return refuse('fileNewer');
	if (bytes.length < HEADER) return refuse('fileTorn', { whole: 0, of: 0 });
	const of = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length + 1);
	const entries: Entry[] = [];
	let refusal: Refusal | undefined;
	const ending = inflateRecords(bytes.subarray(HEADER), limits, (record) => {
		const entry = decodeEntry(record);
		if (entry.ok) entries.push(entry.value);
		else refusal = entry.refusal;
		return entry.ok && entries.length <= of;
	});
	if (ending === 'tooLarge') return refuse('fileTooLarge');
	if (refusal?.code === 'pleaseUpdate') return refuse('fileNewer');
	if (refusal) return refuse('fileBroken', { entry: entries.length + 1, of, why: refusal.code });
	if (entries.length > of) return refuse('fileBroken', { entry: entries.length, of, why: 'tooMany' });
	const isTorn = ending === 'torn' || entries.length < of;
	if (isTorn && !takeWhole) return refuse('fileTorn', { whole: entries.length, of });
	return asTable(entries, isTorn);
}

/** One table and nothing else: a first entry, and all the others stand on it. */
function asTable(entries: readonly Entry[], isTorn: boolean): Decision<TableFile> {
	const of = entries.length;
	const [open] = entries;
	if (open?.kind !== 'open')
		return refuse(isTorn && of === 0 ? 'fileTorn' : 'fileBroken', { entry: 1, of, why: 'noStart' });
	const tree = new Tree(open);
	for (const [i, entry] of entries.entries()) {
		if (i === 0) continue;
		if (tree.holds(entry.id)) return refuse('fileBroken', { entry: i + 1, of, why: 'twice' });
		if (entry.kind === 'open' || entry.table !== open.id)
			return refuse('fileBroken', { entry: i + 1, of, why: 'otherTable' });
		tree.add(entry);
	}
	if (tree.outside > 0 && !isTorn) return refuse('fileBroken', { entry: 0, of, why: 'missingParent' });
	return yes({ open, entries: Array.from(tree.nodes(), ({ entry }) => entry) });
}
