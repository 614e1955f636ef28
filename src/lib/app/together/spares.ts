import Dexie, { type EntityTable } from 'dexie';
import type { Id } from '../../log/index.js';
import { Meeting, packAddress, unpackAddress, type Keepsake, type Spare } from '../../sync/index.js';
import { SCOPE } from '../paths.js';

/** A spare line to a tablet as it lies in storage: both addresses, and what makes our end again. */
interface SpareRow extends Keepsake {
	readonly id: string;
	readonly table: Id;
	readonly device: string;
	readonly them: Uint8Array;
	readonly at: number;
}
type SpareTables = Dexie & { spares: EntityTable<SpareRow, 'id'> };

/** How many of a table are made again after a page load: the newest. */
const MOST = 16;

/**
 * The spare lines of a table on the disk, so that a tablet whose page was loaded anew finds the others without a scan. A
 * convenience: whatever goes wrong with it, codes are scanned once more.
 */
export class Spares {
	readonly #table: Id;
	readonly #rows: SpareTables;

	constructor(table: Id) {
		this.#table = table;
		this.#rows = new Dexie(`wardroom:${SCOPE}:spares`) as SpareTables;
		this.#rows.version(1).stores({ spares: 'id, table' });
	}

	/** Hands out each as it is made, the newest first. False when this tablet is on no network now: it is tried again later. */
	async load(restore: (device: string, spare: Spare) => void): Promise<boolean> {
		const rows = await this.#quietly(() => this.#mine().sortBy('at'), []);
		for (const row of rows.slice(-MOST).reverse()) {
			const them = unpackAddress(row.them);
			const offer = await Meeting.again(row);
			if (!offer.ok && offer.refusal.code === 'noNetwork') return false;
			if (them.ok && offer.ok) restore(row.device, { id: row.id, offer: offer.value, them: them.value });
			else this.forget(row.id);
		}
		return true;
	}

	keep(device: string, { id, offer, them }: Spare): void {
		const keepsake = offer instanceof Meeting ? offer.keepsake : undefined;
		if (!keepsake) return;
		const row = { ...keepsake, id, device, table: this.#table, them: packAddress(them), at: Date.now() };
		void this.#quietly(() => this.#rows.spares.put(row), undefined);
	}
	forget(id: string): void {
		void this.#quietly(() => this.#rows.spares.delete(id), undefined);
	}

	#mine() {
		return this.#rows.spares.where('table').equals(this.#table);
	}
	async #quietly<Value, Otherwise>(
		work: () => Promise<Value>,
		otherwise: Otherwise
	): Promise<Value | Otherwise> {
		try {
			return await work();
		} catch {
			// a browser that keeps no certificates, or nothing at all
			return otherwise;
		}
	}
}
