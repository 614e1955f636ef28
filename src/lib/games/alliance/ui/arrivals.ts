import { missionOf } from '../data/index.js';
import { shipsPresent } from '../rules/steps/arrival.js';

/** A formation of a mission as it comes at this number of players. */
export interface ArrivalLine {
	readonly id: string;
	readonly name: string;
	readonly ships: string;
	readonly round: string;
	readonly arrow: string;
}

/** The formations that come, in their order; those without a ship at this number of players are left out. (R43) */
export function arrivalsOf(mission: string, players: number): ArrivalLine[] {
	return missionOf(mission).formations.flatMap(({ id, name, adds, arrives, bearing, elite }) => {
		const count = shipsPresent(adds, players);
		const line = {
			id,
			name,
			ships: `${count}${elite ? ' elite' : ''}`,
			round: arrives === 'setup' ? 'Set-up' : String(arrives),
			arrow: bearing === 'roll' ? 'by a die' : bearing.join(' or ')
		};
		return count > 0 ? [line] : [];
	});
}
