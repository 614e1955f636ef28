import { expect, test } from 'vitest';
import { CONTENT, presetOf } from '../../src/lib/games/alliance/data/index.js';
import { oddsOf } from '../../src/lib/games/alliance/rules/odds/index.js';
import { enumerated } from '../support/alliance/enumeration.js';
import { at, faces, scene } from '../support/alliance/index.js';

type Scene = ReturnType<typeof scene>;
const PATIENCE = 20 * 60_000;
const nothing = () => false;
const everything = () => true;

/** A ship of three dice that has declared its attack at a gap in mm; its dice are next. */
const declared = (gap: number, own: object = {}, enemy: object = {}) =>
	scene()
		.excelsior('A', at(300, 200), own)
		.enemy('J', at(300, 240 + gap, 180), enemy)
		.fires('A')
		.declares('A', 'J');

/** The odds, after playing the attack out in every way has given the same to twelve places. */
function compare(t: Scene, spends: (id: string) => boolean) {
	const odds = oddsOf(t.state, spends)!;
	const found = enumerated(t.state, spends);
	for (const name of ['hit', 'damage', 'destroy'] as const)
		expect([name, odds[name]]).toEqual([name, expect.closeTo(found[name], 12)]);
	return odds;
}

test('a plain attack of three dice against two, with nothing to spend', () => {
	const odds = compare(declared(160), nothing);
	expect(odds.hit).toBeGreaterThan(0.5);
	expect(odds.destroy).toBeLessThan(0.01);
});

test('an attack on a ship that has one hull left destroys it whenever it hits', () => {
	const odds = compare(declared(60, {}, { shields: 0, damage: ['-console-fire', '-console-fire'] }), nothing);
	expect(odds.destroy).toBeCloseTo(odds.hit, 12);
});

test('criticals count with what their cards deal at once', () => {
	const odds = compare(declared(160, {}, { shields: 0, damage: ['-console-fire'] }), nothing);
	expect(odds.destroy).toBeGreaterThan(0);
});

test.each([
	['a lock', { lock: 'J' }],
	['a Battle Stations token', { battleStations: 1 }],
	['Enhanced Targeting', { upgrades: ['enhanced-targeting'] }]
])('%s of the attacker makes an attack better, by just so much', { timeout: PATIENCE }, (_, own) => {
	const t = declared(160, own, { shields: 4 });
	expect(compare(t, everything).damage).toBeGreaterThan(oddsOf(t.state, nothing)!.damage);
});

test.each([
	['an Evade token', { evade: 1 }],
	['a Battle Stations token', { battleStations: 1 }],
	['Weaving Flight', { elite: 'weaving-flight', evade: 1, battleStations: 1 }]
])('%s of an enemy that defends by its rules makes it worse', (_, enemy) => {
	const odds = compare(declared(160, {}, enemy), nothing);
	expect(odds.damage).toBeLessThan(oddsOf(declared(160).state, nothing)!.damage);
});

test('between the windows the odds go on from the dice that lie there', () => {
	const t = declared(60, { lock: 'J', battleStations: 1 }, { shields: 1 });
	t.when({ type: 'reportRoll', faces: faces('BH--') });
	compare(t, everything);
	t.when({ type: 'use', effect: 'battleStations' });
	compare(t, everything);
});

test('an enemy attacks by its rules, and a captain who spends suffers less', { timeout: PATIENCE }, () => {
	const t = scene()
		.akira('A', at(300, 200), { evade: 1, battleStations: 1, shields: 9 })
		.enemy('J', at(300, 400, 180), { lock: 'A', elite: 'raking-fire' })
		.fires('J');
	t.when(t.options()[0]!);
	expect(compare(t, everything).damage).toBeLessThan(compare(t, nothing).damage);
});

const PRESETS = [...CONTENT.preset.keys()];
/** The ships of the enemy in the introduction: the plain one, and one with each loadout. */
const ENEMIES = [undefined, ...CONTENT.loadout.keys()];
/** In mm between bases: Range 1, 2 and 3. */
const GAPS = [60, 160, 260];
const LONG = process.env.LONG === '1';

/** A ready-made ship and an enemy that face each other with all they could have; perhaps an asteroid between them. */
function duel(preset: string, elite: string, gap: number, isObstructed: boolean): Scene {
	const { ship, upgrades } = presetOf(preset);
	const own = { upgrades, lock: 'J', battleStations: 1, evade: 1 };
	const t = scene();
	if (ship === 'akira') t.akira('A', at(300, 200), own);
	else t.excelsior('A', at(300, 200), own);
	t.enemy('J', at(300, 240 + gap, 180), {
		evade: 1,
		battleStations: 1,
		lock: 'A',
		...(elite !== 'nothing' && { elite })
	});
	return isObstructed ? t.asteroid(300, 220 + gap / 2, Math.min(25, gap / 4)) : t;
}

/** Every attack that is open, compared with all that may be spent and with nothing. */
function compareAll(t: Scene): number {
	const open = t.options().filter(({ type }) => type === 'declareTarget');
	const before = t.state;
	for (const command of open) {
		t.when(command);
		compare(t, everything);
		compare(t, nothing);
		t.with(() => before);
	}
	return open.length;
}

/** Six places for a duel: each range, with an asteroid between and without. */
const PLACES = GAPS.flatMap((gap) => [
	{ gap, isObstructed: false },
	{ gap, isObstructed: true }
]);
// Every pair in every place in the full numbers; else each enemy once, in places that take turns.
const DUELS = ENEMIES.flatMap((elite, i) =>
	PRESETS.filter((_, j) => LONG || j === i % PRESETS.length).map((preset) => ({
		preset,
		elite: elite ?? 'nothing',
		places: LONG ? PLACES : [PLACES[i % PLACES.length]!]
	}))
);
test.each(DUELS)(
	'every attack of $preset on an enemy with $elite, and of that enemy on it',
	{ timeout: PATIENCE },
	({ preset, elite, places }) => {
		let attacks = 0;
		for (const { gap, isObstructed } of places) {
			attacks += compareAll(duel(preset, elite, gap, isObstructed).fires('A'));
			attacks += compareAll(duel(preset, elite, gap, isObstructed).fires('J'));
		}
		expect(attacks).toBeGreaterThanOrEqual(2 * places.length);
	}
);

test('an asteroid in the way takes hits off an attack (R93)', () => {
	const odds = (isObstructed: boolean) => {
		const t = duel('akira-gunner', 'nothing', 160, isObstructed).fires('A');
		t.when(t.options().find(({ type }) => type === 'declareTarget')!);
		return oddsOf(t.state, nothing)!;
	};
	expect(odds(true).damage).toBeLessThan(odds(false).damage);
});
