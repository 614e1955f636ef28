import { refuse, yes, type Decision } from '../../engine/rules.js';
import type { Change, Entry, Given, Opening } from '../entry.js';

/** What of an entry a newer shape may write differently. The entry itself, and so its id, never changes. */
export interface Content {
	readonly commands: readonly Given[];
	readonly events: readonly unknown[];
	readonly open?: Opening;
	readonly change?: Change;
}

/** Reads content of one schema number as the next one writes it. */
export interface Upcaster {
	readonly from: number;
	readonly to: number;
	readonly up: (content: Content) => Content;
}

/** Upcasters in order, without gaps, from schema 1 to the newest that is known. */
export interface Chain {
	readonly newest: number;
	readonly steps: readonly Upcaster[];
}

/** @throws when a schema number is left out: an entry of that number could never be read. */
export function chainOf(steps: readonly Upcaster[]): Chain {
	for (const [i, { from, to }] of steps.entries()) {
		if (from === i + 1 && to === i + 2) continue;
		throw new Error(`upcast: step ${i} goes from ${from} to ${to}, expected ${i + 1} to ${i + 2}`);
	}
	return { newest: steps.length + 1, steps };
}

/** The content of an entry in today's shape. A newer one stops whoever reads it with `pleaseUpdate`; it is never skipped. */
export function upcast(entry: Entry, { newest, steps }: Chain): Decision<Content> {
	if (entry.schema > newest) return refuse('pleaseUpdate', { schema: entry.schema });
	let content: Content = entry;
	for (const step of steps.slice(entry.schema - 1)) content = step.up(content);
	return yes(content);
}
