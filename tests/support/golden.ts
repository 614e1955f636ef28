import { game } from '../../src/lib/games/alliance/game.js';
import { History, type Entry, type OpenEntry } from '../../src/lib/log/index.js';

type State = ReturnType<typeof game.rules.initial>;
type Event = Parameters<typeof game.rules.evolve>[1];

/** The history of a table of Alliance. */
export function historyOf(open: OpenEntry, entries: Iterable<Entry>): History<unknown, Event, State> {
	const history = new History<unknown, Event, State>(game, open);
	history.add(entries);
	return history;
}
