import { setup } from 'xstate';
import type { Next } from '../../../engine/chart.js';

interface Facts {
	readonly noTarget: boolean;
	readonly noDice: boolean;
	readonly hit: boolean;
}

/** The eight steps of an attack: B4 of the rules. */
export const attackChart = setup({
	types: { events: {} as Next<Facts> },
	guards: {
		noTarget: ({ event }) => event.facts.noTarget,
		noDice: ({ event }) => event.facts.noDice,
		hit: ({ event }) => event.facts.hit
	}
}).createMachine({
	id: 'attack',
	initial: 'chooseMethodOfAttack',
	states: {
		chooseMethodOfAttack: {
			on: { next: [{ guard: 'noTarget', target: 'over' }, { target: 'declareTarget' }] }
		},
		declareTarget: { on: { next: 'rollAttackDice' } },
		rollAttackDice: { on: { next: [{ guard: 'noDice', target: 'over' }, { target: 'modifyAttackDice' }] } },
		modifyAttackDice: { on: { next: 'rollDefenseDice' } },
		rollDefenseDice: { on: { next: 'modifyDefenseDice' } },
		modifyDefenseDice: { on: { next: 'compareResults' } },
		compareResults: { on: { next: [{ guard: 'hit', target: 'dealDamage' }, { target: 'over' }] } },
		dealDamage: { on: { next: 'over' } },
		over: { type: 'final' }
	}
});
