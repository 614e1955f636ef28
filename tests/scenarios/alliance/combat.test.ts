import { expect, test } from 'vitest';
import { attackDice, defenseDice } from '../../../src/lib/games/alliance/rules/values.js';
import { evaluate } from '../../../src/lib/engine/value.js';
import { legalShots, weaponsOf } from '../../../src/lib/games/alliance/rules/shots.js';
import { at, effectOf, scene } from '../../support/alliance/index.js';

type Scene = ReturnType<typeof scene>;
/** An Akira that faces an enemy ship straight ahead, at a gap in mm. */
const duel = (gap: number, akira = {}, enemy = {}) =>
	scene()
		.akira('A', at(300, 100), akira)
		.enemy('J', at(300, 140 + gap, 180), enemy);
const targets = (t: Scene) =>
	t.options().flatMap((each) => (each.type === 'declareTarget' ? [`${each.weapon} ${each.target}`] : []));

test('G14 (R158, R161, R157): in arc and Range 3; in Range 2 but out of arc; near but out of arc', () => {
	const t = scene()
		.akira('A', at(300, 300))
		.enemy('J1', at(330, 600, 180))
		.enemy('J2', at(480, 300, 270))
		.enemy('J3', at(440, 330, 180))
		.fires('A');
	const shots = Object.fromEntries(t.of('shotsMeasured')[0]!.shots.map((shot) => [shot.target, shot]));
	expect(shots.J1).toMatchObject({ inArc: true, band: 3, mm: 260 });
	expect([shots.J2!.inArc, shots.J3!.inArc]).toEqual([false, false]);
	expect(targets(t)).toEqual(['primary J1']);
});

test('R154, R155: one attack a round, a captain may decline it, and without a target there is none', () => {
	const t = duel(60).fires('A');
	expect(t.options().at(-1)).toEqual({ type: 'declineAttack', ship: 'A' });
	expect(t.when({ type: 'declineAttack', ship: 'A' }).of('attackDeclined')).toHaveLength(1);
	expect(duel(700).fires('A').of('noTarget')).toMatchObject([{ ship: 'A' }]);
});

test('R59, R155: of two captains of the same skill only one with a target is asked; the other is passed over', () => {
	const t = scene()
		.akira('A', at(300, 100))
		.akira('B', at(300, 700, 0))
		.enemy('J', at(300, 240, 180), { attacked: true });
	t.change('A', { attacked: false }).fires('B');
	expect(t.of('noTarget')).toMatchObject([{ ship: 'B' }]);
	expect(targets(t)).toEqual(['primary J']);
});

test('R59, R155: of two captains with a target they choose who attacks first; a target that is gone is no target', () => {
	const t = scene()
		.akira('A', at(300, 100))
		.akira('B', at(400, 100))
		.enemy('J', at(350, 200, 180), {
			attacked: true,
			shields: 0,
			damage: ['-console-fire', '-console-fire']
		});
	t.change('A', { attacked: false }).fires('B');
	expect(t.asked()).toEqual(['whoAttacks']);
	t.dice('HHHHH', '--').draws('minor-explosion', 'minor-explosion', 'minor-explosion');
	t.when({ type: 'attack', ship: 'B' }).declares('B', 'J');
	expect(t.of('shipDestroyed')).toMatchObject([{ ship: 'J' }]);
	expect(t.of('noTarget')).toMatchObject([{ ship: 'A' }]);
});

test.each([
	[101.6, 5],
	[101.7, 4]
])('T54 (R164, R165): an Akira at a gap of %d mm rolls %d dice', (gap, dice) => {
	expect(duel(gap).fires('A').declares('A', 'J').diceAsked()).toBe(dice);
});

test('T55 (R164, R172): at Range 3 the defender rolls one more, and the attacker no more', () => {
	const t = duel(203.3).fires('J');
	t.when(t.options()[0]!);
	expect(t.diceAsked()).toBe(3);
	expect(t.when({ type: 'reportRoll', faces: ['hit', 'hit', 'hit'] }).diceAsked()).toBe(3);
});

