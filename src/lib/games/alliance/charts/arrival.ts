import { setup } from 'xstate';
import type { Next } from '../../../engine/chart.js';

/** A formation comes into play: a model for each ship, its cards, a bearing, and its place. (R42, R63) */
export const arrivalChart = setup({ types: { events: {} as Next<object> } }).createMachine({
	id: 'arrival',
	initial: 'findModels',
	states: {
		findModels: { on: { next: 'drawLoadouts' } },
		drawLoadouts: { on: { next: 'findBearing' } },
		findBearing: { on: { next: 'placeShips' } },
		placeShips: { on: { next: 'over' } },
		over: { type: 'final' }
	}
});
