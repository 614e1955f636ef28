import { expect, test } from 'vitest';
import { afterActOne, logPages } from '../../../src/lib/games/alliance/rules/campaign.js';
import { hasEnded, resultOf } from '../../../src/lib/games/alliance/rules/result.js';
import { Table } from '../../../src/lib/games/alliance/rules/table.js';
import { runOn } from '../../../src/lib/games/alliance/rules/run.js';
import { openAttack } from '../../../src/lib/games/alliance/rules/steps/combat-phase.js';
import { Evening } from '../../support/alliance/evening.js';
import { at, scene } from '../../support/alliance/index.js';

/** Centre of C in mm, and a base at a gap below its rim. */
const nearC = (gap: number) => at(203.2, 711.2 - 10 - 20 - gap);

test('T139 (R236, R84): at the end of the Activation Phase a Scan token takes a mission token at Range 1', () => {
	const t = scene().akira('A', nearC(101.6), { scan: 2 }).atActivationEnd();
	expect(t.options()).toEqual([
		{ type: 'collect', ship: 'A', token: 'c' },
		{ type: 'pass', ship: 'A' }
	]);
	t.when({ type: 'collect', ship: 'A', token: 'c' });
	expect(t.ship('A').cargo).toEqual(['odd']);
	expect(t.of('tokenSpent')).toMatchObject([{ ship: 'A', token: 'scan' }]);
});

test('R236: not from beyond Range 1, and not without a Scan token', () => {
	expect(scene().akira('A', nearC(101.8), { scan: 2 }).atActivationEnd().state.phase).not.toBe('activation');
	expect(scene().akira('A', nearC(90)).atActivationEnd().state.phase).not.toBe('activation');
});

test('T140 (R236): a ship carries one of each kind only', () => {
	const t = scene()
		.akira('A', nearC(60), { scan: 1, cargo: ['odd'] })
		.akira('B', at(203.2, 711.2 + 80), { scan: 1 })
		.atActivationEnd();
	expect(t.refusal({ type: 'collect', ship: 'A', token: 'c' })).toBe('notAskedNow');
	expect(t.refusal({ type: 'collect', ship: 'B', token: 'c' })).toBeUndefined();
});

test('R236: the token on the map stays, and enemies pay no heed to it', () => {
	const t = scene()
		.akira('A', nearC(60), { scan: 1 })
		.akira('B', at(203.2, 711.2 + 80), { scan: 1 })
		.atActivationEnd();
	t.when({ type: 'collect', ship: 'A', token: 'c' }).when({ type: 'collect', ship: 'B', token: 'c' });
	expect([t.ship('A').cargo, t.ship('B').cargo]).toEqual([['odd'], ['odd']]);
});

/** A mission of two captains that ends with these ships. */
function ended(a: object, b: object, returned: readonly string[]) {
	const t = scene()
		.akira('P0', at(300, 300))
		.excelsior('P1', at(400, 300))
		.change('P0', { seat: 'c0', ...a })
		.change('P1', { seat: 'c1', ...b });
	return resultOf({ ...t.state, returned }).result;
}

test('T141 (R212): with one kind home it is a failure and one XP, and none for the captain whose ship was destroyed', () => {
	expect(ended({ status: 'retreated' }, { status: 'destroyed' }, ['odd'])).toMatchObject({
		success: false,
		missionXp: 1,
		xp: { P0: 1, P1: 0 }
	});
});

test('T142 (R211, R212): with both kinds home it is a success', () => {
	expect(ended({ status: 'retreated' }, { status: 'destroyed' }, ['odd', 'even'])).toMatchObject({
		success: true,
		missionXp: 2,
		xp: { P0: 2, P1: 1 }
	});
});

test('T169 (R212): experience is never below zero', () => {
	expect(ended({ status: 'destroyed' }, { status: 'destroyed' }, []).xp).toEqual({ P0: 0, P1: 0 });
});

test('R236, R99, R100: tokens that leave over the Federation edge are home', () => {
	const t = scene()
		.akira('A', at(300, 139, 180), { cargo: ['odd', 'even'] })
		.flies('A', 'S2');
	expect(t.of('cargoReturned')).toMatchObject([{ cargo: ['odd', 'even'] }]);
	expect(t.state.result).toMatchObject({ success: true, missionXp: 2 });
});

test('R237: a ship that flees with tokens loses them', () => {
	const t = scene()
		.akira('A', at(139, 300, 270), { cargo: ['odd'] })
		.flies('A', 'S2');
	expect(t.state.returned).toEqual([]);
	expect(t.of('cargoLost')).toHaveLength(1);
});

test('R210 (D42): objectives complete: the captains end the mission, or play on', () => {
	const laid = (options = {}) =>
		scene(options)
			.akira('A', at(300, 300))
			.with((state) => ({ ...state, returned: ['odd', 'even'] }))
			.inEndPhase();
	expect(laid().asked()).toEqual(['endMission']);
	expect(laid().when({ type: 'endMission' }).state.result?.success).toBe(true);
	expect(laid().when({ type: 'playOn' }).state.round).toBe(2);
	expect(laid({ endOnObjective: 'force' }).state.result?.success).toBe(true);
	expect(laid({ endOnObjective: 'never' }).state.round).toBe(2);
});

test('R210, R55: the mission ends when every captain has retreated or is destroyed, or after Round 10', () => {
	const t = scene().akira('A', at(300, 300));
	expect(hasEnded(t.state)).toBe(false);
	expect(hasEnded({ ...t.state, round: 10 })).toBe(true);
	expect(hasEnded(t.change('A', { status: 'destroyed' }).state)).toBe(true);
});

test('R55, R56, R64: a round has five phases in their order', () => {
	const evening = new Evening(2).deploy();
	for (const ship of ['ship-1', 'ship-2']) evening.when({ type: 'setDial', ship, maneuver: 'S1' });
	while (evening.state.round === 1) evening.when(evening.options().at(-1)!);
	expect(
		evening
			.of('phaseEntered')
			.map(({ phase }) => phase)
			.slice(0, 5)
	).toEqual(['reinforcement', 'planning', 'activation', 'combat', 'end']);
});

test('R28, R29, R34, R213, R214, D77: the log adds up plays of a mission as far as its boxes go', () => {
	const play = (xp: number, success = false) => ({
		mission: 'a-simple-patrol',
		result: { success, missionXp: xp, xp: { c1: xp }, because: [] }
	});
	expect(logPages([play(1), play(2, true)])).toMatchObject([
		{ act: 1, name: 'A Simple Patrol', plays: 2, success: true, xp: { c1: 2 }, boxes: 2 }
	]);
	expect(logPages([play(1), play(2)], 'free')[0]!.xp).toEqual({ c1: 3 });
	expect(afterActOne(true)).toEqual(['actTwo']);
	expect(afterActOne(false)).toEqual(['replay', 'actTwo']);
});

test('R221, D91: an attack outside the Combat Phase goes through all steps and is the ship’s attack of the round', () => {
	const laid = (options = {}) => {
		const t = scene(options)
			.akira('A', at(300, 300), { attacked: false })
			.akira('Z', at(860, 60), { activated: false, skill: 9 })
			.enemy('J', at(300, 400, 180));
		t.inActivation();
		const table = new Table(t.state);
		openAttack(table, table.ship('A'));
		runOn(table);
		return t.with(() => table.state);
	};
	expect(laid().asked()).toEqual(['shots']);
	expect([laid().ship('A').attacked, laid({ extraAttackFree: true }).ship('A').attacked]).toEqual([
		true,
		false
	]);
});
