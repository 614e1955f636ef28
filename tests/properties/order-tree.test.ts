import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type AdoptEntry, type Entry, type Id } from '../../src/lib/log/entry.js';
import { pen } from '../../src/lib/log/pen.js';
import { History } from '../../src/lib/log/history.js';
import { GAME, openTiny, type TinyHistory } from '../support/tablet.js';

const long = process.env.LONG ? 10 : 1;
vi.setConfig({ testTimeout: 60_000 * long });
const open = openTiny('tree');

/** Entries of a tree with many forks; take-backs and adopts among them, some of which never stand. */
interface Sprout {
	readonly on: number;
	readonly device: string;
	readonly what: 'struck' | 'change' | 'choice' | 'takeBack' | 'adopt';
	readonly to: number;
}
const sprout: fc.Arbitrary<Sprout> = fc.record({
	// mostly on one of the last, so that there are long branches
	on: fc.oneof({ weight: 4, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(60) }),
	device: fc.constantFrom('a', 'b', 'c', 'd'),
	what: fc.constantFrom('struck', 'change', 'choice', 'choice', 'takeBack', 'adopt'),
	to: fc.nat(8)
});
const tree = fc.array(sprout, { minLength: 1, maxLength: 60, size: 'max' }).map(grow);

const lots = fc.array(fc.nat(), { minLength: 64, maxLength: 64 });

function grow(sprouts: readonly Sprout[]): readonly Entry[] {
	const entries: Entry[] = [open];
	for (const [i, { on, device, what, to }] of sprouts.entries()) {
		const write = pen({ table: open.id, writer: i, device, now: () => i });
		const parent = entries.at(-1 - (on % entries.length))!.id;
		const bare = { parent, seat: '', commands: [], events: [] };
		const target = entries.at(-1 - (to % entries.length))!.id;
		const prompt = { id: `${i}`, key: '' };
		const drafts = {
			struck: () => write({ ...bare, kind: 'struck', struck: [{ of: target, code: 'gone' }] }),
			change: () => write({ ...bare, kind: 'table', change: { i } }),
			choice: () => write({ ...bare, kind: 'choice', on: prompt, commands: [{ command: { i } }] }),
			takeBack: () => write({ ...bare, kind: 'takeBack', to: target }),
			adopt: () => write({ ...bare, kind: 'adopt', rank: 1 + (to % 3) })
		};
		entries.push(drafts[what]());
	}
	return entries;
}

/** The path as design §5 says it, worked out from scratch for the entries that stand. */
function pathByTheBook(standing: readonly Entry[]): readonly Id[] {
	const kids = (id: Id) => standing.filter(({ parent }) => parent === id);
	const height = (id: Id): number => 1 + Math.max(0, ...kids(id).map((kid) => height(kid.id)));
	const devices = ({ id, device }: Entry): string[] => [device, ...kids(id).flatMap(devices)];
	const weight = (entry: Entry) => Math.floor(Math.log2(height(entry.id) * new Set(devices(entry)).size));
	const byId = (a: Entry, b: Entry) => (a.id < b.id ? -1 : 1);

	const [anchor] = standing
		.filter((entry): entry is AdoptEntry => entry.kind === 'adopt')
		.sort((a, b) => b.rank - a.rank || byId(a, b));
	const path: Id[] = [];
	for (let id = anchor?.id; id; id = standing.find((entry) => entry.id === id)?.parent) path.unshift(id);
	if (path.length === 0) path.push(open.id);
	for (;;) {
		const [next] = kids(path.at(-1)!).sort((a, b) => weight(b) - weight(a) || byId(a, b));
		if (!next) return path;
		path.push(next.id);
	}
}
const standing = (history: TinyHistory) => [...history.entries()];
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

test('the path is what the book says, after every entry, in whatever order entries come', () => {
	fc.assert(
		fc.property(tree, lots, fc.boolean(), (entries, luck, isInOrder) => {
			const history = new History(GAME, open);
			const others = entries.slice(1).map((entry, i) => ({ entry, lot: luck[i]! }));
			if (!isInOrder) others.sort((a, b) => a.lot - b.lot);
			for (const { entry, lot } of others) {
				history.add([entry]);
				// not asked after every entry: what was put off must come out the same
				if (lot % 3 === 0) expect(idsOf(history.path())).toEqual(pathByTheBook(standing(history)));
			}
			expect(idsOf(history.path())).toEqual(pathByTheBook(standing(history)));
		}),
		{ numRuns: 400 * long }
	);
});

test('what stands is a function of the set: any order, any batches, any repetitions', () => {
	fc.assert(
		fc.property(tree, lots, (entries, luck) => {
			const told = (order: readonly Entry[]) => {
				const history = new History(GAME, open);
				for (const [i, entry] of order.entries()) {
					history.add(luck[i]! % 3 ? [entry] : [entry, ...order.slice(0, 9)]);
				}
				return [idsOf(standing(history)).sort(), history.live(), history.redoTarget(), history.outside];
			};
			expect(told(entries.toReversed())).toEqual(told(entries));
		}),
		{ numRuns: 400 * long }
	);
});

test('height and devices of a branch only grow as entries come', () => {
	fc.assert(
		fc.property(tree, lots, (entries, luck) => {
			const history = new History(GAME, open);
			const { tree: nodes, path } = history.inner;
			const before = new Map<Id, readonly [height: number, devices: number]>();
			const drawn = entries.map((entry, i) => ({ entry, lot: luck[i]! })).sort((a, b) => a.lot - b.lot);
			for (const { entry } of drawn) {
				history.add([entry]);
				path.below(nodes.root);
				for (const { entry: known, height, devices } of nodes.nodes()) {
					const [lower, fewer] = before.get(known.id) ?? [1, 1];
					expect(height).toBeGreaterThanOrEqual(lower);
					expect(devices.size).toBeGreaterThanOrEqual(fewer);
					before.set(known.id, [height, devices.size]);
				}
			}
		}),
		{ numRuns: 100 * long }
	);
});

test('an entry on the tip never turns the path', () => {
	fc.assert(
		fc.property(tree, fc.array(fc.constantFrom('a', 'b', 'x')), (entries, devices) => {
			const history = new History(GAME, open);
			history.add(entries);
			for (const [i, device] of devices.entries()) {
				const path = history.path();
				const write = pen({ table: open.id, writer: 99, device, now: () => i });
				const bare = { parent: history.tip(), seat: '', commands: [], events: [] };
				const next = write({ ...bare, kind: 'table', change: { i } });
				history.add([next]);
				expect(idsOf(history.path())).toEqual(idsOf([...path, next]));
			}
			expect(idsOf(history.path())).toEqual(pathByTheBook(standing(history)));
		}),
		{ numRuns: 200 * long }
	);
});
