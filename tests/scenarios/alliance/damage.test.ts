import { expect, test } from 'vitest';
import { CONTENT } from '../../../src/lib/games/alliance/data/index.js';
import { at, effectOf, faces, scene } from '../../support/alliance/index.js';

/** An enemy ship that is about to take these results, with no defense dice left to it. */
const hit = (attack: string, enemy: object, ...cards: string[]) => {
	const t = scene()
		.akira('A', at(300, 300), { scan: 3 })
		.enemy('J', at(300, 450, 180), enemy)
		.fires('A')
		.declares('A', 'J');
	return t.draws(...cards).when({ type: 'reportRoll', faces: faces(attack.padEnd(4, '-')) });
};
/** The same on an Akira. */
const hurt = (attack: string, akira: object, ...cards: string[]) => {
	const t = scene()
		.akira('A', at(300, 300), akira)
		.enemy('J', at(300, 450, 180), { scan: 3 })
		.fires('J');
	return t
		.draws(...cards)
		.when(t.options()[0]!)
		.when({ type: 'reportRoll', faces: faces(attack) });
};

test('T78 (R178, R192): all normal damage before any critical', () => {
	const t = hit('HHC', { shields: 2 }, 'console-fire');
	expect(t.ship('J')).toMatchObject({ shields: 0, damage: [{ card: 'console-fire', faceUp: true }] });
});

test('T79 (R194): a critical that meets a shield just removes it', () => {
	expect(hit('HC', { shields: 2 }).ship('J')).toMatchObject({ shields: 0, damage: [] });
});

test('T80 (R192): one shield, then a face-up card', () => {
	expect(hit('HC', { shields: 1 }, 'console-fire').ship('J')).toMatchObject({
		shields: 0,
		damage: [{ faceUp: true }]
	});
});

test('T81 (R193, R5, R227): disabled shields neither protect nor can be removed', () => {
	const t = hit('HH', { shields: 0, disabledShields: 3 }, 'console-fire', 'console-fire');
	expect(t.of('shieldLost')).toEqual([]);
	expect(t.ship('J').damage).toMatchObject([{ faceUp: false }, { faceUp: false }]);
});

test('T82 (R198): the ship is destroyed by the card that reaches its hull, and no more are drawn', () => {
	const t = hit(
		'HHH',
		{ shields: 0, damage: ['-direct-hit', '-direct-hit'] },
		'console-fire',
		'console-fire'
	);
	expect(t.ship('J').status).toBe('destroyed');
	expect(t.of('damageDealt')).toHaveLength(1);
	expect(t.state.discard).toEqual({ 'direct-hit': 2, 'console-fire': 1 });
});

test('T83 (R196, R195): Direct Hit deals one more card and is turned down', () => {
	const t = hit('C', { shields: 0 }, 'direct-hit', 'console-fire');
	expect(t.ship('J').damage).toMatchObject([
		{ card: 'direct-hit', faceUp: false },
		{ card: 'console-fire', faceUp: false }
	]);
});

test('T84 (R197, D74): an empty deck is made anew from the discard pile, and with none left damage is only counted', () => {
	const t = scene()
		.akira('A', at(300, 300), { scan: 3 })
		.enemy('J', at(300, 450, 180), { shields: 0 });
	t.with((state) => ({ ...state, deck: { 'direct-hit': 1 }, discard: { 'console-fire': 10 } }));
	t.fires('A')
		.declares('A', 'J')
		.draws('direct-hit', 'console-fire')
		.when({ type: 'reportRoll', faces: faces('HH--') });
	expect(t.of('deckShuffled')).toHaveLength(1);
	expect(t.state.deck).toEqual({ 'console-fire': 9 });
	const none = scene()
		.akira('A', at(300, 300), { scan: 3 })
		.enemy('J', at(300, 450, 180), { shields: 0 });
	none
		.with((state) => ({ ...state, deck: {}, discard: {} }))
		.fires('A')
		.declares('A', 'J')
		.when({ type: 'reportRoll', faces: faces('HC--') });
	expect(none.ship('J').damage).toMatchObject([
		{ card: 'marker', faceUp: false },
		{ card: 'marker', faceUp: false }
	]);
});

