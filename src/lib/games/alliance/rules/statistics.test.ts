import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, faces, scene } from '../../../../../tests/support/alliance/index.js';
import { historyOf } from '../../../../../tests/support/golden.js';
import { readTableFile } from '../../../log/index.js';
import type { Event } from './events.js';
import { ENEMY_SEAT } from './state.js';
import { expectedOf, statisticsOf } from './statistics.js';

test('of eight attack dice four hit on average, of eight defense dice three evade', () => {
	expect(expectedOf('attack', 8)).toBe(4);
	expect(expectedOf('defense', 8)).toBe(3);
});

test('re-rolled dice count again, damage counts for both sides, and whoever destroys an enemy keeps alive whom it was after', () => {
	const hurt = ['-console-fire', '-console-fire'];
	const t = scene().akira('A', at(457.2, 300), { lock: 'J', attacked: false });
	t.akira('B', at(100, 100));
	t.enemy('J', at(470, 400, 180), { shields: 1, damage: hurt });
	t.with((state) => ({
		...state,
		ships: { ...state.ships, B: { ...t.ship('B'), seat: 'c1' }, A: { ...t.ship('A'), seat: 'c0' } }
	}));
	const before = t.state;
	const from = t.events.length;
	t.inCombat().declares('A', 'J');
	t.when({ type: 'reportRoll', faces: faces('HHH--') }).uses('lock', { dice: [3, 4] });
	t.draws('engine-room-fire', 'console-fire').when({ type: 'reportRoll', faces: faces('HC') });
	t.when({ type: 'reportRoll', faces: faces('-E') });
	const wasAfter: Event = { type: 'targetIdentified', ship: 'J', target: 'B' };
	const { bySeat, kept } = statisticsOf(before, [wasAfter, ...t.events.slice(from)]);
	expect(bySeat.c0).toMatchObject({ attack: { dice: 7, good: 5 }, destroyed: 1 });
	expect(bySeat[ENEMY_SEAT]?.defense).toEqual({ dice: 2, good: 1 });
	expect(bySeat.c0?.dealt).toBe(bySeat[ENEMY_SEAT]?.suffered);
	expect(kept).toEqual([{ by: 'c0', whom: 'c1', count: 1 }]);
});

test('a whole evening is counted from its log: what attacks deal the other side has suffered', () => {
	const bytes = new Uint8Array(readFileSync('tests/fixtures/logs/patrol-2.wardroom'));
	const file = readTableFile(bytes);
	if (!file.ok) throw new Error(file.refusal.code);
	const history = historyOf(file.value.open, file.value.entries);
	const events = [...history.live()].flatMap((id) => history.eventsOf(id) ?? []);
	const { bySeat } = statisticsOf(history.stateAt(file.value.open.id), events);
	const captains = Object.entries(bySeat).filter(([seat]) => seat !== ENEMY_SEAT);
	const dice = events.flatMap((event) => (event.type === 'attackDiceRolled' ? event.faces : []));
	expect(dice.length).toBeGreaterThan(5);
	const again = events.flatMap((event) =>
		event.type === 'diceRerolled' && event.dice === 'attack' ? event.faces : []
	);
	expect(Object.values(bySeat).reduce((sum, deeds) => sum + deeds.attack.dice, 0)).toBe(
		dice.length + again.length
	);
	// obstacles do the rest
	expect(captains.reduce((sum, [, deeds]) => sum + deeds.dealt, 0)).toBeLessThanOrEqual(
		bySeat[ENEMY_SEAT]?.suffered ?? 0
	);
	expect(bySeat[ENEMY_SEAT]?.dealt).toBeLessThanOrEqual(
		captains.reduce((sum, [, deeds]) => sum + deeds.suffered, 0)
	);
});
