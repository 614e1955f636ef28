import type { Place } from '../games/contract.js';
import type { OpenEntry, TableCard } from '../log/index.js';

/** The card of a table for the library: how it stands at a moment, in ms since 1970. */
export function cardOf({ id, open }: OpenEntry, place: Place, updatedAt: number): TableCard {
	return {
		...{ id, system: open.system, title: place.title, updatedAt },
		about: {
			round: place.round,
			isOver: place.isOver,
			...(place.outcome !== undefined && { outcome: place.outcome }),
			people: place.people.join(', '),
			...(open.from && { isCopy: true }),
			...(place.summary !== undefined && { summary: place.summary })
		}
	};
}
