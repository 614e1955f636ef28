import { expect, test } from 'vitest';
import { nextNumbers } from '../../../src/lib/games/alliance/rules/steps/arrival.js';
import { at, scene } from '../../support/alliance/index.js';

/** Round 6 of a two-player mission: the 4th Wing of one ship is due. */
const roundSix = (options = {}) => scene(options).with((state) => ({ ...state, round: 6 }));

test('T125 (R62, R55, R56, D14): a formation that arrives acts in the same round', () => {
	const t = roundSix().akira('A', at(300, 100)).dice('3').draws('relentless').inReinforcement();
	expect(t.of('formationArrived')).toMatchObject([{ formation: 'fourth-wing', ships: ['attack-ship-1'] }]);
	expect(t.pose('attack-ship-1')).toEqual(at(304.8, 894.4, 180));
	expect(t.ship('attack-ship-1')).toMatchObject({ activated: false, attacked: false });
	expect(t.state.phase).toBe('planning');
});

test('R44: Roll is a die, and the arrow of its number', () => {
	const t = roundSix().akira('A', at(300, 100)).dice('5').draws('relentless').inReinforcement();
	expect(t.of('bearingFound')).toMatchObject([{ bearing: 5, rolled: true }]);
	expect(t.pose('attack-ship-1')).toEqual(at(894.4, 609.6, 270));
});

test('T123 (R63, R64, D79, D80): without a spare model the weakest enemy goes, of equal ones the furthest from any player', () => {
	const t = roundSix().akira('A', at(300, 100));
	t.enemy('attack-ship-1', at(300, 500, 180), { number: 1 });
	t.enemy('attack-ship-2', at(300, 340, 180), { number: 2, shields: 1, damage: ['-direct-hit'] });
	t.enemy('attack-ship-3', at(300, 700, 180), { number: 3, shields: 0 });
	t.dice('3').draws('relentless').inReinforcement();
	expect(t.of('modelRemoved')).toMatchObject([{ ship: 'attack-ship-3' }]);
	expect(t.ship('attack-ship-3').status).toBe('removed');
	expect(t.of('formationArrived')).toHaveLength(1);
});

test('D80 (R63): or there are models without end', () => {
	const t = roundSix({ models: 'unlimited' }).akira('A', at(300, 100));
	for (const n of [1, 2, 3]) t.enemy(`attack-ship-${n}`, at(200 * n, 500, 180), { number: n });
	t.dice('3').draws('relentless').inReinforcement();
	expect(t.of('modelRemoved')).toEqual([]);
});

test('R63: still equal, chance decides', () => {
	const t = roundSix().akira('A', at(457.2, 100));
	t.enemy('attack-ship-1', at(257.2, 500, 180), { number: 1 })
		.enemy('attack-ship-2', at(657.2, 500, 180), { number: 2 })
		.enemy('attack-ship-3', at(457.2, 450, 180), { number: 3 });
	t.dice('3').draws('attack-ship-2', 'relentless').inReinforcement();
	expect(t.of('modelRemoved')).toMatchObject([{ ship: 'attack-ship-2' }]);
});

test('R62: IDs go on upwards, and the lowest free one is used again when they run out', () => {
	const t = scene();
	expect(nextNumbers(t.state, 2)).toEqual([1, 2]);
	t.enemy('attack-ship-6', at(300, 500), { number: 6 });
	expect(nextNumbers(t.state, 2)).toEqual([1, 2]);
});
