import { expect, test } from 'vitest';
import { SECTORS } from '../../../src/lib/engine/geometry/index.js';
import { cellOf, ringOf } from '../../../src/lib/games/alliance/ai/table.js';
import { CHARTS } from '../../../src/lib/games/alliance/charts/index.js';
import { CONTENT } from '../../../src/lib/games/alliance/data/index.js';
import { at, scene } from '../../support/alliance/index.js';

const target = (t: ReturnType<typeof scene>) => t.of('targetIdentified')[0]?.target;
const direction = (t: ReturnType<typeof scene>) => t.of('directionFound')[0];

test('G8 (R126, R127, R123, R124): the nearest ship is the target, one that is touched is passed over', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180))
		.akira('1', at(497.2, 600))
		.akira('2', at(400, 420))
		.akira('3', at(560, 400));
	t.dice('1').activates('J');
	expect(target(t)).toBe('2');
	expect(t.of('nearestFound')[0]).toMatchObject({ touched: ['1'] });
	expect(t.of('nearestFound')[0]!.mm!['2']).toBeCloseTo(141.1, 1);
	expect(t.of('nearestFound')[0]!.mm!['3']).toBeCloseTo(171.9, 1);
});

test('T94 (R127, R128, D60): the only enemy is the target even when it is touched', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180))
		.akira('A', at(497.2, 600))
		.dice('1')
		.activates('J');
	expect(target(t)).toBe('A');
});

test('T95 (R126, D59): at similar distances the one nearest to dead ahead is the target', () => {
	const laid = (q: [number, number], options = {}) =>
		scene(options)
			.enemy('J', at(457.2, 600, 180))
			.akira('P', at(355.2, 423.4))
			.akira('Q', at(...q))
			.dice('1')
			.activates('J');
	expect(target(laid([440.4, 408]))).toBe('Q');
	expect(target(laid([439.7, 400]))).toBe('P');
	expect(target(laid([440.4, 408], { similarMm: 0 }))).toBe('P');
});

test('R126: two targets in every way equal are left to chance', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180))
		.akira('P', at(357.2, 400))
		.akira('Q', at(557.2, 400));
	t.draws('Q').dice('1').activates('J');
	expect(t.of('nearestFound')[0]!.nearest).toEqual(['P', 'Q']);
	expect(target(t)).toBe('Q');
});

test('R129: without a player ship no enemy ship moves any more', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180), { activated: false })
		.akira('A', at(100, 100))
		.change('A', { status: 'retreated' });
	t.inActivation();
	expect(t.of('activationBegan')).toEqual([]);
	expect(t.state.result).toBeDefined();
});

test.each([
	[101.6, 'inner'],
	[101.7, 'inner'],
	[203.3, 'outer']
])(
	'T90, T92 (R135): at a gap of %d mm with the target heading toward it the %s ring is used',
	(gap, ring) => {
		const t = scene()
			.enemy('J', at(400, 700, 180))
			.akira('A', at(400, 700 - 40 - gap, 0))
			.dice('1')
			.activates('J');
		expect(direction(t)!.ring).toBe(ring);
	}
);

test.each([
	[180, 'inner'],
	[0, 'outer'],
	[90, 'outer'],
	[91, 'inner']
])('T91 (R135, D58): in Range 2 a target of heading %d gives the %s ring', (heading, ring) => {
	const t = scene()
		.enemy('J', at(400, 400, 0))
		.akira('A', at(400, 580, heading))
		.dice('1')
		.activates('J');
	expect(direction(t)!.ring).toBe(ring);
});

test('D58 (R135): by the other reading the enemy must lie in the target’s front arc', () => {
	const laid = (closing: 'front180' | 'arc90') =>
		scene({ closing })
			.enemy('J', at(400, 400, 0))
			.akira('A', at(400, 580, 110))
			.dice('1')
			.activates('J');
	expect(direction(laid('front180'))!.toward).toBe(true);
	expect(direction(laid('arc90'))!.toward).toBe(false);
});

test('R135: Range 1 is always the inner ring, Range 3 and beyond the outer', () => {
	expect([ringOf(1, false), ringOf(2, true), ringOf(2, false), ringOf(3, true), ringOf(4, true)]).toEqual([
		'inner',
		'inner',
		'outer',
		'outer',
		'outer'
	]);
});

test.each([
	[90, ['right45'], 'right45'],
	[270, ['ahead'], 'ahead'],
	[202.5, ['ahead', 'right45'], 'right45'],
	[22.5, ['ahead', 'right45'], 'ahead']
])(
	'T93 (R136, R137, D57): a target on a dividing line with heading %d lies in %j',
	(heading, sectors, drawn) => {
		const t = scene()
			.enemy('J', at(400, 400, 0))
			.akira('A', at(495.7, 631, heading));
		t.draws(drawn).dice('1').activates('J');
		expect(direction(t)!.sectors).toEqual(sectors);
		expect(t.of('sectorChosen')[0]!.sector).toBe(drawn);
	}
);

