import { expect, test } from 'vitest';
import type { Maneuver } from '../../../src/lib/games/alliance/rules/maneuver.js';
import { at, effectOf, scene } from '../../support/alliance/index.js';

/** An Akira at (300, 300) that faces up the board. */
const akira = (given = {}) => scene().akira('A', at(300, 300), given);

test.each<[Maneuver, number, number, number]>([
	['S1', 300, 380, 0],
	['S2', 300, 420, 0],
	['S3', 300, 460, 0],
	['S4', 300, 500, 0],
	['S5', 300, 540, 0],
	['S6', 300, 580, 0],
	['B1R', 337.59, 390.74, 45],
	['B2R', 352.22, 426.07, 45],
	['B3R', 366.86, 461.42, 45],
	['B4R', 381.51, 496.78, 45],
	['T1R', 355, 355, 90],
	['T2R', 383, 383, 90],
	['T3R', 410, 410, 90],
	['B3L', 233.14, 461.42, 315],
	['T2L', 217, 383, 270],
	['CA3', 300, 460, 180],
	['FA1', 300, 220, 0],
	['FA2', 300, 180, 0]
])('G4 (R67, R75, R76, R7): %s from (300, 300) ends at (%d, %d) facing %d', (maneuver, x, y, heading) => {
	const pose = akira().flies('A', maneuver).pose('A')!;
	expect(Math.abs(pose.x - x)).toBeLessThan(0.1);
	expect(Math.abs(pose.y - y)).toBeLessThan(0.1);
	expect(pose.heading).toBe(heading);
});

test('T1 (R73, R66, D66): a red maneuver under Auxiliary Power draws a face-up card past the shields and then flies as white', () => {
	const t = akira({ aux: 1, shields: 2 }).draws('structural-damage').flies('A', 'T3R');
	expect(t.ship('A').damage).toMatchObject([{ card: 'structural-damage', faceUp: true }]);
	expect(t.ship('A').shields).toBe(2);
	expect(t.pose('A')).toEqual(at(410, 410, 90));
	expect(t.ship('A').tokens.auxiliaryPower).toBe(1);
	expect(t.actionLost('A')).toBe('auxiliaryPower');
});

test('T2 (R73, R198): the card that reaches the hull destroys the ship before it moves', () => {
	const damage = ['-direct-hit', '-direct-hit', '-direct-hit', '-direct-hit'];
	const t = akira({ aux: 1, damage }).draws('structural-damage').flies('A', 'T3R');
	expect(t.ship('A').status).toBe('destroyed');
	expect(t.of('shipMoved')).toEqual([]);
});

test('T3 (R79): after a red maneuver the ship gains an Auxiliary Power token and takes no action', () => {
	const t = akira().flies('A', 'CA3');
	expect(t.pose('A')).toEqual(at(300, 460, 180));
	expect(t.ship('A').tokens.auxiliaryPower).toBe(1);
	expect(t.actionLost('A')).toBe('auxiliaryPower');
});

test('T4 (R79, R82): a green maneuver sheds the token, and then the ship may act', () => {
	const t = akira({ aux: 1 }).flies('A', 'S1');
	expect(t.pose('A')).toEqual(at(300, 380));
	expect(t.ship('A').tokens.auxiliaryPower).toBe(0);
	expect(t.asked()).toEqual(['performAction']);
});

test('T5 (R83): each green maneuver sheds one of several tokens', () => {
	const t = akira({ aux: 2 }).flies('A', 'S1');
	expect(t.ship('A').tokens.auxiliaryPower).toBe(1);
	expect(t.actionLost('A')).toBe('auxiliaryPower');
});

test('T6 (R120, R82): a ship under Auxiliary Power performs no action, not even one of a card', () => {
	const t = akira({ aux: 1, upgrades: ['commander'] }).flies('A', 'S3');
	expect(t.ship('A').tokens.auxiliaryPower).toBe(1);
	expect(t.refusal({ type: 'perform', ship: 'A', action: { action: 'scan' } })).toBe('notAskedNow');
	expect(t.of('actionPerformed')).toEqual([]);
});

test('T7 (R80): the check for Power Strain also happens when the maneuver ended in an overlap', () => {
	const t = akira({ aux: 1 }).akira('B', at(300, 395)).flies('A', 'S1');
	expect(t.pose('A')!.y).toBeCloseTo(355, 1);
	expect(t.ship('A').tokens.auxiliaryPower).toBe(0);
	expect(t.actionLost('A')).toBe('overlapShip');
});

test('T8 (R74): with Engine Room Fire a white bank counts as red', () => {
	const t = akira({ damage: ['engine-room-fire'] }).flies('A', 'B2R');
	expect(t.ship('A').tokens.auxiliaryPower).toBe(1);
});

test('T9 (R74, R73): a green bank made red by a card costs a damage card under Auxiliary Power and is then white', () => {
	const t = akira({ aux: 1, damage: ['engine-room-fire'] })
		.draws('console-fire')
		.flies('A', 'B1R');
	expect(t.ship('A').damage).toHaveLength(2);
	expect(t.ship('A').tokens.auxiliaryPower).toBe(1);
});

