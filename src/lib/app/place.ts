import { t } from '../i18n/index.js';
import type { TableCard } from '../log/index.js';

/** Where a table stands, in the language of the page: "Round 4", "Success in round 8". */
export function placeText({ about }: TableCard): string {
	// a card of an earlier build has its place in words
	if (about?.round === undefined && typeof about?.place === 'string') return about.place;
	const round = Number(about?.round ?? 0);
	if (about?.outcome === 'success' || about?.outcome === 'failure')
		return t(`place.${about.outcome}`, { round });
	return round === 0 ? t('place.setup') : t('place.round', { round });
}
