import { inWords, language } from '$lib/i18n';
import { missionOf } from '../data/index.js';
import { shipsPresent } from '../rules/steps/arrival.js';
import { phaseName } from '../texts/places.js';
import { s } from './say.js';

/** A formation of a mission as it comes at this number of players. */
export interface ArrivalLine {
	readonly id: string;
	readonly name: string;
	readonly ships: string;
	readonly round: string;
	readonly arrow: string;
}

/** "3 or 4". */
const oneOf = (arrows: readonly string[]) =>
	new Intl.ListFormat(language.locale, { type: 'disjunction' }).format(arrows);

/** The formations that come, in their order; those without a ship at this number of players are left out. (R43) */
export function arrivalsOf(mission: string, players: number): ArrivalLine[] {
	return missionOf(mission).formations.flatMap(({ id, name, adds, arrives, bearing, elite }) => {
		const count = shipsPresent(adds, players);
		const line = {
			id,
			name: inWords(name),
			ships: s('arrival.count', { count, isElite: String(elite) }),
			round: arrives === 'setup' ? phaseName('setup') : String(arrives),
			arrow: bearing === 'roll' ? s('arrival.byDie') : oneOf(bearing.map(String))
		};
		return count > 0 ? [line] : [];
	});
}
