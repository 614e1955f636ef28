import { withShip, type Recorders } from './recorder.js';

export const recordMission: Recorders<
	'tokensInReach' | 'cargoCollected' | 'cargoReturned' | 'cargoLost' | 'playedOn' | 'missionEnded'
> = {
	tokensInReach: (state, { ship, tokens }) => ({
		...state,
		frames: state.frames.map((frame, i) =>
			i === state.frames.length - 1
				? {
						...frame,
						done: [...frame.done, ...tokens.map((token) => `reach:${ship}:${token}`), `measured:${ship}`]
					}
				: frame
		)
	}),
	cargoCollected: (state, { ship, cargo }) =>
		withShip(state, ship, (each) => ({ ...each, cargo: [...each.cargo, cargo] })),
	cargoReturned: (state) => state,
	cargoLost: (state, { ship }) => withShip(state, ship, (each) => ({ ...each, cargo: [] })),
	playedOn: (state) => ({ ...state, playOn: true }),
	missionEnded: (state, { result }) => ({ ...state, result, phase: 'over' })
};
