import { setup } from 'xstate';
import type { Next } from '../../../engine/chart.js';

/** Activation of a player ship: B2 of the rules. */
export const playerActivationChart = setup({
	types: { events: {} as Next<{ gone: boolean }> },
	guards: { gone: ({ event }) => event.facts.gone }
}).createMachine({
	id: 'playerActivation',
	initial: 'reveal',
	states: {
		reveal: { on: { next: 'powerCheck' } },
		powerCheck: { on: { next: [{ guard: 'gone', target: 'over' }, { target: 'executeManeuver' }] } },
		executeManeuver: { on: { next: [{ guard: 'gone', target: 'over' }, { target: 'afterManeuver' }] } },
		afterManeuver: { on: { next: [{ guard: 'gone', target: 'over' }, { target: 'checkForPowerStrain' }] } },
		checkForPowerStrain: { on: { next: [{ guard: 'gone', target: 'over' }, { target: 'cleanUp' }] } },
		cleanUp: { on: { next: [{ guard: 'gone', target: 'over' }, { target: 'performAction' }] } },
		performAction: { on: { next: 'over' } },
		over: { type: 'final' }
	}
});
