import type { Refusal } from '../engine/rules.js';
import { fault, t } from '../i18n/index.js';
import type { LogStore } from '../log/index.js';

/** What comes to this tablet from a file: a table or a backup of many. Whatever is wrong with it is said and changes nothing. */
export class Arrivals {
	/** Why a file was not taken. */
	trouble = $state.raw<Refusal>();
	/** A table's file whose end is missing: what is whole of it may be taken. */
	torn = $state.raw<Uint8Array>();
	/** What came out of a backup, in a sentence. */
	restored = $state<string>();
	readonly #store: LogStore;

	constructor(store: LogStore) {
		this.#store = store;
	}

	/** Takes a file in. Resolves with the table that may be opened now, if it held one. */
	async open(file: File): Promise<string | undefined> {
		const { bytesOf } = await import('./files.js');
		const bytes = await bytesOf(file);
		if (bytes.ok) return this.#take(bytes.value, false);
		this.trouble = bytes.refusal;
		return undefined;
	}

	/** Takes what is whole of a torn file. */
	async takeWhole(): Promise<string | undefined> {
		return this.torn && this.#take(this.torn, true);
	}

	async #take(bytes: Uint8Array, takeWhole: boolean): Promise<string | undefined> {
		const { readTable, restoreAll, storeTable } = await import('./files.js');
		const { tablesOf } = await import('./backup.js');
		const tables = tablesOf(bytes);
		this.trouble = undefined;
		if (tables?.ok) {
			this.restored = t('loading');
			this.restored = told(await restoreAll(this.#store, tables.value));
			return undefined;
		}
		const read = tables ?? (await readTable(bytes, takeWhole));
		this.torn = !read.ok && read.refusal.code === 'fileTorn' ? bytes : undefined;
		if (read.ok) {
			const stored = await storeTable(this.#store, read.value);
			if (stored.ok) return stored.value;
			this.trouble = stored.refusal;
		} else this.trouble = read.refusal;
		return undefined;
	}
}

/** How many tables came, and what kept others away. */
function told({ count, refused }: { count: number; refused: readonly Refusal[] }): string {
	const [first, ...others] = refused;
	const here = count === 0 && !first ? t('restored.none') : t('restored', { count });
	const not = first && t('restored.refused', { count: others.length + 1, what: fault(first).what });
	return [here, not].filter(Boolean).join(' ');
}
