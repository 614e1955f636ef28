import type { TableCard } from '../log/index.js';
import { askToKeep } from './device.js';
import { SCOPE } from './paths.js';

const KEY = `wardroom:${SCOPE}:backup`;

function lastBackup(): number | undefined {
	try {
		const at = Number(localStorage.getItem(KEY) ?? Number.NaN);
		return Number.isFinite(at) ? at : undefined;
	} catch {
		return undefined;
	}
}

/** How safe the tables of this tablet are: kept even when its disk is short, and somewhere else too. */
export class Keeping {
	/** Whether the browser has promised to keep what is stored; not known at first. */
	isPersisted = $state<boolean | undefined>();
	freeBytes = $state<number | undefined>();
	/** When everything was last saved elsewhere, in ms. */
	backedUpAt = $state(lastBackup());

	async look(): Promise<void> {
		try {
			this.isPersisted = await navigator.storage.persisted();
			const { quota, usage } = await navigator.storage.estimate();
			this.freeBytes = quota === undefined ? undefined : quota - (usage ?? 0);
		} catch {
			// a browser that does not tell
			this.isPersisted = false;
		}
	}

	/** Asks the browser to keep what is stored. */
	async ask(): Promise<void> {
		this.isPersisted = await askToKeep();
		await this.look();
	}

	backedUp(at: number): void {
		this.backedUpAt = at;
		try {
			localStorage.setItem(KEY, String(at));
		} catch {
			// known until the page is closed
		}
	}

	/** How many missions have ended since the last backup. */
	endedSince(cards: readonly TableCard[]): number {
		const since = this.backedUpAt ?? 0;
		return cards.filter((card) => card.about?.isOver === true && card.updatedAt > since).length;
	}

	/** safe: kept, and nothing ended since the last backup; half: kept, not backed up; off: the browser may throw it away. */
	light(cards: readonly TableCard[]): 'safe' | 'half' | 'off' {
		if (this.isPersisted !== true) return 'off';
		return this.endedSince(cards) > 0 || this.backedUpAt === undefined ? 'half' : 'safe';
	}
}
