import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { historyOf } from '../../../../tests/support/golden.js';
import { game } from '../../games/alliance/game.js';
import { readTableFile } from '../../log/index.js';
import type { Standing } from '../standing.svelte.js';
import { firstDrift, phaseOf } from './drift.js';

const file = readTableFile(readFileSync('tests/fixtures/logs/patrol-3.wardroom'));
if (!file.ok) throw new Error(file.refusal.code);
const { open, entries } = file.value;

/** The evening on one tablet, whose memory may be wrong after one step. */
function tablet(wrongAfter?: string): Standing {
	const history = historyOf(open, entries);
	if (wrongAfter !== undefined) {
		const state = historyOf(open, entries).stateAt(wrongAfter);
		history.keep(wrongAfter, { ...state, round: state.round + 100 });
	}
	return { game, history, path: history.path() } as unknown as Standing;
}

test('tablets that hold the same steps stand the same at the end of a phase', () => {
	const steps = phaseOf(tablet());
	expect(steps.length).toBeGreaterThan(1);
	expect(firstDrift(tablet(), steps)).toBeUndefined();
});

test('a difference names the first step after which two tablets stand differently', () => {
	const steps = phaseOf(tablet());
	const wrong = steps[Math.floor(steps.length / 2)]!;
	expect(firstDrift(tablet(wrong.entry), steps)).toBe(wrong.entry);
	expect(firstDrift(tablet(), phaseOf(tablet(wrong.entry)))).toBe(wrong.entry);
});

test('steps that are not on the path here say nothing', () => {
	expect(firstDrift(tablet(), [{ entry: 'unknown', hash: '00' }])).toBeUndefined();
});
