import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { historyOf } from '../../../../tests/support/golden.js';
import { game } from '../../games/alliance/game.js';
import { readTableFile } from '../../log/index.js';
import type { Standing } from '../standing.svelte.js';
import { driftFrom, firstDrift, phaseOf } from './drift.js';

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

test('whoever remembers another state than its entries give has drifted, and the other has not', () => {
	const [right, steps] = [tablet(), phaseOf(tablet())];
	const { entry } = steps[1]!;
	const wrong = tablet(entry);
	expect(driftFrom(wrong, steps, false, 'b')).toEqual({ drift: { entry, isHere: true } });
	const seen = driftFrom(right, phaseOf(wrong), false, 'a');
	expect(seen?.drift).toEqual({ entry, isHere: false });
	// the other is told how it stands here by the entries alone
	expect(phaseOf(seen!.anew!)).toEqual(steps);
	expect(driftFrom(wrong, steps, true, 'b')).toEqual({ drift: { entry, isHere: true } });
});

test('when both have folded their entries anew and still differ, whoever wrote the step has the table’s copy', () => {
	const [step, ...rest] = phaseOf(tablet());
	const theirs = [{ ...step!, hash: '00' }, ...rest];
	const writer = tablet().history.entry(step!.entry)!.device;
	expect(driftFrom(tablet(), theirs, true, writer)?.drift.isHere).toBe(true);
	// a third who differs too has no more right than this one
	expect(driftFrom(tablet(), theirs, true, 'another')?.drift.isHere).toBe(false);
});