test('D57 (R137): by the other reading only the centre of the base counts', () => {
	const t = scene({ directionBy: 'centre' })
		.enemy('J', at(400, 400, 0))
		.akira('A', at(490, 631, 90))
		.dice('1')
		.activates('J');
	expect(direction(t)!.sectors).toEqual(['ahead']);
});

test('D56 (R136): eight sectors are centred on dead ahead, or begin there', () => {
	const laid = (sectors: 'centred' | 'bounded') =>
		scene({ sectors })
			.enemy('J', at(400, 200, 0))
			.akira('A', at(530, 500, 90))
			.dice('1')
			.activates('J');
	expect(direction(laid('centred'))!.sectors).toEqual(['right45']);
	expect(direction(laid('bounded'))!.sectors).toEqual(['ahead']);
	expect(SECTORS).toHaveLength(8);
});

test('G9 (R137): the heading of the target decides on a line, and chance when it points at the enemy', () => {
	const laid = (x: number, heading: number) =>
		scene()
			.enemy('J', at(457.2, 700, 180))
			.akira('A', at(x, 469, heading))
			.draws('ahead')
			.dice('1')
			.activates('J');
	expect(direction(laid(361.5, 90))!.sectors).toEqual(['ahead']);
	expect(direction(laid(361.5, 270))!.sectors).toEqual(['right45']);
	expect(direction(laid(552.9, 157.5))!.sectors).toEqual(['ahead', 'left45']);
	expect(direction(laid(552.9, 337.5))!.sectors).toEqual(['ahead', 'left45']);
});

test('T96 (R10, R138): left-hand directions use the right-hand table mirrored', () => {
	const card = 'attack-ship-logic';
	expect(cellOf(card, 'outer', 'right45', 4)).toEqual({ maneuver: 'T3R', colour: 'white' });
	expect(cellOf(card, 'outer', 'left45', 4)).toEqual({ maneuver: 'T3L', colour: 'white' });
});

test('D4 (R138, R11): the four cells that the document fixes, in every enemy card', () => {
	for (const card of CONTENT.enemy.keys()) {
		expect(cellOf(card, 'outer', 'right45', 4)).toEqual({ maneuver: 'T3R', colour: 'white' });
		expect(cellOf(card, 'outer', 'ahead', 2)).toEqual({ maneuver: 'S4', colour: 'white' });
		expect(cellOf(card, 'inner', 'ahead', 5)).toEqual({ maneuver: 'S2', colour: 'white' });
		expect(cellOf(card, 'inner', 'right45', 6)).toEqual({ maneuver: 'B3R', colour: 'red' });
	}
});

test('G10 (R130, R131): the lead of a formation chooses and rolls once, and the others fly the same', () => {
	const t = scene().akira('A', at(560, 300, 0));
	t.enemy('J1', at(374.9, 894.4, 180), { formation: 'wing' })
		.enemy('J2', at(304.8, 894.4, 180), { formation: 'wing' })
		.enemy('J3', at(234.7, 894.4, 180), { formation: 'wing' });
	for (const id of ['J1', 'J2', 'J3']) t.change(id, { activated: false });
	t.dice('5').inActivation();
	for (const ship of ['J1', 'J2', 'J3']) t.when({ type: 'activate', ship });
	expect(t.of('tableRolled')).toMatchObject([{ ship: 'J1', die: 5, maneuver: 'B3L' }]);
	expect(t.of('formationFollowed').map(({ ship }) => ship)).toEqual(['J2', 'J3']);
	expect(['J1', 'J2', 'J3'].map((id) => t.pose(id))).toEqual([
		at(441.76, 732.98, 135),
		at(371.66, 732.98, 135),
		at(301.56, 732.98, 135)
	]);
});

test('T102 (R131, R140): a red maneuver of a formation costs all its ships their action, and no token', () => {
	const t = scene().akira('A', at(457.2, 880, 0));
	t.enemy('J1', at(500, 600, 180), { formation: 'wing', activated: false }).enemy('J2', at(400, 600, 180), {
		formation: 'wing',
		activated: false
	});
	t.dice('6').inActivation().when({ type: 'activate', ship: 'J1' }).when({ type: 'activate', ship: 'J2' });
	expect(t.of('actionLost')).toMatchObject([
		{ ship: 'J1', reason: 'redManeuver' },
		{ ship: 'J2', reason: 'redManeuver' }
	]);
	expect(t.ship('J1').tokens.auxiliaryPower).toBe(0);
});

