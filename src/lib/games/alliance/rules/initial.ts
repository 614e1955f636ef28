import type { Setup, State } from './state.js';

/** The table before anything is laid out. It holds nothing of the cards: those are facts of the first event. */
export function initial(setup: Setup): State {
	return {
		setup,
		seed: setup.seed,
		options: setup.options,
		round: 0,
		phase: 'setup',
		ships: {},
		order: [],
		formations: {},
		arrived: [],
		terrain: [],
		dials: {},
		deck: {},
		discard: {},
		loadouts: {},
		returned: [],
		frames: [{ id: 'mission', chart: 'mission', step: 'mapSetup', subject: 'table', counts: {}, done: [] }],
		layouts: 0,
		playOn: false
	};
}
