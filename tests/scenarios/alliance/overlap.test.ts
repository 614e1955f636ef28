import { expect, test } from 'vitest';
import type { Pose } from '../../../src/lib/engine/geometry/index.js';
import { at, scene } from '../../support/alliance/index.js';

const akira = (given = {}) => scene().akira('A', at(300, 300), given);
function near(pose: Pose | undefined, x: number, y: number, heading: number): void {
	expect(Math.abs(pose!.x - x)).toBeLessThan(0.11);
	expect(Math.abs(pose!.y - y)).toBeLessThan(0.11);
	expect(Math.abs(pose!.heading - heading)).toBeLessThan(0.11);
}

test('G7 (R85, R86, D44): a ship slides back along its template until it is clear of all ships and touches the last', () => {
	const t = scene().excelsior('X', at(300, 300));
	t.enemy('J2', at(375, 470, 180))
		.enemy('J1', at(345, 412, 180))
		.flies('X', 'B3R');
	near(t.pose('X'), 310.1, 375.9, 18.2);
	expect(t.of('shipMoved')[0]!.ships).toEqual(['J2', 'J1']);
	expect(t.actionLost('X')).toBe('overlapShip');
});

test('T13 (R85): a ship that would overlap is placed touching and skips its action', () => {
	const t = akira()
		.akira('B', at(300, 450, 180))
		.flies('A', 'S3');
	near(t.pose('A'), 300, 410, 0);
	expect(t.actionLost('A')).toBe('overlapShip');
});

test('T14 (R85): of two ships in a row it ends touching the nearer', () => {
	const t = akira().akira('B', at(300, 470)).akira('C', at(300, 425)).flies('A', 'S4');
	near(t.pose('A'), 300, 385, 0);
});

test('T15 (R85): where there is room between two ships it stays there', () => {
	const t = akira().akira('B', at(300, 500)).akira('C', at(300, 400)).flies('A', 'S4');
	near(t.pose('A'), 300, 460, 0);
});

test('T16 (R87): merely touching at the end costs nothing', () => {
	const t = akira().akira('B', at(300, 500)).flies('A', 'S3');
	near(t.pose('A'), 300, 460, 0);
	expect(t.asked()).toEqual(['performAction']);
});

test('T17 (R77, R78): passing over a ship costs nothing', () => {
	const t = akira().akira('B', at(300, 400)).flies('A', 'S4');
	near(t.pose('A'), 300, 500, 0);
	expect(t.asked()).toEqual(['performAction']);
});

test('T18 (R86): on a bank both guides stay on the centre line', () => {
	near(
		akira()
			.akira('B', at(352, 430, 45))
			.flies('A', 'B2R')
			.pose('A'),
		326.3,
		395.8,
		36.1
	);
});

test('T19 (R86): on a turn as well', () => {
	near(
		akira()
			.akira('B', at(395, 383, 90))
			.flies('A', 'T2R')
			.pose('A'),
		351.3,
		378.8,
		78
	);
});

test('T20 (R88): a come about onto a ship becomes a full astern of the same speed and colour', () => {
	const t = akira().akira('B', at(300, 470)).flies('A', 'CA3');
	near(t.pose('A'), 300, 140, 0);
	expect(t.of('shipMoved')[0]!.flown).toBe('FA3');
	expect(t.ship('A').tokens.auxiliaryPower).toBe(1);
});

test('T21 (R88, R89): when that overlaps too, the ship slides forward and skips its action', () => {
	const t = akira().akira('B', at(300, 470)).akira('C', at(300, 150)).flies('A', 'CA3');
	near(t.pose('A'), 300, 190, 0);
	expect(t.ship('A').tokens.auxiliaryPower).toBe(1);
	expect(t.actionLost('A')).toBe('overlapShip');
});

test('T22 (D45, R88): an Oberth keeps its action when its white come about becomes a full astern', () => {
	const t = scene().oberth('O', at(300, 300)).akira('B', at(300, 430)).flies('O', 'CA2');
	near(t.pose('O'), 300, 180, 0);
	expect(t.asked()).toEqual(['performAction']);
});

test('T23 (R89): a full astern that would overlap slides forward until clear', () => {
	const t = scene().excelsior('X', at(300, 300)).akira('B', at(300, 150)).flies('X', 'FA2');
	near(t.pose('X'), 300, 190, 0);
	expect(t.ship('X').tokens.auxiliaryPower).toBe(1);
});

test('T24 (R90, R92, D32): a hit of the obstacle die is one damage, after the move, and there is no action', () => {
	const t = akira({ shields: 2 }).asteroid(300, 380, 25).dice('H').flies('A', 'S3');
	expect(t.pose('A')).toEqual(at(300, 460));
	expect(t.ship('A').shields).toBe(1);
	expect(t.actionLost('A')).toBe('overlapObstacle');
});

test('T25 (R90): a critical of the obstacle die is a face-up card when no shield is left', () => {
	const t = akira({ shields: 0 }).asteroid(300, 380, 25).dice('C').draws('console-fire').flies('A', 'S3');
	expect(t.ship('A').damage).toMatchObject([{ card: 'console-fire', faceUp: true }]);
});

