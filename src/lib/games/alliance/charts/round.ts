import { setup } from 'xstate';
import type { Next } from '../../../engine/chart.js';

/** A round: Reinforcement, Planning, Activation, Combat, End. It breaks off when no player ship is left. (R55, R210) */
export const roundChart = setup({
	types: { events: {} as Next<{ nobodyLeft: boolean }> },
	guards: { nobodyLeft: ({ event }) => event.facts.nobodyLeft }
}).createMachine({
	id: 'round',
	initial: 'reinforcementPhase',
	states: {
		reinforcementPhase: { on: { next: 'planningStart' } },
		planningStart: { on: { next: [{ guard: 'nobodyLeft', target: 'over' }, { target: 'planningPhase' }] } },
		planningPhase: { on: { next: 'activationPhase' } },
		activationPhase: { on: { next: [{ guard: 'nobodyLeft', target: 'over' }, { target: 'activationEnd' }] } },
		activationEnd: { on: { next: 'combatStart' } },
		combatStart: { on: { next: [{ guard: 'nobodyLeft', target: 'over' }, { target: 'combatPhase' }] } },
		combatPhase: { on: { next: [{ guard: 'nobodyLeft', target: 'over' }, { target: 'endEffects' }] } },
		endEffects: { on: { next: 'endTokens' } },
		endTokens: { on: { next: 'endOfRound' } },
		endOfRound: { on: { next: 'over' } },
		over: { type: 'final' }
	}
});