test('T10 (R72, R74): Helmsman is disabled when the dial is revealed, and the new speed has the colour of the dial', () => {
	const t = akira({ aux: 1, upgrades: ['helmsman'] }).flies('A', 'S3');
	expect(t.asked()).toEqual(['maneuverRevealed']);
	t.uses(effectOf('A'), { by: -1 });
	expect(t.of('speedChanged')).toMatchObject([{ maneuver: 'S2', colour: 'green' }]);
	expect(t.ship('A').upgrades[0]!.disabled).toBe(true);
	expect(t.ship('A').tokens.auxiliaryPower).toBe(0);
	expect(t.asked()).toEqual(['performAction']);
});

test('D68 (R74): a speed that the dial lacks keeps the colour that was revealed', () => {
	const t = akira({ upgrades: ['helmsman'] }).flies('A', 'S4');
	t.uses(effectOf('A'), { by: 1 });
	expect(t.of('speedChanged')).toMatchObject([{ maneuver: 'S5', colour: 'white' }]);
});

test('G20 (R218): Helmsman makes a revealed Straight 3 a 2 or a 4, or leaves it', () => {
	const t = akira({ upgrades: ['helmsman'] }).flies('A', 'S3');
	expect(t.options()).toEqual([
		{ type: 'use', effect: effectOf('A'), by: 1 },
		{ type: 'use', effect: effectOf('A'), by: -1 },
		{ type: 'pass', ship: 'A' }
	]);
	expect(t.passes('A').pose('A')).toEqual(at(300, 460));
});

test('T11 (R226, R82): Impulse Efficiency places two Time tokens and takes the Auxiliary Power token, so the ship may act', () => {
	const t = scene()
		.excelsior('X', at(300, 300), { aux: 1, upgrades: ['impulse-efficiency'] })
		.flies('X', 'S3');
	t.uses(effectOf('X'));
	expect(t.ship('X').upgrades[0]!.time).toBe(2);
	expect(t.ship('X').tokens.auxiliaryPower).toBe(0);
	expect(t.asked()).toEqual(['performAction']);
});

test('R226 (G20): two Time tokens of round 3 are one in round 4, and the card is ready in round 5', () => {
	const t = scene().excelsior('X', at(300, 300), { upgrades: ['impulse-efficiency'], time: 2 });
	t.inEndPhase();
	expect(t.ship('X').upgrades[0]!.time).toBe(1);
	t.inEndPhase();
	expect(t.ship('X').upgrades[0]!.time).toBe(0);
});

test('T12 (R57, R58, R61): activation goes up by Captain Skill, enemy ships first where it is equal', () => {
	const t = scene()
		.akira('A', at(100, 100), { skill: 4, activated: false })
		.excelsior('X', at(300, 100), { activated: false });
	t.enemy('J1', at(100, 800, 180), { activated: false }).enemy('J2', at(300, 800, 180), { activated: false });
	t.enemy('J3', at(500, 800, 180), { elite: 'relentless', activated: false });
	t.with((state) => ({ ...state, dials: { A: 'S1', X: 'S1' } }))
		.dice('1', '1', '1')
		.inActivation();
	const order: string[] = [];
	for (let next = t.options()[0]; next; next = t.options()[0]) {
		if (next.type === 'activate') order.push(next.ship);
		t.when(next.type === 'activate' ? next : t.options().at(-1)!);
		if (t.state.phase !== 'activation') break;
	}
	expect(order).toEqual(['J1', 'J2', 'X', 'J3', 'A']);
});

test('R58: of several player ships with the same skill the captains choose who goes first', () => {
	const t = scene()
		.akira('A', at(100, 100), { activated: false })
		.excelsior('X', at(300, 100), { activated: false });
	t.with((state) => ({ ...state, dials: { A: 'S1', X: 'S1' } })).inActivation();
	expect(t.options()).toEqual([
		{ type: 'activate', ship: 'A' },
		{ type: 'activate', ship: 'X' }
	]);
});

test('R72, R81: a dial is revealed when its ship activates, and nothing else may be done with it', () => {
	const t = akira().flies('A', 'S1');
	expect(t.of('maneuverRevealed')).toMatchObject([{ ship: 'A', maneuver: 'S1', colour: 'green' }]);
	expect(t.refusal({ type: 'setDial', ship: 'A', maneuver: 'S2' })).toBe('notAskedNow');
});

test('D89: a ship that contained a breach flies no faster than speed 1', () => {
	const t = akira({ damage: ['warp-core-breach'] })
		.change('A', { speedLimit: 1 })
		.inPlanning();
	expect(t.options().map((each) => 'maneuver' in each && each.maneuver)).toEqual(['S1', 'B1L', 'B1R']);
});

test('D89 (R196, R217): Helmsman does not lift a speed limit', () => {
	const t = akira({ upgrades: ['helmsman'] })
		.change('A', { speedLimit: 1 })
		.flies('A', 'S1');
	expect(t.asked()).toEqual(['performAction']);
	expect(t.of('speedChanged')).toEqual([]);
	expect(t.pose('A')).toEqual(at(300, 380));
});
