import type { Entry } from '../../src/lib/log/entry.js';
import { settle } from '../../src/lib/log/settle.js';
import { act, type Habits } from './people.js';
import { Scheduler, seeded } from './scheduler.js';
import { isSecret, openTiny, SEATS, Tablet } from './tablet.js';
import { resolvers, type Fact } from './tiny-game/index.js';

/** What kind of evening it is: who is there, which roads are open when, what is read off the table by hand. */
export interface Evening {
	readonly seed: number;
	readonly tablets: number;
	/** For each second the room of each tablet: those in one room hear each other. Afterwards all do. */
	readonly rooms: readonly (readonly number[])[];
	readonly byHand: readonly Fact[];
	readonly rounds: number;
	readonly doPeopleAdopt: boolean;
}

/** The dice, ruler and deck of an evening. People walk by hand. */
export const respondOf = ({ seed, byHand }: Evening) => resolvers(String(seed), ['place', ...byHand]);

const PACE = 400;

/** Lets people play an evening on tablets whose roads come and go, and gives back the tablets when all is quiet. */
export function play(evening: Evening): readonly Tablet[] {
	const random = seeded(evening.seed);
	const clock = new Scheduler();
	const ends = evening.rooms.length * 1000;
	const open = openTiny(String(evening.seed), evening.rounds);
	// the fifth only watches
	const tablets = Array.from(
		{ length: evening.tablets },
		(_, i) => new Tablet(`d${i}`, SEATS[i], open, () => clock.now)
	);
	const respond = respondOf(evening);
	const present = new Set(tablets.map(({ seat }) => seat));
	const habits: Habits = { random, respond, present, doAdopt: evening.doPeopleAdopt };
	let writers = 0;

	function isLinked(a: Tablet, b: Tablet): boolean {
		const rooms = evening.rooms[Math.floor(clock.now / 1000)];
		const room = (tablet: Tablet) => rooms?.[tablets.indexOf(tablet)];
		return a !== b && a.isAwake && b.isAwake && room(a) === room(b);
	}
	function send(from: Tablet, to: Tablet, entries: readonly Entry[]): void {
		if (entries.length === 0 || !isLinked(from, to) || random() < 0.03) return;
		const part = random() < 0.1 ? entries.filter(() => random() < 0.5) : entries;
		for (let copies = random() < 0.05 ? 2 : 1; copies > 0; copies--) {
			clock.after(15 + random() * (random() < 0.05 ? 800 : 40), () => receive(to, part));
		}
	}
	function receive(tablet: Tablet, entries: readonly Entry[]): void {
		const fresh = tablet.isAwake ? entries.filter(({ id }) => !tablet.stored.has(id)) : [];
		if (fresh.length === 0) return;
		tablet.take(fresh);
		pass(tablet, fresh);
	}
	function pass(tablet: Tablet, entries: readonly Entry[]): void {
		for (const to of tablets) send(tablet, to, entries);
		if (entries.length > 0) settleSoon(tablet);
	}
	function load(tablet: Tablet): void {
		tablet.load(++writers);
		settleSoon(tablet);
	}
	function crash(tablet: Tablet): void {
		tablet.isAwake = false;
		clock.after(500 + random() * 4000, () => load(tablet));
	}

	/** After a pause whoever wrote the tip settles what is open, the others later if it is still needed; spectators never. */
	function settleSoon(tablet: Tablet): void {
		if (tablet.seat === undefined) return;
		const heard = ++tablet.heard;
		const wait = tablet.tip().writer === tablet.writer ? 0 : 300 + random() * 600;
		clock.after(150 + wait, () => {
			if (tablet.heard === heard && tablet.isAwake) settleNow(tablet);
		});
	}
	function settleNow(tablet: Tablet): void {
		const { history, rules, write, device } = tablet;
		const mayGive = (entry: Entry) => !isSecret(entry) || entry.device === device;
		const all = settle({ history, rules, respond, write, mayGive });
		const stored = random() < 0.03 ? all.slice(0, Math.floor(random() * all.length)) : all;
		tablet.take(stored);
		if (stored.length < all.length) crash(tablet);
		else pass(tablet, stored);
	}

	function tap(tablet: Tablet): void {
		const written = tablet.isAwake ? act(tablet, habits) : [];
		tablet.take(written);
		if (written.length > 0 && random() < 0.02)
			crash(tablet); // stored, not sent
		else pass(tablet, written);
	}

	for (const tablet of tablets) {
		load(tablet);
		for (let at = random() * PACE; tablet.seat && at < ends; at -= Math.log(1 - random()) * PACE) {
			clock.after(at, () => tap(tablet));
		}
	}
	for (let at = 0; at < ends + 15_000; at += 500) {
		clock.after(at, () => {
			for (const a of tablets) for (const b of tablets) send(a, b, a.missing(b));
		});
	}
	clock.run();
	return tablets;
}
