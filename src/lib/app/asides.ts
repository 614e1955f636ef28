import type { Entry } from '../log/index.js';
import { t } from '../i18n/index.js';
import type { Standing } from './standing.svelte.js';
import { struckBy, struckText } from './struck.js';
import { nameOf } from './together/names.js';
import { rosterOf } from './together/roster.js';

/** What an entry says that is no move of the game: who came, who plays for whom, what was not possible any more, which story holds. */
export function asideOf(standing: Standing, entry: Entry): readonly string[] {
	if (entry.kind === 'adopt') return [t('log.adopt')];
	if (entry.kind === 'struck') return struckBy(standing, entry).map((each) => struckText(standing, each));
	if (entry.kind !== 'table') return [];
	const { tablets, seats } = rosterOf([entry]);
	const { path, game, state } = standing;
	const roster = rosterOf(path);
	const cards = game.seats(state);
	const came = Array.from(tablets, ([device, as]) =>
		t('log.came', { tablet: nameOf(roster, [], device), as })
	);
	const taken = Array.from(seats, ([seat, device]) => {
		const name = cards.find((card) => card.seat === seat)?.name ?? '';
		return t('log.seat', { name, tablet: nameOf(roster, [], device) });
	});
	return [...came, ...taken];
}
