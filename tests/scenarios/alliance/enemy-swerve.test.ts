import { expect, test } from 'vitest';
import { swerveChoices, swerveTiers } from '../../../src/lib/games/alliance/ai/swerve.js';
import { at, scene } from '../../support/alliance/index.js';

test('G11 (R142, R143, D2): a bank that meets an obstacle becomes the turn of the same side', () => {
	const t = scene()
		.enemy('J', at(457.2, 700, 180))
		.akira('A', at(200, 300, 0))
		.asteroid(400, 545, 25);
	t.with((state) => state)
		.dice('2')
		.activates('J');
	expect(t.of('tableRolled')[0]).toMatchObject({ maneuver: 'B3R' });
	expect(t.of('swerved')).toMatchObject([{ from: 'B3R', to: 'T3R' }]);
	expect(t.pose('J')).toEqual(at(347.2, 590, 270));
});

test('R143 (D2): what may replace each maneuver, tier by tier, by both readings', () => {
	expect(swerveTiers('S4', 'repaired')).toEqual([['B4L', 'B4R', 'T3L', 'T3R'], ['S1']]);
	expect(swerveTiers('B4L', 'repaired')).toEqual([['T3L']]);
	expect(swerveTiers('T2R', 'repaired')).toEqual([['B2R']]);
	expect(swerveTiers('CA3', 'repaired')).toEqual([['S1']]);
	expect(swerveTiers('FA2', 'repaired')).toEqual([]);
	expect(swerveTiers('S4', 'literal')).toEqual([['S1']]);
	expect(swerveTiers('B3R', 'literal')).toEqual([['B3L'], ['T3R']]);
});

test('T97 (R143, R142): of several clear replacements the players choose', () => {
	const t = scene()
		.enemy('J', at(457.2, 700, 180))
		.akira('A', at(457.2, 100, 0))
		.asteroid(457.2, 560, 25)
		.dice('2')
		.activates('J');
	expect(t.of('tableRolled')[0]!.maneuver).toBe('S4');
	expect(t.options()).toEqual([
		{ type: 'chooseManeuver', ship: 'J', maneuver: 'T3L' },
		{ type: 'chooseManeuver', ship: 'J', maneuver: 'T3R' }
	]);
	t.when({ type: 'chooseManeuver', ship: 'J', maneuver: 'T3R' });
	expect(t.pose('J')).toEqual(at(347.2, 590, 270));
});

test('T98 (R142): when nothing is clear the rolled maneuver is flown and the die rolled', () => {
	const t = scene()
		.enemy('J', at(457.2, 700, 180))
		.akira('A', at(457.2, 520, 0))
		.asteroid(457.2, 590, 40)
		.dice('5', '-')
		.activates('J');
	expect(t.of('swerveFound')[0]).toMatchObject({ choices: [] });
	expect(t.of('shipMoved')[0]!.maneuver).toBe('S2');
	expect(t.of('actionLost')).toMatchObject([{ ship: 'J', reason: 'overlapObstacle' }]);
});

test('T99 (R142, R139): a bank whose turn is blocked too is flown, and a hit costs a shield', () => {
	const t = scene()
		.enemy('J', at(457.2, 700, 180))
		.akira('A', at(280, 520, 0))
		.asteroid(420, 610, 30)
		.dice('3', 'H')
		.activates('J');
	expect(t.of('tableRolled')[0]!.maneuver).toBe('B2R');
	expect(t.ship('J').shields).toBe(1);
});

test('T100 (R143, D53): a come about that meets an obstacle becomes a Straight 1, and stays red', () => {
	const t = scene()
		.enemy('J', at(457.2, 700, 180))
		.akira('A', at(457.2, 860, 0))
		.asteroid(457.2, 560, 25)
		.dice('3')
		.activates('J');
	expect(t.of('tableRolled')[0]!.maneuver).toBe('CA3');
	expect(t.pose('J')).toEqual(at(457.2, 620, 180));
	expect(t.actionLost('J')).toBe('redManeuver');
});

test('T101 (R142, R96): an enemy ship never swerves around ships or planets', () => {
	const t = scene()
		.enemy('J', at(457.2, 700, 180))
		.akira('A', at(457.2, 540, 180))
		.planet(457.2, 600, 40)
		.dice('5')
		.activates('J');
	expect(t.of('swerveFound')).toEqual([]);
});

test('D54 (R142): a replacement that leaves the board is taken only if no other is clear', () => {
	const tiers = swerveTiers('S2', 'repaired');
	const met = { B2L: [], B2R: ['rock'], T2L: ['rock'], T2R: ['rock'], S1: [] };
	expect(swerveChoices(tiers, met, [])).toEqual(['B2L']);
	expect(swerveChoices(tiers, met, ['B2L'])).toEqual(['S1']);
	expect(swerveChoices(tiers, { ...met, S1: ['rock'] }, ['B2L'])).toEqual(['B2L']);
});

test('D52 (R142): the template or the final base sets off a swerve, or by choice the template alone', () => {
	const laid = (swerveTrigger: 'templateOrBase' | 'template') =>
		scene({ swerveTrigger })
			.enemy('J', at(457.2, 700, 180))
			.akira('A', at(457.2, 100))
			.asteroid(480, 530, 10)
			.follows('J', 'S3');
	expect(laid('templateOrBase').of('swerveFound')).toHaveLength(1);
	expect(laid('template').of('swerveFound')).toHaveLength(0);
});