test('T56 (R163, R156, R157, D34): Photon Torpedoes roll one die more, without range bonuses, for the lock and the card', () => {
	const t = duel(250, { upgrades: ['photon-torpedoes'], lock: 'J' }).fires('A');
	expect(targets(t)).toEqual(['primary J', 'upgrade/0 J']);
	t.declares('A', 'J', 'upgrade/0');
	expect(t.diceAsked()).toBe(5);
	expect(t.ship('A').lock).toBeUndefined();
	expect(t.ship('A').upgrades[0]!.disabled).toBe(true);
	t.when({ type: 'reportRoll', faces: ['blank', 'hit', 'hit', 'hit', 'hit'] });
	expect(t.asked()).toEqual(['modifyAttackDice.attacker']);
	t.passes('A');
	expect(t.diceAsked()).toBe(2);
});

test('D93 (R224): the text of the weapon that is fired stays in force for that attack', () => {
	const t = duel(250, { upgrades: ['photon-torpedoes'], lock: 'J', battleStations: 1 })
		.fires('A')
		.declares('A', 'J', 'upgrade/0');
	t.when({ type: 'reportRoll', faces: ['blank', 'blank', 'hit', 'hit', 'battleStations'] });
	t.uses(effectOf('A', 'upgrade/0', 1), { dice: [0, 1] });
	expect(t.shownAttack()).toBe('BBHHB');
	expect(t.uses('battleStations').diceAsked()).toBe(2);
	expect(t.shownAttack()).toBe('HHHHH');
});

test('T57, G20 (R163, R162): Photon Torpedoes are not offered at Range 1, beyond Range 3 or without a lock', () => {
	expect(targets(duel(95, { upgrades: ['photon-torpedoes'], lock: 'J' }).fires('A'))).toEqual(['primary J']);
	expect(targets(duel(150, { upgrades: ['photon-torpedoes'] }).fires('A'))).toEqual(['primary J']);
	expect(targets(duel(150, { upgrades: ['photon-torpedoes'], lock: 'J' }).fires('A'))).toEqual([
		'primary J',
		'upgrade/0 J'
	]);
	expect(
		duel(310, { upgrades: ['photon-torpedoes'], lock: 'J' })
			.fires('A')
			.of('noTarget')
	).toHaveLength(1);
});

test('T58 (R163, R159): the Dorsal Phaser Array fires behind with three dice, no bonus', () => {
	const t = scene()
		.excelsior('X', at(300, 400), { upgrades: ['dorsal-phaser-array'] })
		.enemy('J', at(300, 270, 0))
		.fires('X');
	expect(targets(t)).toEqual(['upgrade/0 J']);
	expect(t.declares('X', 'J', 'upgrade/0').diceAsked()).toBe(3);
});

/** Defense dice of J against an attack of A as it stands. */
function defense(t: Scene, change = {}) {
	const shot = {
		target: 'J',
		arc: 'primary',
		inArc: true,
		band: 2,
		obstructed: false,
		blocked: false,
		...change
	} as const;
	const attack = {
		attacker: 'A',
		target: 'J',
		weapon: 'primary',
		shot,
		attackDice: [],
		defenseDice: [],
		window: { side: 'first', used: [] }
	} as const;
	return defenseDice(t.state, attack).total;
}

test('T59, T60, T60b (R104, R172, R215): each Scan token of the attacker takes a defense die, never below zero', () => {
	expect([1, 2, 3].map((scan) => defense(duel(150, { scan })))).toEqual([1, 0, 0]);
	expect(defense(duel(250, { scan: 2 }), { band: 3 })).toBe(1);
	expect(defense(duel(250, { scan: 3 }), { band: 3 })).toBe(0);
});

test('T62 (R93, D69): an obstructed attack adds one die, inside the Rule of 3', () => {
	expect(defense(duel(150, { scan: 1 }), { obstructed: true })).toBe(2);
});

