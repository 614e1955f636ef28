import * as Y from 'yjs';
import { yes } from '../../src/lib/engine/rules.js';
import { decodeEntry, encodeEntry, type Entry, type OpenEntry } from '../../src/lib/log/index.js';
import { SharedDocument } from '../../src/lib/sync/document.js';
import { Share, type Link } from '../../src/lib/sync/index.js';
import { longTable } from './evening.js';

const ENTRIES = 5000;
const round = (value: number) => Math.round(value * 1000) / 1000;
const median = (values: readonly number[]) =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Two tablets with a wire that counts and delivers at once; work is what both do, network is none. */
function two(open: OpenEntry, entries: readonly Entry[]) {
	let bytes = 0;
	const links: Link[] = [];
	const kept: Entry[] = [open];
	const share = (stored: readonly Entry[], device: string) =>
		new Share({
			...{ open, stored, device, writer: device === 'a' ? 90 : 91, schema: 2, rules: 2 },
			keep: (fresh) => {
				if (device === 'b') kept.push(...fresh);
				return Promise.resolve(yes(undefined));
			}
		});
	const shares = [share(entries, 'a'), share([open], 'b')] as const;
	const work: Promise<void>[] = [];
	for (const [i, from] of shares.entries())
		links.push(
			from.join({
				send(message) {
					bytes += message.length;
					queueMicrotask(() => work.push(links[1 - i]?.receive(message) ?? Promise.resolve()));
				},
				close: () => undefined
			})
		);
	const quiet = async () => {
		for (let done = -1; done !== work.length;) {
			done = work.length;
			await Promise.all(work);
			await Promise.resolve();
		}
	};
	return { a: shares[0], kept, bytes: () => bytes, quiet };
}

/** Plain Yjs with bare strings of the same length: all at once, and one after the other. */
function plain(texts: readonly string[], isLive: boolean): number {
	const [a, b] = [new Y.Doc(), new Y.Doc()];
	let bytes = 0;
	if (isLive)
		a.on('update', (update: Uint8Array) => {
			bytes += update.length;
			Y.applyUpdate(b, update);
		});
	const array = a.getArray<string>('log');
	if (isLive) for (const text of texts) array.push([text]);
	else {
		array.push([...texts]);
		const update = Y.encodeStateAsUpdate(a, Y.encodeStateVector(b));
		bytes = update.length;
		Y.applyUpdate(b, update);
	}
	if (b.getArray('log').length !== texts.length) throw new Error('bench: plain Yjs lost something');
	return bytes;
}

/** What sharing costs: the first exchange of a long table, and an entry at a time, each beside plain Yjs with bare strings. */
export async function measureSync() {
	const { open, entries } = longTable(ENTRIES);
	const rows = entries.map(encodeEntry);
	const texts = entries.map((entry) => 'x'.repeat(encodeEntry(entry).length));
	const times = {
		boot: [] as number[],
		read: [] as number[],
		join: [] as number[],
		live: [] as number[],
		plainJoin: [] as number[],
		plainLive: [] as number[]
	};
	const bytes = { join: 0, live: 0, plainJoin: 0, plainLive: 0 };
	const timed = async (into: number[], work: () => Promise<void> | void) => {
		const start = performance.now();
		await work();
		into.push(performance.now() - start);
	};
	for (let i = 0; i < 3; i++) {
		const stored: Entry[] = [];
		await timed(times.read, () => {
			for (const bytes of rows) {
				const entry = decodeEntry(bytes);
				if (entry.ok) stored.push(entry.value);
			}
		});
		await timed(times.boot, () => {
			if (new SharedDocument(stored).writers === 0) throw new Error('bench: an empty document');
		});
		await timed(times.join, async () => {
			const { kept, quiet, bytes: sent } = two(open, entries);
			await quiet();
			if (kept.length !== entries.length) throw new Error(`bench: ${String(kept.length)} entries came`);
			bytes.join = sent();
		});
		await timed(times.plainJoin, () => void (bytes.plainJoin = plain(texts, false)));
		const { a, kept, quiet, bytes: sent } = two(open, [open]);
		await quiet();
		const before = sent();
		await timed(times.live, async () => {
			for (const entry of entries.slice(1)) a.tell([entry]);
			await quiet();
		});
		if (kept.length !== entries.length) throw new Error(`bench: ${String(kept.length)} entries came live`);
		bytes.live = sent() - before;
		await timed(times.plainLive, () => void (bytes.plainLive = plain(texts, true)));
	}
	const result = (name: string, unit: string, ours: number, theirs: number) => ({
		...{ name, value: round(ours), unit, against: `plain Yjs ${String(round(theirs))}` },
		ratio: round(ours / theirs)
	});
	return [
		result('sync-bytes', 'bytes/entry', bytes.join / ENTRIES, bytes.plainJoin / ENTRIES),
		result('sync-bytes-live', 'bytes/entry', bytes.live / ENTRIES, bytes.plainLive / ENTRIES),
		result('sync-time', 'ms/entry', median(times.live) / ENTRIES, median(times.plainLive) / ENTRIES),
		{
			...{ name: 'boot', value: round(median(times.boot)), unit: 'ms for 5,000' },
			against: `reading the stored entries ${String(round(median(times.read)))} ms`,
			ratio: round(median(times.boot) / median(times.read))
		},
		result('join', 'ms for 5,000', median(times.join), median(times.plainJoin))
	];
}
