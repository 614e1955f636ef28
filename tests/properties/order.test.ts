import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { hashOf } from '../../src/lib/engine/canonical.js';
import { respondAll } from '../../src/lib/log/advance.js';
import { decodeEntry, encodeEntry } from '../../src/lib/log/codec.js';
import { firstOf, isCommand, isMove, settles } from '../../src/lib/log/command.js';
import type { Entry, MoveEntry } from '../../src/lib/log/entry.js';
import { readTableFile, writeTableFile } from '../../src/lib/log/file.js';
import { History } from '../../src/lib/log/history.js';
import { play, respondOf, type Evening } from '../support/evening.js';
import { seeded } from '../support/scheduler.js';
import { GAME, rulesFor, type TinyHistory } from '../support/tablet.js';
import type { Command, Event, Fact } from '../support/tiny-game/index.js';

const long = process.env.LONG ? 10 : 1;
vi.setConfig({ testTimeout: 60_000 * long });

const stretch = fc.record({
	seconds: fc.integer({ min: 1, max: 6 }),
	rooms: fc.array(fc.nat(2), { minLength: 5, maxLength: 5 })
});
const evening: fc.Arbitrary<Evening> = fc.record({
	seed: fc.integer(),
	tablets: fc.integer({ min: 2, max: 5 }),
	rooms: fc
		.array(stretch, { minLength: 1, maxLength: 6, size: 'max' })
		.map((stretches) =>
			stretches.flatMap(({ seconds, rooms }) => Array.from({ length: seconds }, () => rooms))
		),
	byHand: fc.subarray<Fact>(['roll', 'measure', 'draw']),
	rounds: fc.constantFrom(1, 2, 99),
	doPeopleAdopt: fc.boolean()
});

const story = (history: TinyHistory) => hashOf([history.path().map(({ id }) => id), history.stateNow()]);
/** The ordinals of each writer's entries. */
function rowsOf(entries: readonly Entry[]): readonly (readonly number[])[] {
	const rows = new Map<number, number[]>();
	for (const { writer, ordinal = -1 } of entries) rows.set(writer, [...(rows.get(writer) ?? []), ordinal]);
	return [...rows.values()].map((row) => row.sort((a, b) => a - b));
}
const repeated = (ids: readonly string[]) => ids.filter((id, i) => ids.indexOf(id) !== i);
const occasions = ({ on, commands }: MoveEntry) => [on.id, ...commands.flatMap((given) => given.on ?? [])];

function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
	const random = seeded(seed);
	const drawn = items.map((item) => ({ item, lot: random() }));
	return drawn.sort((a, b) => a.lot - b.lot).map(({ item }) => item);
}

/** The longest roll of each occasion that the app's dice gave, and those that do not begin like it. */
function otherFaces(entries: readonly Entry[]): readonly string[] {
	const longest = new Map<string, string>();
	const rolls = entries.flatMap(({ commands }) =>
		(commands as readonly { on?: string; command: Command }[]).flatMap(({ on, command }) =>
			command.do === 'roll' && on ? [{ on, faces: command.faces.join() }] : []
		)
	);
	rolls.sort((a, b) => b.faces.length - a.faces.length);
	for (const { on, faces } of rolls) longest.set(on, longest.get(on) ?? faces);
	return rolls.filter(({ on, faces }) => !longest.get(on)?.startsWith(faces)).map(({ on }) => on);
}

/** An evening in which every snowball was thrown back at once, until the frames could nest no deeper. */
const LONGEST_FIGHT: Parameters<typeof play>[0] = {
	seed: -25,
	tablets: 3,
	rooms: [
		...Array.from({ length: 2 }, () => [0, 0, 0, 0, 0]),
		...Array.from({ length: 6 }, () => [1, 0, 0, 0, 0]),
		...Array.from({ length: 3 }, () => [2, 0, 2, 0, 0]),
		...Array.from({ length: 2 }, () => [0, 0, 0, 0, 0])
	],
	byHand: [],
	rounds: 2,
	doPeopleAdopt: false
};

test('after any evening all tablets tell one story, and every command stands in it exactly once', () => {
	fc.assert(
		fc.property(evening, (plan) => {
			const tablets = play(plan);
			const { history, stored } = tablets[0]!;
			const all = [...stored.values()];

			const anew = new History(GAME, history.opening);
			anew.add(shuffled(all, plan.seed));
			const histories = [anew, ...tablets.map((tablet) => tablet.history)];
			expect(new Set(histories.map(story)).size, 'stories').toBe(1);
			expect(history.outside, 'entries outside').toBe(0);

			const settled = history.path().flatMap(settles);
			const commands = new Set(all.filter(isCommand).map(firstOf));
			expect(new Set(settled), 'commands that are settled').toEqual(commands);
			expect(repeated(settled), 'commands that stand twice').toEqual([]);
			expect(history.openCommands(), 'open').toEqual([]);
			// whatever crashed in between, each writer's entries are numbered without a gap
			for (const row of rowsOf(all)) expect(row).toEqual(row.map((_, i) => i));

			const live = history.live().map((id) => history.entry(id)!);
			expect(repeated(live.filter(isMove).flatMap(occasions)), 'occasions twice').toEqual([]);
			expect(otherFaces(all), 'other faces of one occasion').toEqual([]);

			// ruler, dice and deck tell the truth where they stand, on every line
			for (const { parent, seat, commands, events } of all.filter(isMove)) {
				const { command } = commands[0] as { command: Command };
				const again = respondAll(rulesFor(seat), history.stateAt(parent), command, respondOf(plan));
				expect(again).toMatchObject({ ok: true, value: { commands, events: events as Event[] } });
			}
		}),
		{ numRuns: 600 * long, examples: [[LONGEST_FIGHT]] }
	);
});

test('whatever was played, a table is the same after a file, and an entry after its bytes', () => {
	fc.assert(
		fc.property(evening, (plan) => {
			const { history, stored } = play(plan)[0]!;
			for (const entry of stored.values())
				expect(decodeEntry(encodeEntry(entry))).toEqual({ ok: true, value: entry });
			const read = readTableFile(writeTableFile(history.opening, stored.values()));
			if (!read.ok) throw new Error(read.refusal.code);
			const anew = new History(GAME, read.value.open);
			anew.add(read.value.entries);
			expect(story(anew)).toBe(story(history));
			expect(read.value.entries).toHaveLength(stored.size);
		}),
		{ numRuns: 40 * long }
	);
});
