import { setup } from 'xstate';
import type { Next } from '../../../engine/chart.js';

interface Facts {
	readonly gone: boolean;
	readonly follows: boolean;
}

/** Activation of an enemy ship: B3 of the rules. */
export const enemyActivationChart = setup({
	types: { events: {} as Next<Facts> },
	guards: {
		gone: ({ event }) => event.facts.gone,
		follows: ({ event }) => event.facts.follows
	}
}).createMachine({
	id: 'enemyActivation',
	initial: 'identifyTarget',
	states: {
		identifyTarget: {
			on: {
				next: [{ guard: 'follows', target: 'swerve' }, { target: 'findRangeAndDirection' }]
			}
		},
		findRangeAndDirection: { on: { next: 'rollOnTable' } },
		rollOnTable: { on: { next: 'swerve' } },
		swerve: { on: { next: 'performManeuver' } },
		performManeuver: {
			on: { next: [{ guard: 'gone', target: 'formationCheck' }, { target: 'afterManeuver' }] }
		},
		afterManeuver: {
			on: { next: [{ guard: 'gone', target: 'formationCheck' }, { target: 'checkForPowerStrain' }] }
		},
		checkForPowerStrain: {
			on: { next: [{ guard: 'gone', target: 'formationCheck' }, { target: 'cleanUp' }] }
		},
		cleanUp: { on: { next: [{ guard: 'gone', target: 'formationCheck' }, { target: 'chooseAction' }] } },
		chooseAction: { on: { next: 'formationCheck' } },
		formationCheck: { on: { next: 'over' } },
		over: { type: 'final' }
	}
});
