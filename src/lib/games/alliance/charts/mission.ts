import { setup } from 'xstate';
import type { Next } from '../../../engine/chart.js';

/** From the map to the log: B1 of the rules, around the rounds. */
export const missionChart = setup({
	types: { events: {} as Next<{ ended: boolean }> },
	guards: { ended: ({ event }) => event.facts.ended }
}).createMachine({
	id: 'mission',
	initial: 'mapSetup',
	states: {
		mapSetup: { on: { next: 'enemySetup' } },
		enemySetup: { on: { next: 'deployment' } },
		deployment: { on: { next: 'playRound' } },
		playRound: { on: { next: 'checkEnd' } },
		checkEnd: { on: { next: [{ guard: 'ended', target: 'recordProgress' }, { target: 'playRound' }] } },
		recordProgress: { on: { next: 'over' } },
		over: { type: 'final' }
	}
});