test('T63 (R93): a line over two asteroids adds one die only', () => {
	const t = duel(200).asteroid(300, 200, 15).asteroid(300, 260, 15).fires('A').declares('A', 'J');
	expect(t.of('targetDeclared')[0]!.shot.obstructed).toBe(true);
	t.when({ type: 'reportRoll', faces: ['hit', 'hit', 'hit', 'hit'] });
	expect(t.diceAsked()).toBe(3);
});

test('R94, D49: the shots of a ship on an obstacle are obstructed, shots at it by the line only', () => {
	const t = duel(150, { on: ['rock'] });
	t.asteroid(300, 60, 25, 'rock').fires('A');
	expect(t.of('shotsMeasured')[0]!.shots[0]!.obstructed).toBe(true);
	const back = duel(150, { on: ['rock'] })
		.asteroid(300, 60, 25, 'rock')
		.fires('J');
	expect(back.of('shotsMeasured')[0]!.shots[0]!.obstructed).toBe(false);
});

test('T64 (R196): Weapons Malfunction takes one from the primary weapon, and Range 1 adds one', () => {
	expect(
		duel(60, { damage: ['weapons-malfunction'] })
			.fires('A')
			.declares('A', 'J')
			.diceAsked()
	).toBe(4);
});

test('T65 (R196, R215): Structural Damage takes one agility', () => {
	const t = scene()
		.excelsior('X', at(300, 380), { damage: ['structural-damage'] })
		.enemy('J', at(300, 100, 0))
		.fires('J');
	t.when(t.options()[0]!).when({ type: 'reportRoll', faces: ['hit', 'hit', 'hit'] });
	expect(t.diceAsked()).toBe(1);
});

test('T66, G18 (R215, R216, R166): modifiers add up, and their sum moves a value by three at most', () => {
	const value = (printed: number, mods: number[], replaced: number[] = [], bonuses: number[] = []) =>
		evaluate({
			printed: { code: 'printed', amount: printed },
			replaced: replaced.map((amount) => ({ code: 'replaced', amount })),
			modifiers: mods.map((amount) => ({ code: 'modifier', amount })),
			bonuses: bonuses.map((amount) => ({ code: 'bonus', amount }))
		}).total;
	expect(value(4, [-5])).toBe(1);
	expect(value(1, [5])).toBe(4);
	expect(value(1, [5], [5])).toBe(8);
	expect(value(1, [5, -1], [5])).toBe(8);
	expect(value(1, [5, -1, -2], [5])).toBe(7);
	expect(value(1, [5, -1, -2], [5], [1])).toBe(8);
	expect(value(1, [5, -1, -2, 2], [5], [1])).toBe(9);
});

test('T67 (R165, D70, R196): with no attack dice there is no damage and the attack is spent', () => {
	const t = duel(60, { damage: ['stunned-helmsman'] })
		.fires('A')
		.declares('A', 'J');
	expect(t.attackFaces()).toBe('');
	expect(t.of('defenseDiceRolled')).toEqual([]);
	expect(t.of('attacked')).toMatchObject([{ ship: 'A' }]);
	expect(t.ship('A').damage[0]!.faceUp).toBe(false);
});

test.each([
	[369, true],
	[371, false]
])('T68 (R158): a base at x %d is in arc: %s', (x, inArc) => {
	const t = scene().akira('A', at(300, 300)).enemy('J', at(x, 330)).fires('A');
	expect(t.of('shotsMeasured')[0]!.shots[0]!.inArc).toBe(inArc);
});

test('T69 (R161, R114, D21): the range of an attack is that of the part in arc, the range of a lock base to base', () => {
	const t = scene().akira('A', at(300, 300), { activated: false }).enemy('J', at(412.5, 376)).fires('A');
	expect(t.of('shotsMeasured')[0]!.shots[0]).toMatchObject({ band: 2, mm: 102.53 });
	expect(t.declares('A', 'J').diceAsked()).toBe(4);
});

