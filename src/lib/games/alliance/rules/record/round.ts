import type { Ship, State } from '../state.js';
import { withShip, type Recorders } from './recorder.js';

/** Every ship of the game, changed. */
function withShips(state: State, change: (ship: Ship) => Ship): State {
	const ships = Object.fromEntries(Object.entries(state.ships).map(([id, ship]) => [id, change(ship)]));
	return { ...state, ships };
}

const UNTIMED = (time: number) => Math.max(0, time - 1);

export const recordRound: Recorders<
	'roundBegan' | 'phaseEntered' | 'dialSet' | 'activationBegan' | 'roundTokensRemoved'
> = {
	roundBegan: (state, { round }) =>
		withShips({ ...state, round, dials: {} }, (ship) => ({
			...ship,
			activated: false,
			attacked: false,
			actions: []
		})),
	phaseEntered: (state, { phase }) => ({ ...state, phase }),
	dialSet: (state, { ship, maneuver }) => ({ ...state, dials: { ...state.dials, [ship]: maneuver } }),
	activationBegan: (state, { ship }) => withShip(state, ship, (each) => ({ ...each, activated: true })),
	/** Disabled shields are active again; Evade, Scan and Battle Stations tokens go; one Time token comes off every card. (R206, R207) */
	roundTokensRemoved: (state) =>
		withShips(state, (ship) => ({
			...ship,
			shields: ship.shields + ship.disabledShields,
			disabledShields: 0,
			tokens: { ...ship.tokens, evade: 0, scan: 0, battleStations: 0 },
			upgrades: ship.upgrades.map((card) => ({ ...card, time: UNTIMED(card.time) })),
			...(ship.loadout && { loadout: { ...ship.loadout, time: UNTIMED(ship.loadout.time) } })
		}))
};
