import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { historyOf } from '../../../../tests/support/golden.js';
import { game } from '../../games/alliance/game.js';
import { isMove, makeEntry, readTableFile, type Entry } from '../../log/index.js';
import { SecondLook } from './second-look.js';

const file = readTableFile(readFileSync('tests/fixtures/logs/patrol-3.wardroom'));
if (!file.ok) throw new Error(file.refusal.code);
const { open, entries } = file.value;

/** Looks at what came until nothing is left to look at. Gives what was found. */
function lookAt(came: readonly Entry[], all: readonly Entry[], isAgreed = true): string[] {
	const history = historyOf(open, all);
	const [found, jobs] = [[] as string[], [] as (() => void)[]];
	const look = new SecondLook({
		standing: { game, history, path: history.path() },
		isAgreed: () => isAgreed,
		isReady: () => true,
		found: (entry) => found.push(entry),
		idle: (job) => jobs.push(job)
	});
	look.came(came);
	for (let job = jobs.shift(); job; job = jobs.shift()) job();
	return found;
}

/** The evening, and then a move of another tablet that carries only some of its events. */
function withWrongMove(): { wrong: Entry; all: Entry[] } {
	const path = historyOf(open, entries).path();
	const at = path.findIndex((entry) => isMove(entry) && entry.events.length > 1);
	const found = path[at];
	if (!found || !isMove(found)) throw new Error('this evening has no such move');
	const { id: _id, ...move } = found;
	const events = move.events.slice(1);
	const wrong = makeEntry({ ...move, schema: 2, ordinal: 0, writer: 77, device: 'ben', events }) as Entry;
	return { wrong, all: [...path.slice(0, at), wrong] };
}

test('an evening that others played by the same rules is looked at without a word', () => {
	expect(lookAt(entries.slice(0, 60), entries)).toEqual([]);
});

test('a move that came with other events than the rules give is named', () => {
	const { wrong, all } = withWrongMove();
	expect(lookAt([wrong], all)).toEqual([wrong.id]);
});

test('by other rules nothing is said of it: that tablet watches, or this one', () => {
	const { wrong, all } = withWrongMove();
	expect(lookAt([wrong], all, false)).toEqual([]);
});