test('T89 (R133): hull damage breaks the formation, a lost shield does not', () => {
	const laid = (shields: number) => {
		const t = scene()
			.akira('A', at(300, 300), { scan: 3 })
			.enemy('J1', at(300, 450, 180), { shields, formation: 'wing' })
			.enemy('J2', at(370, 450, 180), { formation: 'wing' });
		return t
			.fires('A')
			.declares('A', 'J1')
			.draws('console-fire')
			.when({ type: 'reportRoll', faces: faces('H---') });
	};
	expect(laid(1).state.formations.wing!.broken).toBe(false);
	expect(laid(0).state.formations.wing!.broken).toBe(true);
});

test('R196, R13, R9, D73: the damage deck has 33 cards of 15 kinds a box', () => {
	const cards = [...CONTENT.damage.values()];
	expect(cards).toHaveLength(15);
	expect(cards.map(({ count }) => count).reduce((a, b) => a + b, 0)).toBe(33);
	const t = scene({}, 4);
	expect(t.state.deck['warp-core-breach']).toBe(6);
});

test('R196: Minor Explosion rolls a die at once and is turned down', () => {
	const t = hit('C', { shields: 0 }, 'minor-explosion', 'console-fire').dice('H');
	t.when({ type: 'reportRoll', faces: ['hit'] });
	expect(t.ship('J').damage).toMatchObject([
		{ card: 'minor-explosion', faceUp: false },
		{ card: 'console-fire' }
	]);
});

test('R196: Munitions Failure discards a weapon upgrade of the captain’s choice', () => {
	const t = hurt(
		'C--',
		{ shields: 0, upgrades: ['photon-torpedoes', 'dorsal-phaser-array', 'commander'] },
		'munitions-failure'
	);
	expect(t.options()).toEqual([
		{ type: 'discardUpgrade', ship: 'A', slot: 'upgrade/0' },
		{ type: 'discardUpgrade', ship: 'A', slot: 'upgrade/1' }
	]);
	t.when(t.options()[1]!);
	expect(t.ship('A').upgrades.map(({ discarded }) => discarded)).toEqual([false, true, false]);
	expect(t.ship('A').damage[0]!.faceUp).toBe(false);
});

test('R196: Munitions Failure without a weapon upgrade only turns down', () => {
	expect(hurt('C--', { shields: 0 }, 'munitions-failure').ship('A').damage[0]!.faceUp).toBe(false);
});

test('R196: Power Disruption adds an Auxiliary Power token', () => {
	expect(hurt('C--', { shields: 0 }, 'power-disruption').ship('A').tokens.auxiliaryPower).toBe(1);
});

test('R196, R180: Console Fire rolls a die at the start of each Combat Phase', () => {
	const t = scene()
		.akira('A', at(300, 300), { damage: ['console-fire'], shields: 1 })
		.dice('H')
		.atCombatStart();
	expect(t.ship('A').shields).toBe(0);
});

test('R196, R71: Warp Core Breach rolls in each Planning Phase, and a critical destroys the ship', () => {
	const laid = () =>
		scene()
			.akira('A', at(300, 300), { damage: ['warp-core-breach'] })
			.excelsior('X', at(500, 300));
	expect(laid().dice('C').atPlanningStart().ship('A').status).toBe('destroyed');
	expect(laid().dice('H').atPlanningStart().ship('A').status).toBe('inPlay');
});

test('R196: containing the breach stops the die and limits the speed', () => {
	const t = scene()
		.akira('A', at(300, 300), { damage: ['warp-core-breach'] })
		.akira('Z', at(860, 60), { activated: false, skill: 9 });
	t.flies('A', 'S3').performs('A', { action: 'card', effect: effectOf('A', 'damage/0', 1) });
	expect(t.ship('A')).toMatchObject({ contained: ['warp-core-breach'], speedLimit: 1 });
	t.change('Z', { activated: true }).atPlanningStart();
	expect(t.asked()).not.toContain('textDie');
	expect(t.state.phase).toBe('planning');
});

test('R196: Minor Hull Breach rolls a die after each red maneuver', () => {
	const t = scene()
		.akira('A', at(300, 300), { damage: ['minor-hull-breach'], shields: 1 })
		.dice('H')
		.flies('A', 'CA3');
	expect(t.ship('A').shields).toBe(0);
});

test('R196: Jostled Navigator makes an overlap hurt', () => {
	const t = scene()
		.akira('A', at(300, 300), { damage: ['jostled-navigator'], shields: 1 })
		.akira('B', at(300, 450))
		.flies('A', 'S3');
	expect(t.ship('A').shields).toBe(0);
});