test('T103 (R132, R134, R144): who faces another way than most has left the formation', () => {
	const t = scene()
		.akira('A', at(424.8, 690, 0))
		.asteroid(286, 810, 12);
	t.enemy('J1', at(424.8, 894.4, 180), { formation: 'wing', activated: false });
	t.enemy('J2', at(304.8, 894.4, 180), { formation: 'wing', activated: false });
	t.enemy('J3', at(184.8, 894.4, 180), { formation: 'wing', activated: false });
	t.dice('5').inActivation().when({ type: 'activate', ship: 'J1' }).when({ type: 'activate', ship: 'J2' });
	t.when({ type: 'chooseManeuver', ship: 'J2', maneuver: 'B2L' });
	expect(t.of('swerved')).toMatchObject([{ ship: 'J2', from: 'S2', to: 'B2L' }]);
	expect(t.pose('J2')!.heading).toBe(135);
	expect(t.of('leftFormation')).toEqual([]);
	t.when({ type: 'activate', ship: 'J3' });
	expect(t.of('leftFormation')).toMatchObject([{ ship: 'J2', formation: 'wing' }]);
	expect(t.state.formations.wing!.members).toEqual(['J1', 'J3']);
});

test('D17 (R132): without a strict majority nobody leaves, or by choice everybody', () => {
	const laid = (noMajority: 'stay' | 'leaveAll') => {
		const t = scene({ noMajority })
			.akira('A', at(304.8, 400, 0))
			.asteroid(184.8, 764, 12);
		t.enemy('J1', at(304.8, 894.4, 180), { formation: 'wing', activated: false });
		t.enemy('J2', at(184.8, 894.4, 180), { formation: 'wing', activated: false });
		t.dice('1').inActivation().when({ type: 'activate', ship: 'J1' }).when({ type: 'activate', ship: 'J2' });
		if (t.asked()[0] === 'chooseSwerve') t.when(t.options()[0]!);
		return t.of('leftFormation').length;
	};
	expect([laid('stay'), laid('leaveAll')]).toEqual([0, 2]);
});

test('T104 (R133): hull damage breaks the formation at once, and the next ship decides alone', () => {
	const t = scene()
		.akira('A', at(457.2, 300, 0))
		.asteroid(500, 750, 60, 'rock');
	t.enemy('J1', at(500, 894.4, 180), { formation: 'wing', activated: false, shields: 0 }).enemy(
		'J2',
		at(400, 894.4, 180),
		{ formation: 'wing', activated: false }
	);
	t.dice('3', 'H', '3').draws('direct-hit').inActivation().when({ type: 'activate', ship: 'J1' });
	expect(t.of('formationBroken')).toMatchObject([{ formation: 'wing', ship: 'J1' }]);
	t.when({ type: 'activate', ship: 'J2' });
	expect(t.of('tableRolled').map(({ ship }) => ship)).toEqual(['J1', 'J2']);
});

test('G12, T39 (R145, R147, R148): over an edge the ship is put outside, facing in, and takes no action', () => {
	const t = scene()
		.enemy('J', at(60, 457.2, 270))
		.akira('A', at(-20, 560, 90))
		.dice('3')
		.activates('J');
	expect(t.of('tableRolled')[0]!.maneuver).toBe('B2R');
	expect(t.of('putOutside')).toMatchObject([{ ship: 'J', edges: ['left'] }]);
	expect(t.pose('J')).toMatchObject({ x: -20, heading: 90 });
	expect(t.of('actionLost').at(-1)).toMatchObject({ ship: 'J', reason: 'boardEdge' });
	expect(t.ship('J').status).toBe('inPlay');
});

test('T41 (R145): its next maneuver starts outside', () => {
	const t = scene()
		.enemy('J', at(-20, 457.2, 90))
		.akira('A', at(200, 457.2, 270))
		.dice('5')
		.activates('J');
	expect(t.of('tableRolled')[0]!.maneuver).toBe('S2');
	expect(t.pose('J')).toEqual(at(100, 457.2, 90));
	expect(t.actionLost('J')).toBeUndefined();
});

test('T106 (R141, D67): Auxiliary Power changes nothing about a red maneuver of an enemy ship', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180), { aux: 1 })
		.akira('A', at(457.2, 880, 0))
		.dice('6')
		.activates('J');
	expect(t.ship('J').damage).toEqual([]);
	expect(t.ship('J').tokens.auxiliaryPower).toBe(1);
	expect(t.actionLost('J')).toBe('redManeuver');
});

test('D6 (R181): an attack has eight steps', () => {
	expect(Object.keys(CHARTS.attack!.config.states!).filter((step) => step !== 'over')).toEqual([
		'chooseMethodOfAttack',
		'declareTarget',
		'rollAttackDice',
		'modifyAttackDice',
		'rollDefenseDice',
		'modifyDefenseDice',
		'compareResults',
		'dealDamage'
	]);
});