test.each([
	[285, true],
	[279, false]
])('T70 (R158, R159): a 180° arc begins at the middle of the base: at y %d in arc %s', (y, inArc) => {
	const t = scene().excelsior('X', at(300, 300)).enemy('J', at(370, y)).fires('X');
	expect(t.of('shotsMeasured')[0]!.shots[0]!.inArc).toBe(inArc);
});

test('T71 (D50, R93, R160): of many shortest lines a player’s shot is obstructed by any, an enemy’s only by all', () => {
	const laid = () =>
		scene()
			.akira('A', at(300, 300))
			.enemy('J', at(300, 500, 180))
			.asteroid(330, 400, 25);
	expect(laid().fires('A').of('shotsMeasured')[0]!.shots[0]!.obstructed).toBe(true);
	expect(laid().fires('J').of('shotsMeasured')[0]!.shots[0]!.obstructed).toBe(false);
});

test('R160: ships block neither arcs nor lines', () => {
	const t = scene()
		.akira('A', at(300, 100))
		.excelsior('X', at(300, 200))
		.enemy('J', at(300, 350, 180))
		.fires('A');
	expect(targets(t)).toEqual(['primary J']);
	expect(t.of('shotsMeasured')[0]!.shots[0]!.obstructed).toBe(false);
});

test('R8, R156, R162: the primary weapon reaches Range 1–3, a weapon upgrade its own range', () => {
	const ship = duel(60, { upgrades: ['dorsal-phaser-array'] }).ship('A');
	expect(weaponsOf(ship)).toMatchObject([
		{ slot: 'primary', range: [1, 3] },
		{ slot: 'upgrade/0', range: [1, 2], arcs: ['any'] }
	]);
	const shot = { target: 'J', arc: 'any', inArc: true, band: 3, obstructed: false, blocked: false } as const;
	expect(legalShots(ship, [shot])).toEqual([]);
});

test('R185, R12: Close Assault rolls one more die with the primary weapon at Range 1', () => {
	const t = duel(60, {}, { elite: 'close-assault' }).fires('J');
	expect(t.when(t.options()[0]!).diceAsked()).toBe(5);
	const far = duel(150, {}, { elite: 'close-assault' }).fires('J');
	expect(far.when(far.options()[0]!).diceAsked()).toBe(3);
});

test('R165: Overcharged Phasers add a die with the primary weapon at Range 2 only', () => {
	const dice = (gap: number) =>
		duel(gap, { upgrades: ['overcharged-phasers'] })
			.fires('A')
			.declares('A', 'J')
			.diceAsked();
	expect([dice(60), dice(150), dice(250)]).toEqual([5, 5, 4]);
});

test('R172, R222: Detection Grid takes a die from enemies in its arc against other ships while it has a Scan token', () => {
	const laid = (scan: number) =>
		scene()
			.akira('A', at(300, 300))
			.excelsior('X', at(400, 300), { upgrades: ['detection-grid'], scan })
			.enemy('J', at(300, 490, 180))
			.fires('A')
			.declares('A', 'J');
	const dice = (t: Scene) => t.when({ type: 'reportRoll', faces: ['hit', 'hit', 'hit', 'hit'] }).diceAsked();
	expect([dice(laid(1)), dice(laid(0))]).toEqual([1, 2]);
});

test('R215: a count of dice carries its reasons', () => {
	const t = duel(60, { upgrades: ['overcharged-phasers'], damage: ['weapons-malfunction'] })
		.fires('A')
		.declares('A', 'J');
	expect(attackDice(t.state, t.attack()!).because).toEqual([
		{ code: 'primaryWeapon', amount: 4 },
		{ code: 'card', source: 'weapons-malfunction', params: { ship: 'A' }, amount: -1 },
		{ code: 'rangeOne', amount: 1 }
	]);
});
