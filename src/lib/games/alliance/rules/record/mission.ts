import { withMeasured, withShip, type Recorders } from './recorder.js';

export const recordMission: Recorders<
	'tokensInReach' | 'cargoCollected' | 'cargoReturned' | 'cargoLost' | 'playedOn' | 'missionEnded'
> = {
	tokensInReach: (state, { ship, tokens }) =>
		withMeasured(state, { tokens: { ...state.frames.at(-1)?.measured?.tokens, [ship]: tokens } }),
	cargoCollected: (state, { ship, cargo }) =>
		withShip(state, ship, (each) => ({ ...each, cargo: [...each.cargo, cargo] })),
	cargoReturned: (state) => state,
	cargoLost: (state, { ship }) => withShip(state, ship, (each) => ({ ...each, cargo: [] })),
	playedOn: (state) => ({ ...state, playOn: true }),
	missionEnded: (state, { result }) => ({ ...state, result, phase: 'over' })
};
