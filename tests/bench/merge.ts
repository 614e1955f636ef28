import * as Automerge from '@automerge/automerge';
import { game } from '../../src/lib/games/alliance/game.js';
import { encodeEntry, History, makeEntry, type Entry, type Id } from '../../src/lib/log/index.js';
import { longTable, type TableHistory } from './evening.js';

const HALF = 2500;
const RUNS = 5;
const round = (value: number) => Math.round(value * 1000) / 1000;
const median = (values: readonly number[]) =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const timed = (work: () => void): number => {
	const start = performance.now();
	work();
	return performance.now() - start;
};

/** The same evening as another tablet plays it: other writer, other ids, from the first entry on. */
function otherBranch(entries: readonly Entry[]): Entry[] {
	const ids = new Map<Id, Id>();
	return entries.slice(1).map((entry, ordinal) => {
		if (entry.kind === 'open') throw new Error('bench: a table begins once');
		const { id, ...body } = entry;
		const there = (of: Id) => ids.get(of) ?? of;
		const to = body.kind === 'takeBack' ? { to: there(body.to) } : {};
		const here = { parent: there(body.parent), writer: 3, device: 'other', ordinal };
		const other = makeEntry({ ...body, ...to, ...here });
		ids.set(id, other.id);
		return other;
	});
}

/** A tablet that has one branch of 2,500 entries hears of another: order and path, beside Automerge with bare strings of the same length. */
export function measureMerge() {
	const { open, entries } = longTable(HALF + 1);
	const theirs = otherBranch(entries);
	const texts = entries.slice(1).map((entry) => 'x'.repeat(encodeEntry(entry).length));
	const times = { ours: [] as number[], automerge: [] as number[] };
	let base = Automerge.from<{ log: Automerge.ImmutableString[] }>({ log: [] }, '00');
	base = Automerge.clone(base);
	const grown = (actor: string) => {
		let doc = Automerge.clone(base, { actor });
		for (const text of texts)
			doc = Automerge.change(doc, (draft) => {
				draft.log.push(new Automerge.ImmutableString(text));
			});
		return doc;
	};
	const [one, other] = [grown('aa'), grown('bb')];
	for (let i = 0; i < RUNS; i++) {
		const history: TableHistory = new History(game, open);
		history.add(entries.slice(1));
		times.ours.push(
			timed(() => {
				history.add(theirs);
				if (history.path().length < HALF) throw new Error('bench: a branch was lost');
			})
		);
		const mine = Automerge.clone(one);
		times.automerge.push(
			timed(() => {
				const merged = Automerge.merge(mine, other);
				if (merged.log.length !== 2 * HALF) throw new Error('bench: Automerge lost a branch');
			})
		);
	}
	return [
		{
			...{ name: 'merge', value: round(median(times.ours)), unit: 'ms' },
			against: `two branches of 2,500; Automerge with bare strings ${String(round(median(times.automerge)))} ms`,
			ratio: round(median(times.ours) / median(times.automerge))
		}
	];
}