test('R196, R61, D39: Communications Failure makes the Captain Skill zero from the next round on', () => {
	const laid = (round: number) => {
		const t = scene()
			.akira('A', at(100, 100), { skill: 4, damage: ['communications-failure'], activated: false })
			.enemy('J', at(500, 800, 180), { activated: false });
		t.with((state) => ({ ...state, round, dials: { A: 'S1' } })).inActivation();
		return t.options()[0];
	};
	expect(laid(1)).toEqual({ type: 'activate', ship: 'J' });
	expect(laid(2)).toEqual({ type: 'activate', ship: 'A' });
});

test('R196, R22: Injured Captain silences talents only: a card of the crew still acts', () => {
	const t = scene()
		.akira('A', at(300, 300), { damage: ['injured-captain'], upgrades: ['commander'] })
		.akira('Z', at(860, 60), { activated: false, skill: 9 })
		.flies('A', 'S3');
	expect(t.options()).toContainEqual({
		type: 'perform',
		ship: 'A',
		action: { action: 'card', effect: effectOf('A') }
	});
});

/** Four of five damage cards, and an enemy of the same skill in front. */
const nearlyLost = (given: object = {}) =>
	scene()
		.akira('A', at(300, 300), {
			damage: ['console-fire', '-direct-hit', '-direct-hit', '-direct-hit'],
			skill: 4,
			shields: 0,
			attacked: false,
			...given
		})
		.enemy('J', at(300, 500, 180), { elite: 'relentless', attacked: false });

test('R201: a fire gives no last attack, even in the Combat Phase before an enemy of equal skill', () => {
	const t = nearlyLost().dice('H').draws('direct-hit').atCombatStart();
	expect(t.ship('A')).toMatchObject({ status: 'destroyed', doomed: false });
	expect(t.of('shipDoomed')).toEqual([]);
});

test('R201: neither does an obstacle', () => {
	const t = nearlyLost().asteroid(300, 380, 25).dice('H').draws('direct-hit').flies('A', 'S3');
	expect(t.ship('A')).toMatchObject({ status: 'destroyed', doomed: false });
});

test('R201: nor does fleeing', () => {
	const t = nearlyLost()
		.change('A', { pose: at(139, 300, 270) })
		.flies('A', 'S2');
	expect(t.of('shipFled')).toMatchObject([{ ship: 'A' }]);
	expect(t.ship('A')).toMatchObject({ status: 'destroyed', doomed: false });
});

test('R12, R226: Shield Piercer adds a damage past the shields for three Time tokens', () => {
	const t = scene()
		.akira('A', at(300, 300))
		.enemy('J', at(300, 400, 180), { elite: 'shield-piercer', scan: 3 })
		.fires('J')
		.draws('console-fire');
	t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces('H---') });
	expect(t.ship('A')).toMatchObject({ shields: 1, damage: [{ card: 'console-fire', faceUp: false }] });
	expect(t.of('timePlaced')).toMatchObject([{ count: 3 }]);
});

test('R202, R237: a destroyed ship gives its mission tokens back', () => {
	const t = hurt(
		'H--',
		{ shields: 0, cargo: ['odd'], damage: ['-direct-hit', '-direct-hit', '-direct-hit', '-direct-hit'] },
		'console-fire'
	);
	expect(t.of('cargoLost')).toMatchObject([{ ship: 'A', cargo: ['odd'] }]);
	expect(t.ship('A').cargo).toEqual([]);
});

test('R202, R200: a doomed ship keeps its mission tokens until it is removed', () => {
	const damage = ['-direct-hit', '-direct-hit', '-direct-hit', '-direct-hit'];
	const t = scene()
		.akira('A', at(300, 300), { skill: 4, shields: 0, damage, cargo: ['odd'], attacked: false })
		.enemy('J', at(300, 400, 180), { elite: 'relentless', attacked: false })
		.inCombat();
	t.when(t.options()[0]!).when({ type: 'reportRoll', faces: faces('H---') });
	t.draws('console-fire').when({ type: 'reportRoll', faces: faces('--') });
	expect(t.ship('A')).toMatchObject({ doomed: true, cargo: ['odd'] });
	t.when({ type: 'declineAttack', ship: 'A' });
	expect(t.ship('A')).toMatchObject({ status: 'destroyed', cargo: [] });
	expect(t.of('cargoLost')).toMatchObject([{ ship: 'A', cargo: ['odd'] }]);
});