test('T26 (R90): Battle Stations and blanks of the obstacle die do nothing', () => {
	const t = akira({ shields: 0 }).asteroid(300, 380, 25).dice('B').flies('A', 'S3');
	expect(t.ship('A').damage).toEqual([]);
	expect(t.actionLost('A')).toBe('overlapObstacle');
});

test('T27 (R90): the final base counts where the template is clear', () => {
	const t = akira().asteroid(324, 470, 10).flies('A', 'S3');
	expect(t.diceAsked()).toBe(1);
});

test('T28 (D46, R90): two obstacles in one maneuver are one die, or one each by the table’s choice', () => {
	const laid = (options = {}) =>
		scene(options).akira('A', at(300, 300)).asteroid(300, 370, 20).asteroid(300, 470, 20).flies('A', 'S4');
	expect(laid().diceAsked()).toBe(1);
	expect(laid({ obstacleDice: 'perObstacle' }).diceAsked()).toBe(2);
});

test('T29 (R91, D48): the obstacle a ship sits on does not count once it has left it', () => {
	const t = akira({ on: ['rock'] })
		.asteroid(300, 330, 25, 'rock')
		.flies('A', 'S1');
	expect(t.asked()).toEqual(['performAction']);
	expect(t.ship('A').onObstacles).toEqual([]);
});

test('T30 (R91): it counts when the base still lies on it', () => {
	const t = akira({ on: ['rock'] })
		.asteroid(300, 345, 40, 'rock')
		.flies('A', 'S1');
	expect(t.diceAsked()).toBe(1);
});

test('D47 (R90): the whole template counts after sliding back, or by choice only the part that was flown', () => {
	const laid = (options = {}) =>
		scene(options)
			.akira('A', at(300, 300))
			.akira('B', at(300, 490))
			.akira('C', at(300, 430))
			.asteroid(300, 465, 5)
			.flies('A', 'S4');
	expect(laid().diceAsked()).toBe(1);
	expect(laid({ obstacleTemplate: 'travelled' }).diceAsked()).toBe(-1);
});

test('T31 (R95): a player ship that would end on a planet slides back and skips its action', () => {
	const t = akira().planet(300, 480, 60).flies('A', 'S3');
	near(t.pose('A'), 300, 400, 0);
	expect(t.actionLost('A')).toBe('overlapPlanet');
});

test('T32 (R95): flying across a planet is free', () => {
	const t = akira().planet(300, 420, 60).flies('A', 'S6');
	near(t.pose('A'), 300, 580, 0);
	expect(t.asked()).toEqual(['performAction']);
});

test('T33 (R95): with a ship and a planet in the way it goes back until clear of both', () => {
	near(akira().planet(300, 480, 60).akira('B', at(300, 385)).flies('A', 'S3').pose('A'), 300, 345, 0);
});

test('T34 (R96, R97): an enemy ship ends on a planet, keeps its action and attacks with the usual dice', () => {
	const t = scene()
		.enemy('J', at(457.2, 700, 180))
		.akira('A', at(457.2, 420, 0))
		.planet(457.2, 580, 60);
	t.with((state) => ({ ...state, ships: { ...state.ships } }))
		.dice('1')
		.activates('J');
	expect(t.of('actionLost')).toEqual([]);
	expect(t.of('actionPerformed')[0]!.action).toEqual({ action: 'battleStations' });
	t.fires('J').when(t.options()[0]!);
	expect(t.of('shotsMeasured')[0]!.shots[0]).toMatchObject({ blocked: false, obstructed: false });
});

test('T35 (R97, R150, D71, D92): a planet across the line blocks the shot of both', () => {
	const t = scene()
		.akira('A', at(300, 300))
		.enemy('J', at(300, 580, 180))
		.planet(300, 440, 60);
	t.fires('A');
	expect(t.of('noTarget')).toMatchObject([{ ship: 'A' }]);
});

test('T36 (R98, R99): a base over an edge has fled and is destroyed, or retreats over a Federation edge', () => {
	const home = scene()
		.akira('A', at(300, 139, 180))
		.flies('A', 'S2');
	expect(home.ship('A').status).toBe('retreated');
	const away = scene()
		.akira('A', at(139, 300, 270))
		.flies('A', 'S2');
	expect(away.ship('A').status).toBe('destroyed');
	expect(away.of('shipFled')).toMatchObject([{ edges: ['left'] }]);
});

test('T37 (R98): touching the edge line is inside', () => {
	expect(
		scene()
			.akira('A', at(300, 140, 180))
			.flies('A', 'S2')
			.ship('A').status
	).toBe('inPlay');
});

test('T38 (D51, R99): over two edges both must allow the retreat', () => {
	const t = scene()
		.akira('A', at(840, 60, 135))
		.flies('A', 'S2');
	expect(t.ship('A').status).toBe('destroyed');
	expect(t.of('shipFled')[0]!.edges).toEqual(['right', 'bottom']);
});

test('R100: a ship out of play gives its damage cards and its locks back, and what locked it is free', () => {
	const t = scene()
		.akira('A', at(300, 139, 180), { damage: ['-direct-hit'], lock: 'J' })
		.enemy('J', at(300, 600, 180), { lock: 'A' });
	t.flies('A', 'S2');
	expect(t.state.discard).toEqual({ 'direct-hit': 1 });
	expect([t.ship('A').lock, t.ship('J').lock]).toEqual([undefined, undefined]);
});
