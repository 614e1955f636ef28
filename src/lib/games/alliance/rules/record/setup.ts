import { hashOf } from '../../../../engine/canonical.js';
import type { ChosenShip } from '../events.js';
import type { Equipped, Ship } from '../state.js';
import { withShip, without, type Recorders } from './recorder.js';

/** A card as it lies on a ship card at the beginning. */
export const equipped = (card: string): Equipped => ({ card, disabled: false, discarded: false, time: 0 });

/** A ship that waits to be placed, with nothing on it and nothing done. */
export function newShip({ ship, upgrades, ...printed }: ChosenShip, side: Ship['side']): Ship {
	return {
		id: ship,
		side,
		...printed,
		upgrades: upgrades.map(equipped),
		status: 'waiting',
		disabledShields: 0,
		damage: [],
		tokens: { evade: 0, scan: 0, battleStations: 0, auxiliaryPower: 0 },
		cargo: [],
		actions: [],
		activated: false,
		attacked: false,
		doomed: false,
		contained: [],
		onObstacles: [],
		arrivedIn: 0
	};
}

export const recordSetup: Recorders<
	| 'tableBegun'
	| 'layoutPlaced'
	| 'layoutRerolled'
	| 'shipPlaced'
	| 'shipLifted'
	| 'missionBegun'
	| 'optionSet'
> = {
	tableBegun: (state, { ships, deck, loadouts }) => ({
		...state,
		ships: Object.fromEntries(ships.map((chosen) => [chosen.ship, newShip(chosen, 'federation')])),
		order: ships.map(({ ship }) => ship),
		deck,
		loadouts
	}),
	layoutPlaced: (state, { asteroids }) => ({
		...state,
		terrain: [
			...state.terrain.filter(({ outline }) => !('asteroid' in outline)),
			...asteroids.map(({ id, at }) => ({ id, kind: 'obstacle' as const, at, outline: { asteroid: id } }))
		]
	}),
	layoutRerolled: (state, { seed }) => ({
		...state,
		// a copy of this event on a table with another seed gives that table chance of its own
		seed: hashOf([state.setup.seed, seed], 32),
		layouts: state.layouts + 1,
		terrain: state.terrain.filter(({ outline }) => !('asteroid' in outline))
	}),
	shipPlaced: (state, { ship, pose }) =>
		withShip(state, ship, (each) => ({ ...each, pose, status: 'inPlay', arrivedIn: state.round })),
	shipLifted: (state, { ship }) =>
		withShip(state, ship, (each) => ({ ...without(each, 'pose'), status: 'waiting' })),
	missionBegun: (state) => state,
	optionSet: (state, { option, value }) => ({
		...state,
		options: { ...state.options, [option]: value }
	})
};
