import { setup } from 'xstate';
import type { Next } from '../../../engine/chart.js';

/** Damage, one at a time: a shield, or a card and then its text. (R192) */
export const damageChart = setup({
	types: { events: {} as Next<{ more: boolean }> },
	guards: { more: ({ event }) => event.facts.more }
}).createMachine({
	id: 'damage',
	initial: 'nextDamage',
	states: {
		nextDamage: { on: { next: [{ guard: 'more', target: 'drawCard' }, { target: 'over' }] } },
		drawCard: { on: { next: 'resolveCard' } },
		resolveCard: { on: { next: 'nextDamage' } },
		over: { type: 'final' }
	}
});
