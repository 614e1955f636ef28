import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { historyOf } from '../../../tests/support/golden.js';
import { game } from '../games/alliance/game.js';
import { isDecidedSo } from './decide-again.js';
import { makeEntry, type MoveEntry } from './entry.js';
import { readTableFile } from './file.js';
import { isMove } from './index.js';

const file = readTableFile(readFileSync('tests/fixtures/logs/patrol-3.wardroom'));
if (!file.ok) throw new Error(file.refusal.code);
const history = historyOf(file.value.open, file.value.entries);
const moves = history.path().filter(isMove);
const decides = (move: MoveEntry) => isDecidedSo(game.rules, history.stateAt(move.parent), move);
/** The same move with something else in it, as a tablet might write that has other rules, or none. */
const altered = ({ id: _id, ...move }: MoveEntry, other: Partial<MoveEntry>) =>
	makeEntry({ ...move, schema: 2, ordinal: 0, ...other }) as MoveEntry;

describe('a move of another tablet is decided again', () => {
	test('every move of an evening carries the events that the rules give', () => {
		expect(moves.length).toBeGreaterThan(50);
		expect(moves.filter((move) => !decides(altered(move, {})))).toEqual([]);
	});

	test('a move that carries other events than its commands give is found', () => {
		const move = moves.find(({ events }) => events.length > 1)!;
		expect(decides(altered(move, { events: move.events.slice(1) }))).toBe(false);
	});

	test('commands that the rules refuse, or cannot read at all, are found', () => {
		const [move] = moves;
		const late = moves.at(-1)!;
		expect(decides(altered(move!, { commands: late.commands, events: late.events }))).toBe(false);
		expect(decides(altered(move!, { commands: [{ command: {} }] }))).toBe(false);
	});
});
