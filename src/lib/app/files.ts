import { refuse, type Decision, type Refusal } from '../engine/rules.js';
import { History, isDecidedSo, isMove, readTableFile, type LogStore, type TableFile } from '../log/index.js';
import { loadGame, type AnyGame } from '../games/registry.js';
import { Session } from './session.svelte.js';

const LARGEST = 64 * 1024 * 1024;

/** Reads the bytes of a chosen file. */
export async function bytesOf(file: Blob): Promise<Decision<Uint8Array>> {
	if (file.size > LARGEST) return refuse('fileTooLarge');
	try {
		return { ok: true, value: new Uint8Array(await file.arrayBuffer()) };
	} catch {
		return refuse('fileUnreadable');
	}
}

/**
 * Checks a table of a file: its game must be known, its set-up sound, and, when it was played by the rules of this build, every
 * step must follow from the one before it. Nothing is stored.
 */
export async function readTable(bytes: Uint8Array, takeWhole: boolean): Promise<Decision<TableFile>> {
	const read = readTableFile(bytes, { takeWhole });
	if (!read.ok) return read;
	const { system, setup } = read.value.open.open;
	const game = await loadGame(system);
	if (!game) return refuse('noSuchGame');
	const sound = game.readSetup(setup);
	if (!sound.ok) return sound;
	const played = Number(read.value.open.open.rules);
	if (!Number.isInteger(played) || played < 1 || played > game.version) return refuse('otherRules');
	return followsFromRules(game, read.value, played === game.version);
}

/**
 * Folds every step, and decides it again where that can be done: one that comes out otherwise was forged, or this build is at
 * fault; either way it is not taken. What older rules decided stays as it was: its events hold all they brought.
 */
function followsFromRules(game: AnyGame, file: TableFile, decidesAgain: boolean): Decision<TableFile> {
	const { open, entries } = file;
	let at = 0;
	try {
		const history = new History(game, open);
		history.add(entries);
		for (const entry of entries) {
			at++;
			if (!isMove(entry) || !history.eventsOf(entry.id)) continue;
			const before = history.stateAt(entry.parent);
			if (decidesAgain && !isDecidedSo(game.rules, before, entry)) return refuse('fileForged', { entry: at });
		}
		return { ok: true, value: file };
	} catch {
		return refuse('fileForged', { entry: at });
	}
}

/**
 * Stores a table that came in a file, all of it or nothing, together with what of it is here already: an older file takes nothing
 * back, neither from the table nor from its card.
 */
export async function storeTable(store: LogStore, { open, entries }: TableFile): Promise<Decision<string>> {
	const game = await loadGame(open.open.system);
	if (!game) return refuse('noSuchGame');
	const here = await store.load(open.id);
	const all = here.ok ? [...here.value.filter(({ id }) => id !== open.id), ...entries] : entries;
	// the library is ordered by when a table was played, not by when its file was read
	const updatedAt = Math.max(...all.map(({ at }) => at));
	const session = new Session(
		{ game, store, build: '', device: '', writer: 0, now: () => updatedAt },
		open,
		all
	);
	const stored = await store.append(entries, session.card());
	return stored.ok ? { ok: true, value: open.id } : stored;
}

/** What came out of a backup: how many tables are here now, and why the others could not be taken. */
export interface Restored {
	readonly count: number;
	readonly refused: readonly Refusal[];
}

/** Takes every table of a backup in, each as if it had come alone. One that cannot be taken does not keep the others from it. */
export async function restoreAll(store: LogStore, tables: readonly Uint8Array[]): Promise<Restored> {
	let count = 0;
	const refused: Refusal[] = [];
	for (const bytes of tables) {
		// the screen breathes between two tables
		await new Promise((resolve) => setTimeout(resolve, 0));
		const read = await readTable(bytes, false);
		const stored = read.ok ? await storeTable(store, read.value) : read;
		if (stored.ok) count++;
		else refused.push(stored.refusal);
	}
	return { count, refused };
}
