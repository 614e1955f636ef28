import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { original } from 'immer';
import process from 'node:process';
import { fold } from '../../src/lib/engine/rules.js';
import { game } from '../../src/lib/games/alliance/game.js';
import { answerShots } from '../../src/lib/games/alliance/rules/ruler/targets.js';
import { History, pen, type Entry, type OpenEntry } from '../../src/lib/log/index.js';
import { play } from '../support/play.js';
import { setupFor } from '../support/alliance/evening.js';
import { longTable, type TableHistory } from './evening.js';

type State = ReturnType<typeof game.rules.initial>;
type Event = Parameters<typeof game.rules.evolve>[1];

const ENTRIES = 5000;
const evolve = (state: State, event: Event) => game.rules.evolve(state, event);
const median = (values: readonly number[]) =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const round = (value: number) => Math.round(value * 1000) / 1000;
const gc = () => (globalThis as { gc?: () => void }).gc?.();

/** Milliseconds of a piece of work, median of an odd number of runs, the sides taking turns. */
function sideBySide(runs: number, ...works: readonly (() => void)[]): number[] {
	const times = works.map((): number[] => []);
	for (const work of works) work();
	for (let i = 0; i < runs; i++) {
		for (const [at, work] of works.entries()) {
			gc();
			const start = performance.now();
			work();
			times[at]?.push(performance.now() - start);
		}
	}
	return times.map(median);
}

export function measureEngine() {
	const { open, entries } = longTable(ENTRIES);
	return [...replay(open, entries), takeBack(open, entries), ruler(), missions(), heap(open, entries)];
}

/** Our fold of the whole log against boardgame.io's reducer making the same changes to the same state, a move an entry, undo on. */
function replay(open: OpenEntry, entries: readonly Entry[]) {
	const ours = () => {
		const history: TableHistory = new History(game, open);
		history.add(entries);
		history.stateNow();
	};
	const start = game.rules.initial(open.open.setup as never);
	const moves: Event[][] = entries
		.filter(({ events }) => events.length > 0)
		.map(({ events }) => [...events] as Event[]);
	// a take-back to the beginning is a state of its own
	const board = {
		setup: () => start,
		moves: {
			apply: ({ G }: { G: State }, events: Event[]) => fold(evolve, original(G) ?? G, events),
			restart: () => start
		}
	};
	const reducer = CreateGameReducer({ game: board as never });
	const script = entries.flatMap((entry) =>
		entry.kind === 'takeBack'
			? [{ type: 'restart', args: [] as unknown[] }]
			: entry.events.length > 0
				? [{ type: 'apply', args: [entry.events] as unknown[] }]
				: []
	);
	const theirs = () => {
		let state = InitializeGame({ game: board as never, numPlayers: 1 });
		for (const { type, args } of script) {
			state = reducer(state, {
				type: 'MAKE_MOVE',
				payload: { type, args, playerID: '0' }
			} as never) as typeof state;
		}
		if (state._stateID !== script.length)
			throw new Error(`bench: boardgame.io took ${state._stateID} of ${script.length} moves`);
	};
	const [a = 0, b = 0] = sideBySide(5, ours, theirs);
	return [
		{
			name: 'replay',
			value: Math.round((1000 * entries.length) / a),
			unit: '1/s',
			against: 'boardgame.io 0.50.2 reducer, undo on',
			ratio: round(b / a)
		},
		{ name: 'replay-events', value: Math.round((1000 * moves.flat().length) / a), unit: '1/s' }
	];
}

/** How often a decision is taken back and done again in one measurement: few, so that the early table stays early. */
const TAKE_BACKS = 10;

/** Taking back one decision and doing it again, entries written and the state after each looked at: late in a long table against early in it. */
function takeBack(open: OpenEntry, entries: readonly Entry[]) {
	const write = pen({ table: open.id, writer: 2, device: 'bench', now: () => 0 });
	const at = (count: number) => {
		const history: TableHistory = new History(game, open);
		history.add(entries.slice(0, count));
		for (const entry of history.path()) history.stateAt(entry.id);
		const goTo = (to: string | undefined) => {
			if (to === undefined) throw new Error(`bench: nothing to take back after ${count} entries`);
			history.add([
				write({ kind: 'takeBack', parent: history.tip(), seat: '', commands: [], events: [], to })
			]);
			history.stateNow();
		};
		return () => {
			for (let i = 0; i < TAKE_BACKS; i++) {
				goTo(history.takeBackTarget());
				goTo(history.redoTarget());
			}
		};
	};
	const [early = 0, late = 0] = sideBySide(7, at(200), at(entries.length));
	return {
		name: 'take-back',
		value: Math.round((late / TAKE_BACKS / 2) * 1e6) / 1e6,
		unit: 'ms',
		against: 'at entry 200',
		ratio: round(late / early)
	};
}

/** Base-to-base shots with obstruction among six asteroids. */
function ruler() {
	const { state } = play(
		game,
		setupFor(2, {}, 'ruler'),
		(now, prompt) => game.captain(now, prompt),
		'ruler',
		{ everyOption: 0, twice: false }
	);
	const poses = [1, 2].map((n) => ({ x: 200 + 150 * n, y: 150 + 170 * n, heading: 30 * n }));
	const ships = Object.fromEntries(
		Object.values(state.ships).map((ship, i) => [
			ship.id,
			{ ...ship, status: 'inPlay' as const, pose: poses[i] ?? { x: 700, y: 100 + 60 * i, heading: 200 } }
		])
	);
	const laid: State = { ...state, ships };
	const ids = Object.keys(ships);
	const targets = ids.slice(1);
	const rounds = 400;
	const [ms = 0] = sideBySide(5, () => {
		for (let i = 0; i < rounds; i++) answerShots(laid, ids[0] ?? '', ['any'], targets);
	});
	return {
		name: 'ruler',
		value: Math.round((1000 * rounds * targets.length) / ms),
		unit: '1/s',
		against: 'aim of 50,000',
		ratio: round((1000 * rounds * targets.length) / ms / 50_000)
	};
}

function missions() {
	const count = 6;
	let seed = 0;
	const [ms = 0] = sideBySide(3, () => {
		for (let i = 0; i < count; i++) {
			const name = `bench-${seed++}`;
			play(game, setupFor(2, {}, name), (now, prompt) => game.captain(now, prompt), name, {
				everyOption: 0,
				twice: false
			});
		}
	});
	return { name: 'missions', value: round((1000 * count) / ms), unit: '1/s' };
}

/** Heap that the replayed history of the whole table keeps: every state of it. */
function heap(open: OpenEntry, entries: readonly Entry[]) {
	gc();
	const before = process.memoryUsage().heapUsed;
	const history: TableHistory = new History(game, open);
	history.add(entries);
	for (const entry of history.path()) history.stateAt(entry.id);
	gc();
	const bytes = process.memoryUsage().heapUsed - before;
	// the history is still in use here, so nothing of it was collected
	return {
		name: 'heap',
		value: Math.round(bytes + 0 * history.length),
		unit: 'bytes',
		against: 'goal of 100,000,000',
		ratio: round(bytes / 100_000_000)
	};
}
