import { hashOf } from '../../../src/lib/engine/canonical.js';
import { game } from '../../../src/lib/games/alliance/game.js';
import { firstOf, isCommand, settles } from '../../../src/lib/log/command.js';
import { openTable, type Entry, type Id } from '../../../src/lib/log/index.js';
import { setupFor } from '../alliance/evening.js';
import { seeded } from '../scheduler.js';
import { Clock } from './clock.js';
import { road } from './road.js';
import { SoakTablet } from './tablet.js';

export interface Soaked {
	readonly seed: number;
	readonly tablets: number;
	/** How many entries were shown as done; how many pages died; how many entries are beside the path in the end; how many commands were given again, and struck. */
	readonly entries: number;
	readonly crashes: number;
	readonly turned: number;
	readonly givenAgain: number;
	readonly struck: number;
	/** What went wrong, each in a sentence. */
	readonly faults: readonly string[];
}

/** In ms: how long an evening is played on bad roads, how long it heals on good ones, and the pace of a tablet. */
const EVENING = 20_000;
const HEALING = 20_000;
const PACE = 900;
const COMPARE = 2000;
const BAD = { lost: 0.08, twice: 0.05, late: 0.1 };
const GOOD = { lost: 0, twice: 0, late: 0 };

/**
 * An evening of virtual tablets: people act at chance while roads lose, double, overtake and part them, pages die between any
 * two writes, clocks jump, tablets come late and go home. Afterwards all roads are good; then all must have the same history,
 * state and document, and every command ever shown as done stands in it exactly once.
 */
