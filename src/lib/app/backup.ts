import { strToU8, unzipSync, zipSync } from 'fflate';
import { refuse, yes, type Decision } from '../engine/rules.js';
import { writeTableFile, type Entry, type LogStore, type OpenEntry } from '../log/index.js';

/** The first file of a backup says what the whole is. */
const LABEL = 'wardroom-backup';
const MOST = 2000;

/** A file name from a title. */
const slug = (title: string) => title.replace(/[^\w-]+/g, '-').slice(0, 40);

/** A table as a file of its own. */
export function tableFile(open: OpenEntry, entries: Iterable<Entry>, title: string): File {
	const bytes = writeTableFile(open, entries);
	return new File([bytes as Uint8Array<ArrayBuffer>], `${slug(title)}-${open.id.slice(0, 6)}.wardroom`, {
		type: 'application/octet-stream'
	});
}

/** A backup, and the titles of the tables that could not be read and are not in it. */
export interface Backup {
	readonly file: File;
	readonly leftOut: readonly string[];
}

/** Every table of this tablet in one file, `day` in its name. One table that cannot be read does not keep the others from it. */
export async function backupFile(store: LogStore, day: string): Promise<Decision<Backup>> {
	const cards = await store.cards();
	if (!cards.ok) return cards;
	const files: Record<string, Uint8Array> = { [LABEL]: strToU8('1') };
	const leftOut: string[] = [];
	for (const { id, title } of cards.value) {
		const loaded = await store.load(id);
		const open = loaded.ok && loaded.value.find((entry): entry is OpenEntry => entry.kind === 'open');
		if (!loaded.ok || !open) {
			leftOut.push(title);
			continue;
		}
		files[`${slug(title)}-${id.slice(0, 12)}.wardroom`] = writeTableFile(open, loaded.value);
	}
	// the tables are packed already
	const bytes = zipSync(files, { level: 0 });
	const file = new File([bytes], `wardroom-${day}.zip`, { type: 'application/zip' });
	return yes({ file, leftOut });
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The tables of a backup, each as the bytes of its file; nothing when it is no backup but perhaps a table. */
export function tablesOf(bytes: Uint8Array): Decision<readonly Uint8Array[]> | undefined {
	if (!isZip(bytes)) return undefined;
	let [count, total] = [0, 0];
	try {
		const files = unzipSync(bytes, {
			filter: ({ size, originalSize, compression }) => {
				count++;
				total += size;
				// ours is stored, not packed: what unpacks to another size, or is told of twice, was not written here
				const isOurs = compression === 0 && size === originalSize;
				if (!isOurs || count > MOST || total > bytes.length) throw new Error('backup: not one of ours');
				return true;
			}
		});
		if (!(LABEL in files)) return refuse('fileForeign');
		return yes(Object.entries(files).flatMap(([name, file]) => (name === LABEL ? [] : [file])));
	} catch {
		return refuse('backupBroken');
	}
}
