import { withShip, without, type Recorders } from './recorder.js';

export const recordSetup: Recorders<
	'layoutPlaced' | 'layoutRerolled' | 'shipPlaced' | 'shipLifted' | 'missionBegun' | 'optionSet'
> = {
	layoutPlaced: (state, { asteroids }) => ({
		...state,
		terrain: [
			...state.terrain.filter(({ outline }) => !('asteroid' in outline)),
			...asteroids.map(({ id, at }) => ({ id, kind: 'obstacle' as const, at, outline: { asteroid: id } }))
		]
	}),
	layoutRerolled: (state, { seed }) => ({
		...state,
		seed,
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
