import { setup } from 'xstate';
import type { Next } from '../../../engine/chart.js';

/** The text of a card, verb by verb, with what is asked in the middle of it. */
export const textChart = setup({ types: { events: {} as Next<object> } }).createMachine({
	id: 'text',
	initial: 'resolve',
	states: { resolve: { on: { next: 'over' } }, over: { type: 'final' } }
});
