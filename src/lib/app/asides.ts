import type { Seat } from '../engine/rules.js';
import type { Entry } from '../log/index.js';
import { t } from '../i18n/index.js';
import type { Standing } from './standing.svelte.js';
import { struckBy, struckText } from './struck.js';
import { nameOf } from './together/names.js';
import { notesOf, rosterOf } from './together/roster.js';

/** What an entry says that is no move of the game: who came, who plays for whom, what was not possible any more, which story holds. */
export function asideOf(standing: Standing, entry: Entry): readonly string[] {
	if (entry.kind === 'adopt') return [t('log.adopt')];
	if (entry.kind === 'struck') return struckBy(standing, entry).map((each) => struckText(standing, each));
	const notes = notesOf(entry);
	if (notes.length === 0) return [];
	const roster = rosterOf(standing.path);
	const cards = standing.game.seats(standing.state);
	const tabletOf = (device: string) => nameOf(roster, [], device);
	const captainOf = (seat: Seat) => cards.find((card) => card.seat === seat)?.name ?? '';
	return notes.map((note) => {
		switch (note.kind) {
			case 'came':
				return t('log.came', { tablet: tabletOf(note.device), as: note.as });
			case 'left':
				return t('log.left', { tablet: tabletOf(note.device) });
			case 'taken':
				return t('log.seat', { name: captainOf(note.seat), tablet: tabletOf(note.device) });
			case 'givenBack':
				return t('log.seatFree', { name: captainOf(note.seat) });
			default:
				return note satisfies never;
		}
	});
}
