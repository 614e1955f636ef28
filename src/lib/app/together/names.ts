import type { SeatCard } from '../../games/contract.js';
import { list } from '../../i18n/index.js';
import { s } from './say.js';
import type { Roster } from './roster.js';

/** What a tablet is called: after the captains it plays for, else by its number at the table. */
export function nameOf({ tablets, seats }: Roster, cards: readonly SeatCard[], device: string): string {
	const own = cards.filter(({ seat }) => seats.get(seat) === device).map(({ name }) => name);
	if (own.length > 0) return list(own);
	const number = [...tablets.keys()].indexOf(device) + 2;
	return number > 1 ? s('tablet.number', { number }) : s('tablet.first');
}
