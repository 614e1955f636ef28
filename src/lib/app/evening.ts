import type { Evening } from '../games/contract.js';
import type { AnyGame } from '../games/registry.js';
import { History, type LogStore, type OpenEntry } from '../log/index.js';

/** A table from its beginning to now, without what was taken back. */
export function eveningOf(history: History): Evening<unknown> {
	return {
		before: history.stateAt(history.opening.id),
		events: history.live().flatMap((id) => history.eventsOf(id) ?? [])
	};
}

/** Every evening of a game on this tablet; a table that cannot be read is left out. */
export async function allEvenings(game: AnyGame, store: LogStore): Promise<Evening<unknown>[]> {
	const cards = await store.cards();
	const evenings: Evening<unknown>[] = [];
	for (const { id, system } of cards.ok ? cards.value : []) {
		const loaded = system === game.system ? await store.load(id) : undefined;
		const open = loaded?.ok && loaded.value.find((entry): entry is OpenEntry => entry.kind === 'open');
		if (!loaded?.ok || !open) continue;
		const history = new History(game, open);
		history.add(loaded.value);
		evenings.push(eveningOf(history));
	}
	return evenings;
}
