import { expect, test } from 'vitest';
import { endPhaseOrder } from '../../../src/lib/games/alliance/rules/order.js';
import { at, effectOf, scene } from '../../support/alliance/index.js';

test('T127 (R204, D31): Operations Officer spends an Evade token before it would vanish and repairs a shield', () => {
	const t = scene()
		.akira('A', at(300, 300), { evade: 1, shields: 1, upgrades: ['operations-officer'] })
		.inEndPhase();
	expect(t.asked()).toEqual(['endPhase']);
	t.uses(effectOf('A'));
	expect(t.ship('A')).toMatchObject({ shields: 2, tokens: { evade: 0 } });
});

test('R193, R204: a shield beyond the shield value is not repaired', () => {
	const t = scene()
		.akira('A', at(300, 300), { evade: 1, upgrades: ['operations-officer'] })
		.inEndPhase()
		.uses(effectOf('A'));
	expect(t.ship('A').shields).toBe(2);
});

test('T129 (R207, R226, D31): one Time token comes off every card', () => {
	const t = scene()
		.akira('A', at(300, 300))
		.enemy('J', at(300, 600, 180), { elite: 'raking-fire' });
	t.change('J', {
		loadout: { card: 'raking-fire', disabled: false, discarded: false, time: 2 }
	}).inEndPhase();
	expect(t.ship('J').loadout!.time).toBe(1);
});

test('R203, D30: players go first by ascending Captain Skill, then enemy ships descending', () => {
	const t = scene().akira('A', at(100, 100), { skill: 4 }).excelsior('X', at(200, 100));
	t.enemy('J1', at(100, 800)).enemy('J2', at(200, 800)).enemy('J3', at(300, 800), { elite: 'relentless' });
	expect(endPhaseOrder(t.state).map(({ id }) => id)).toEqual(['X', 'A', 'J3', 'J2', 'J1']);
});

test('R209, R208, D27: the check for the end comes last, and then the next round begins', () => {
	const t = scene().akira('A', at(300, 300)).inEndPhase();
	expect(t.state.round).toBe(2);
	expect(t.of('roundTokensRemoved')).toHaveLength(1);
	expect(t.of('roundBegan')).toMatchObject([{ round: 2 }]);
});

test('T143, R233 (R208, D43): at the end of the last round captains retreat, and their tokens stay behind unless the table says otherwise', () => {
	const laid = (options = {}) =>
		scene(options)
			.akira('A', at(300, 300), { cargo: ['odd'] })
			.with((state) => ({ ...state, round: 10 }))
			.inEndPhase();
	expect(laid().ship('A').status).toBe('retreated');
	expect(laid().state.returned).toEqual([]);
	expect(laid({ autoRetreatReturns: true }).state.returned).toEqual(['odd']);
});

test('R206, R5: disabled shields are active again at the end of the round, and removed ones are not', () => {
	const t = scene().akira('A', at(300, 300), { shields: 0, disabledShields: 1 }).inEndPhase();
	expect(t.ship('A')).toMatchObject({ shields: 1, disabledShields: 0 });
});
