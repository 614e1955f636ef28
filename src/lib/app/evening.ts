import type { Evening } from '../games/contract.js';
import type { AnyGame } from '../games/registry.js';
import { History, type Id, type LogStore, type OpenEntry } from '../log/index.js';

/** A table from its beginning to now, without what was taken back; without its first moves, if it was played on from another. */
export function eveningOf(history: History, copied = 0): Evening<unknown> {
	const moves = history.live();
	return {
		before: history.stateAt(moves[copied - 1] ?? history.opening.id),
		events: moves.slice(copied).flatMap((id) => history.eventsOf(id) ?? [])
	};
}

/** Every evening of a game on this tablet, what was copied from one table to another once; one that cannot be read is left out. */
export async function allEvenings(game: AnyGame, store: LogStore): Promise<Evening<unknown>[]> {
	const cards = await store.cards();
	const histories = new Map<Id, History>();
	for (const { id, system } of cards.ok ? cards.value : []) {
		const loaded = system === game.system ? await store.load(id) : undefined;
		const open = loaded?.ok && loaded.value.find((entry): entry is OpenEntry => entry.kind === 'open');
		if (!loaded?.ok || !open) continue;
		const history = new History(game, open);
		history.add(loaded.value);
		if (!history.stopped()) histories.set(id, history);
	}
	return Array.from(histories.values(), (history) => {
		const { from } = history.opening.open;
		const source = from && histories.get(from.table)?.live();
		return eveningOf(history, from && source ? source.indexOf(from.entry) + 1 : 0);
	});
}
