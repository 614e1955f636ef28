import { expect, test } from 'vitest';
import { baseCorners, gap, starShape, type Point } from '../../../src/lib/engine/geometry/index.js';
import {
	CONTENT,
	missionOf,
	presetOf,
	shipClass,
	upgradeCard
} from '../../../src/lib/games/alliance/data/index.js';
import { answerArrive } from '../../../src/lib/games/alliance/rules/ruler/formation.js';
import { asteroidOutline, BOARD, INCH } from '../../../src/lib/games/alliance/rules/ruler/terrain.js';

import { printedValues, shipsPresent } from '../../../src/lib/games/alliance/rules/steps/arrival.js';
import { decide } from '../../../src/lib/games/alliance/rules/run.js';
import { Evening, setupFor } from '../../support/alliance/evening.js';
import { at, scene } from '../../support/alliance/index.js';

const patrol = missionOf('a-simple-patrol');
const row = (id: string) => patrol.formations.find((formation) => formation.id === id)!.adds;
const present = (adds: readonly number[]) => [2, 3, 4, 5, 6].map((players) => shipsPresent(adds, players));

test('G1 (R43, D11): ships present are the icons of all columns up to the number of players', () => {
	expect(shipsPresent([1, 0, 0, 0, 0], 3)).toBe(1);
	expect(shipsPresent([0, 0, 0, 1, 1], 4)).toBe(0);
	expect(shipsPresent([1, 0, 1, 0, 0], 6)).toBe(2);
	expect(present(row('second-wing'))).toEqual([1, 2, 3, 4, 4]);
	expect(present(row('fourth-wing'))).toEqual([1, 2, 2, 3, 3]);
});

test('G22 (R43): A Simple Patrol brings 4, 7, 9, 12 and 13 enemy ships against 2 to 6 players', () => {
	const totals = [2, 3, 4, 5, 6].map((players) =>
		patrol.formations.map(({ adds }) => shipsPresent(adds, players)).reduce((a, b) => a + b, 0)
	);
	expect(totals).toEqual([4, 7, 9, 12, 13]);
});

test('R32, R31: the number of players is the number of their ships, so one captain with two ships is two players', () => {
	const alone = setupFor(1);
	const [captain] = alone.captains;
	const ships = [
		{ id: 'first', preset: 'akira-command', seat: captain!.seat },
		{ id: 'second', preset: 'excelsior-helm', seat: captain!.seat }
	];
	const enemies = (setup: typeof alone) =>
		new Evening(setup).of('enemyBuilt').map(({ formation }) => formation);
	expect(enemies({ ...alone, ships })).toEqual(enemies(setupFor(2)));
	expect(enemies({ ...alone, ships })).toEqual(['first-wing', 'second-wing']);
});

test('R35, R41: the mission page has its act, briefing, map, enemies, objective and end', () => {
	expect(patrol).toMatchObject({
		act: 1,
		name: 'A Simple Patrol',
		lastRound: 10,
		objective: { returned: ['odd', 'even'], xpEach: 1 }
	});
	expect(patrol.briefing.length).toBeGreaterThan(0);
});

test('R36: the board is nine squares of four inches each way', () => {
	expect(BOARD).toBeCloseTo(9 * 4 * INCH, 6);
});

test('R37: six arrows stand twelve inches from a corner on the left, top and right edges', () => {
	expect(patrol.arrows.map(({ at: place, heading }) => [...place, heading])).toEqual([
		[0, 12, 90],
		[36, 12, 270],
		[12, 36, 180],
		[24, 36, 180],
		[36, 24, 270],
		[0, 24, 90]
	]);
});

test('R38 (D62): asteroids lie at least two sections from the edge and one apart, wherever chance puts them', () => {
	for (const seed of ['a', 'b', 'c', 'd', 'e']) {
		const { terrain } = new Evening(2, {}, seed).state;
		expect(terrain).toHaveLength(6);
		const shapes = terrain.map(({ outline, at: pose }) => {
			const corners: Point[] = 'asteroid' in outline ? asteroidOutline(outline.asteroid, pose) : [];
			expect(Math.min(...corners.flat())).toBeGreaterThanOrEqual(203.2);
			expect(Math.max(...corners.flat())).toBeLessThanOrEqual(BOARD - 203.2);
			return starShape(corners, [pose.x, pose.y]);
		});
		for (const [i, a] of shapes.entries())
			for (const b of shapes.slice(i + 1)) expect(gap(a, b).mm).toBeGreaterThanOrEqual(101.6);
	}
});

test('R38: a layout that is rolled again has a new seed, and comes before any ship is placed', () => {
	const evening = new Evening(2);
	const [before, seed] = [evening.state.terrain, evening.state.seed];
	evening.when({ type: 'rerollLayout' });
	expect(evening.state.terrain).not.toEqual(before);
	expect(evening.state.seed).not.toBe(seed);
	expect(evening.state.terrain).toHaveLength(6);
	evening.when({ type: 'placeShip', ship: 'ship-1', pose: at(300, 100) });
	expect(evening.options()).not.toContainEqual({ type: 'rerollLayout' });
});

test('R39, R40 (D63): the lower edge is the Federation’s, and areas marked for more players need them', () => {
	expect(patrol.federationEdges).toEqual(['bottom']);
	expect(present(row('third-wing'))).toEqual([0, 0, 0, 1, 2]);
});

test('R42, R3, R4: enemy ships of the set-up are built in table order with ascending IDs, before players place theirs', () => {
	const evening = new Evening(3);
	expect(evening.of('enemyBuilt').map(({ formation, number, elite }) => [formation, number, elite])).toEqual([
		['first-wing', 1, false],
		['first-wing', 2, false],
		['second-wing', 3, false],
		['second-wing', 4, false]
	]);
	expect(evening.asked()).toEqual(['deploy', 'deploy', 'deploy', 'deployment']);
});

