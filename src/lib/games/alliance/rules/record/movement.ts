import { actionName } from '../commands.js';
import type { Ship, ShipId, State } from '../state.js';
import { withMove, withShip, without, type Recorders } from './recorder.js';

/** A ship out of play: its tokens go to the supply, locks on both ends with them. (R100, R116, R198) */
export function outOfPlay(state: State, id: ShipId, status: Ship['status']): State {
	const ship = state.ships[id];
	if (!ship) return state;
	const discard = { ...state.discard };
	for (const { card } of ship.damage) discard[card] = (discard[card] ?? 0) + 1;
	const ships = Object.fromEntries(
		Object.entries(state.ships).map(([other, each]) => [
			other,
			each.lock === id ? without(each, 'lock') : each
		])
	);
	const gone: Ship = {
		...without(without(ship, 'pose'), 'lock'),
		status,
		doomed: false,
		damage: [],
		onObstacles: [],
		tokens: { evade: 0, scan: 0, battleStations: 0, auxiliaryPower: 0 }
	};
	return { ...state, discard, ships: { ...ships, [id]: gone } };
}

export const recordMovement: Recorders<
	| 'maneuverRevealed'
	| 'speedChanged'
	| 'maneuverWhitened'
	| 'shipMoved'
	| 'putOutside'
	| 'actionLost'
	| 'shipRetreated'
	| 'shipFled'
	| 'actionPerformed'
	| 'actionPassed'
> = {
	maneuverRevealed: (state, { maneuver, colour }) =>
		withMove(state, (move) => ({ ...move, maneuver, colour })),
	speedChanged: (state, { maneuver, colour }) => withMove(state, (move) => ({ ...move, maneuver, colour })),
	maneuverWhitened: (state) => withMove(state, (move) => ({ ...move, colour: 'white' })),
	shipMoved: (state, { ship, flown, from, to, ships, obstacles, on }) =>
		withMove(
			withShip(state, ship, (each) => ({ ...each, pose: to, onObstacles: on })),
			(move) => ({ ...move, flown, start: from, overlapped: ships, obstacles })
		),
	putOutside: (state, { ship, pose }) =>
		withMove(
			withShip(state, ship, (each) => ({ ...each, pose })),
			(move) => ({ ...move, colour: 'red' })
		),
	actionLost: (state, { reason }) => withMove(state, (move) => ({ ...move, noAction: reason })),
	shipRetreated: (state, { ship, cargoHome }) => {
		const cargo = state.ships[ship]?.cargo ?? [];
		const gone = outOfPlay(state, ship, 'retreated');
		return cargoHome ? { ...gone, returned: [...gone.returned, ...cargo] } : gone;
	},
	shipFled: (state, { ship }) => outOfPlay(state, ship, 'destroyed'),
	actionPerformed: (state, { ship, action }) =>
		withShip(state, ship, (each) => ({ ...each, actions: [...each.actions, actionName(action)] })),
	actionPassed: (state) => state
};
