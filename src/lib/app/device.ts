import Dexie, { type EntityTable } from 'dexie';
import { version } from '$app/environment';
import { openStore, type LogStore } from '../log/index.js';
import { SCOPE } from './paths.js';

/** The build that runs: checkpoints of another are not read. */
export const BUILD = version;

let store: LogStore | undefined;

/** The log of this device. One connection for the whole page; IndexedDB belongs to the origin, so its name holds the path. */
export function deviceStore(): LogStore {
	store ??= openStore(`wardroom:${SCOPE}`);
	return store;
}

const KEY = `wardroom:${SCOPE}:device`;
const random = (bytes: number) =>
	Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
		byte.toString(16).padStart(2, '0')
	).join('');

/** Where nothing can be kept, it is this as long as the page lives. */
let forThisPage: string | undefined;

/** A name for this device, made once; for this page only where nothing can be kept. */
export function deviceName(): string {
	try {
		const known = localStorage.getItem(KEY);
		if (known) return known;
		const made = random(6);
		localStorage.setItem(KEY, made);
		return made;
	} catch {
		return (forThisPage ??= random(6));
	}
}

/** In ms: a storage that does not answer by then keeps nobody waiting. */
const PATIENCE = 2000;

/**
 * The same name from where entries lie too: a browser writes `localStorage` late, and one that is killed would come back to its
 * table as another tablet. Whatever is wrong with the storage, there is a name.
 */
export async function sureName(): Promise<string> {
	const late = new Promise<string>((resolve) => setTimeout(() => resolve(deviceName()), PATIENCE));
	return Promise.race([storedName().catch(() => deviceName()), late]);
}
async function storedName(): Promise<string> {
	const db = new Dexie(`wardroom:${SCOPE}:device`) as Dexie & {
		names: EntityTable<{ id: string; name: string }, 'id'>;
	};
	db.version(1).stores({ names: 'id' });
	try {
		const known = await db.names.get(KEY);
		if (known) {
			localStorage.setItem(KEY, known.name);
			return known.name;
		}
		const name = deviceName();
		await db.names.put({ id: KEY, name });
		return name;
	} finally {
		db.close();
	}
}

/** A number for one page load and one table, never used again. */
export const newWriter = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The seed of a table's chance. */
export const newSeed = () => random(16);

/** Asks the browser to keep what is stored here even when the disk is short; it may say no. */
export async function askToKeep(): Promise<boolean> {
	try {
		return await navigator.storage.persist();
	} catch {
		// a browser without it keeps what it likes
		return false;
	}
}