export async function soak(seed: number, count: number): Promise<Soaked> {
	const random = seeded(seed);
	const clock = new Clock();
	const setup = setupFor(Math.min(6, Math.max(2, count - 1)), {}, `soak ${String(seed)}`);
	const opening = { system: game.system, rules: String(game.version), setup, seed: setup.seed };
	const open = openTable(opening, { writer: 1, device: 'd0', seat: '', at: 0 });
	const shown = new Map<Id, Entry>();
	let writers = 1;
	const world = {
		...{ clock, random, open },
		writer: () => ++writers,
		shown: (entries: readonly Entry[]) => {
			for (const entry of entries) shown.set(entry.id, entry);
		}
	};
	// the last of many only watches
	const seatOf = (i: number) => (i < setup.captains.length ? setup.captains[i]?.seat : undefined);
	const tablets = Array.from({ length: count }, (_, i) => new SoakTablet(`d${String(i)}`, seatOf(i), world));
	const roads = new Map<string, [SoakTablet, SoakTablet]>();
	let isEvening = true;
	let rooms = tablets.map(() => 0);

	function mayMeet(a: SoakTablet, b: SoakTablet): boolean {
		return (
			a.page !== undefined && b.page !== undefined && rooms[tablets.indexOf(a)] === rooms[tablets.indexOf(b)]
		);
	}
	/** Roads between all who are in one room; those between rooms break. */
	function connect(): void {
		for (const [i, a] of tablets.entries())
			for (const b of tablets.slice(i + 1)) {
				const name = `${a.device}-${b.device}`;
				if (!mayMeet(a, b) || roads.has(name)) continue;
				roads.set(name, [a, b]);
				const ends = road(clock, random, () => (isEvening ? BAD : GOOD));
				for (const [end, tablet] of [[ends[0], a] as const, [ends[1], b] as const]) {
					tablet.join(end);
					const broken = end.broken;
					end.broken = () => {
						roads.delete(name);
						broken();
					};
				}
				breaks.set(name, () => {
					for (const end of ends) {
						end.wire.close();
						end.broken();
					}
				});
			}
	}
	const breaks = new Map<string, () => void>();
	function part(): void {
		const split = random() < 0.6 ? 2 : 1;
		rooms = tablets.map(() => Math.floor(random() * split));
		for (const [name, [a, b]] of roads) if (!mayMeet(a, b)) breaks.get(name)?.();
	}
	async function load(tablet: SoakTablet): Promise<void> {
		if (tablet.page) return;
		await tablet.load();
		connect();
	}
	function crash(tablet: SoakTablet): void {
		if (!tablet.page) return;
		if (random() < 0.7) tablet.diesAfter = Math.floor(random() * 4);
		else tablet.crash();
		clock.after(400 + random() * 6000, () => {
			tablet.crash();
			clock.after(100, () => void load(tablet));
		});
	}
	function goOn(tablet: SoakTablet): void {
		if (isEvening) void tablet.act();
		if (isEvening) clock.after(-Math.log(1 - random()) * PACE, () => goOn(tablet));
	}
	function compare(): void {
		connect();
		for (const { page } of tablets) page?.share.compare();
		if (clock.now < EVENING + HEALING) clock.after(COMPARE, compare);
	}

	for (const [i, tablet] of tablets.entries()) {
		// the first is there from the beginning; others may come late
		clock.after(i === 0 || random() < 0.7 ? 0 : random() * EVENING, () => {
			void load(tablet);
			goOn(tablet);
		});
		if (random() < 0.5) clock.after(random() * EVENING, () => (tablet.skew = (random() - 0.5) * 6e10));
	}
	for (let at = 1000; at < EVENING; at += 2000) clock.after(at, part);
	for (let at = 0; at < count; at++)
		clock.after(random() * EVENING, () => crash(tablets[Math.floor(random() * count)] ?? tablets[0]!));
	clock.after(500, compare);
	await clock.runUntil(EVENING);
	isEvening = false;
	rooms = tablets.map(() => 0);
	await clock.runUntil(EVENING + HEALING);
	for (const tablet of tablets) await load(tablet);
	await clock.runUntil(EVENING + 3 * HEALING);
	const path = tablets[0]?.page?.keeper.history.path() ?? [];
	return {
		...{ seed, tablets: count, entries: shown.size },
		crashes: tablets.reduce((sum, tablet) => sum + tablet.crashes, 0),
		turned: shown.size - path.filter(({ id }) => shown.has(id)).length,
		givenAgain: path.filter((entry) => 'retryOf' in entry).length,
		struck: path.reduce((sum, entry) => sum + (entry.kind === 'struck' ? entry.struck.length : 0), 0),
		faults: [
			...faultsOf(tablets, shown),
			...tablets.flatMap(({ device, refused }) => refused.map((code) => `${device} closed a link: ${code}`))
		]
	};
}

function faultsOf(tablets: readonly SoakTablet[], shown: ReadonlyMap<Id, Entry>): string[] {
	const faults: string[] = [];
	const [first, ...others] = tablets.flatMap(({ page }) => page ?? []);
	if (!first || others.length + 1 !== tablets.length) return ['not all tablets are awake'];
	const story = ({ keeper: { history } }: typeof first) =>
		hashOf([history.path().map(({ id }) => id), history.stateNow()]);
	const { history } = first.keeper;
	for (const [i, page] of others.entries()) {
		if (story(page) !== story(first)) faults.push(`tablet ${String(i + 1)} tells another story`);
		if (hashOf(page.share.bytes()) !== hashOf(first.share.bytes()))
			faults.push(`tablet ${String(i + 1)} has another document`);
	}
	if (history.outside > 0) faults.push(`${String(history.outside)} entries wait outside`);
	const settled = history.path().flatMap(settles);
	const counts = new Map<Id, number>();
	for (const id of settled) counts.set(id, (counts.get(id) ?? 0) + 1);
	for (const entry of shown.values()) {
		if (!isCommand(entry)) continue;
		const times = counts.get(firstOf(entry)) ?? 0;
		if (times !== 1)
			faults.push(`${entry.kind} ${entry.id} by ${entry.device} stands ${String(times)} times`);
	}
	return faults;
}