test('R42, R12: each ship draws a loadout of its own from the deck', () => {
	const evening = new Evening(2);
	expect(new Set(evening.of('enemyBuilt').map(({ loadout }) => loadout)).size).toBe(2);
	expect(Object.values(evening.state.loadouts).reduce((a, b) => a + b, 0)).toBe(4);
});

test.each([
	['thick-shields', true, 4, 3],
	['relentless', true, 4, 2],
	['thick-shields', false, 1, 2]
])(
	'R12, R53: a ship with %s, elite %s, has Captain Skill %d and %d shields',
	(loadout, elite, skill, shields) => {
		expect(printedValues('attack-ship-logic', loadout, elite)).toMatchObject({
			captainSkill: skill,
			shields
		});
	}
);

test('R44: a number is that arrow', () => {
	expect(new Evening(2).of('bearingFound')).toMatchObject([
		{ formation: 'first-wing', bearing: 3, rolled: false },
		{ formation: 'second-wing', bearing: 4, rolled: false }
	]);
});

test('R45, D9: formations of A Simple Patrol have Attack orders: every ship follows the nearest opponent', () => {
	const evening = new Evening(2).deploy();
	evening.when({ type: 'setDial', ship: 'ship-1', maneuver: 'S1' });
	evening.when({ type: 'setDial', ship: 'ship-2', maneuver: 'S1' });
	const followed = evening.of('targetIdentified');
	expect(followed).toHaveLength(2);
	for (const { ship, target } of followed) {
		const found = evening.of('nearestFound').find((event) => event.ship === ship);
		expect(found?.nearest).toContain(target);
	}
});

test('T126 (R46, D61): two ships on arrow 3 stand side by side, the lowest ID at their own left', () => {
	const t = scene().enemy('J1', at(0, 0)).enemy('J2', at(0, 0));
	const { poses } = answerArrive({ ...t.state, ships: {}, order: [] }, ['J1', 'J2'], 3);
	expect(poses).toEqual({ J1: at(339.85, 894.4, 180), J2: at(269.75, 894.4, 180) });
});

test('R46: an arrow that is taken shifts the ship to its right first', () => {
	const t = scene().akira('A', at(304.8, 894.4));
	expect(answerArrive(t.state, ['J1'], 3).poses.J1).toEqual(at(264.8, 894.4, 180));
});

test('R54: a ship is placed whole inside the deployment area, clear of others, in any order and facing', () => {
	const evening = new Evening(2);
	const place = (pose: ReturnType<typeof at>) =>
		decide(evening.state, { type: 'placeShip', ship: 'ship-2', pose }).ok;
	expect([
		place(at(300, 20, 77)),
		place(at(300, 19)),
		place(at(300, 184)),
		place(at(300, 183.2)),
		place(at(200, 100))
	]).toEqual([false, false, false, true, false]);
	expect(place(at(300, 100, 77))).toBe(true);
	evening.when({ type: 'placeShip', ship: 'ship-1', pose: at(300, 100) });
	expect([place(at(330, 100)), place(at(340, 100))]).toEqual([false, true]);
	expect(evening.options()).toEqual([{ type: 'liftShip', ship: 'ship-1' }]);
	evening.when({ type: 'liftShip', ship: 'ship-1' });
	expect(place(at(330, 100))).toBe(true);
});

test('R54: the mission begins when every ship is placed', () => {
	const evening = new Evening(2).when({ type: 'placeShip', ship: 'ship-1', pose: at(300, 100) });
	expect(evening.options()).not.toContainEqual({ type: 'beginMission' });
	evening.when({ type: 'placeShip', ship: 'ship-2', pose: at(400, 100) });
	expect(evening.options()[0]).toEqual({ type: 'beginMission' });
});

test('G21 (R235, D26): the six introductory ships fit their bars and cost 6, 6, 6, 6, 6 and 5', () => {
	const costs: number[] = [];
	for (const { ship, upgrades } of CONTENT.preset.values()) {
		const bar = [...shipClass(ship).upgradeBar] as string[];
		for (const id of upgrades) {
			const slot = bar.indexOf(upgradeCard(id).type);
			expect(slot).toBeGreaterThanOrEqual(0);
			bar.splice(slot, 1);
		}
		costs.push(upgrades.map((id) => upgradeCard(id).cost).reduce((a, b) => a + b, 0));
	}
	expect(costs.sort()).toEqual([5, 6, 6, 6, 6, 6]);
});

test('R235, R31, R12: the introductory ships have Captain Skill 2, and Reinforced Shields add two', () => {
	const { ships } = new Evening(6).state;
	expect(
		Object.values(ships)
			.filter(({ side }) => side === 'federation')
			.map(({ captainSkill }) => captainSkill)
	).toEqual([2, 2, 2, 2, 2, 2]);
	expect(presetOf('excelsior-shield').upgrades).toEqual(['overcharged-phasers', 'reinforced-shields']);
	expect(ships['ship-6']!.shields).toBe(5);
});

test('R1, R9, D13, D75: enemy ships fly by a card with tables and a list of actions, and draw loadouts of one deck a box', () => {
	const [card] = [...CONTENT.enemy.values()];
	expect(card).toMatchObject({
		ship: 'attack-ship',
		actions: ['removeAuxiliaryPower', 'battleStations', 'evasiveManeuvers', 'fix', 'scan']
	});
	expect([2, 4, 6].map((players) => scene({}, players).state.loadouts.relentless)).toEqual([1, 2, 3]);
	expect(baseCorners(at(0, 0))).toHaveLength(4);
});
