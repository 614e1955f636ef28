import { expect, test } from 'vitest';
import { at, effectOf, scene } from '../../support/alliance/index.js';

const action = (t: ReturnType<typeof scene>, ship = 'J') =>
	t.of('actionPerformed').find((each) => each.ship === ship)?.action;

test('G13 (R148, R149, R150, D29): no shot but an enemy near: Evade; a shot: Battle Stations; an overlap: nothing', () => {
	const laid = () =>
		scene()
			.excelsior('X', at(500, 400, 180))
			.akira('A', at(620, 330, 180));
	const first = laid()
		.enemy('J1', at(440, 300, 270))
		.follows('J1', 'S1');
	expect(first.pose('J1')).toEqual(at(360, 300, 270));
	expect(action(first, 'J1')).toEqual({ action: 'evasiveManeuvers' });
	const second = laid()
		.enemy('J2', at(680, 580, 180))
		.follows('J2', 'S1');
	expect(second.pose('J2')).toEqual(at(680, 500, 180));
	expect(action(second, 'J2')).toEqual({ action: 'battleStations' });
	const third = laid()
		.enemy('J3', at(500, 560, 180))
		.follows('J3', 'S3');
	expect(third.pose('J3')!.y).toBeCloseTo(440, 1);
	expect(third.actionLost('J3')).toBe('overlapShip');
	expect(action(third, 'J3')).toBeUndefined();
});

test('T105 (R149, R141, D1): an enemy ship’s first action removes its Auxiliary Power token', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180), { aux: 1 })
		.akira('A', at(457.2, 400, 0))
		.dice('3')
		.activates('J');
	expect(action(t)).toEqual({ action: 'removeAuxiliaryPower' });
	expect(t.of('tokenLost')).toMatchObject([{ ship: 'J', token: 'auxiliaryPower' }]);
	expect(t.of('tokenGained')).toEqual([]);
});

test.each([
	[304.8, 'evasiveManeuvers'],
	[304.9, 'scan']
])('T107 (R149): with no shot and the nearest enemy at a gap of %d mm it chooses %s', (gap, name) => {
	const t = scene()
		.enemy('J', at(220, 700, 180))
		.akira('A', at(330 - 40 - gap, 590))
		.follows('J', 'T3L');
	expect(t.pose('J')).toEqual(at(330, 590, 90));
	expect(action(t)).toEqual({ action: name });
});

test('T108 (R151, D72): with nobody near it repairs the oldest critical that an action repairs', () => {
	const t = scene()
		.enemy('J', at(100, 860, 180), { damage: ['console-fire', 'structural-damage'], shields: 0 })
		.akira('A', at(860, 60, 0));
	t.dice('1').activates('J');
	expect(action(t)).toEqual({ action: 'card', effect: effectOf('J', 'damage/0', 1) });
	expect(t.ship('J').damage.map(({ faceUp }) => faceUp)).toEqual([false, true]);
});

test.each([
	['H', false],
	['B', true]
])(
	'T109 (R152, R151): with its sensors damaged and a shot it repairs: a die of %s leaves the card face up: %s',
	(die, faceUp) => {
		const t = scene()
			.enemy('J', at(457.2, 600, 180), { damage: ['damaged-sensor-array'] })
			.akira('A', at(457.2, 400, 0));
		t.dice('3', die).activates('J');
		expect(action(t)).toEqual({ action: 'card', effect: effectOf('J', 'damage/0', 1) });
		expect(t.ship('J').damage[0]!.faceUp).toBe(faceUp);
	}
);

test('R125, R153: what an action gives an enemy ship is what it gives a captain', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180))
		.akira('A', at(457.2, 400, 0))
		.dice('3')
		.activates('J');
	expect(t.of('tokenGained')).toMatchObject([{ ship: 'J', token: 'battleStations', count: 1 }]);
});

test('R12, R140: Relentless chooses an action after a red maneuver of its table', () => {
	const t = scene()
		.enemy('J', at(457.2, 600, 180), { elite: 'relentless' })
		.akira('A', at(457.2, 880, 0))
		.dice('6')
		.activates('J');
	expect(t.of('tableRolled')[0]!.colour).toBe('red');
	expect(action(t)).toEqual({ action: 'scan' });
});
