import { describe, expect, test } from 'vitest';
import { play } from '../../../tests/support/evening.js';
import { refuse, yes, type Decision } from '../engine/rules.js';
import { makeEntry, openTable, type Body, type Entry } from '../log/index.js';
import type { Link, Wire } from './link.js';
import { encodeMessage, WIRE, type Hi } from './messages.js';
import { Share, type Sharing } from './share.js';

const evening = play({
	...{ seed: 6, tablets: 3, byHand: [], rounds: 99, doPeopleAdopt: false },
	rooms: [[0, 0, 0, 0, 0]]
})[0]!;
const { opening } = evening.history;
const all = [...evening.stored.values()];

/** A tablet with a part of the evening, and what it has kept since. */
function tablet(device: string, stored: readonly Entry[], more: Partial<Sharing> = {}) {
	const kept: Entry[] = [];
	const share = new Share({
		...{ open: opening, stored, device, writer: 9000 + device.charCodeAt(0), schema: 2, rules: 2 },
		keep: (entries) => {
			kept.push(...entries);
			return Promise.resolve(yes(undefined));
		},
		...more
	});
	return { share, kept, ids: () => new Set([...stored, ...kept].map(({ id }) => id)) };
}
type Tablet = ReturnType<typeof tablet>;

/** A road between two tablets; `quiet` resolves when nothing is on it any more. */
function road(one: Tablet, other: Tablet) {
	let work: Promise<void> = Promise.resolve();
	let count = 0;
	const links: Link[] = [];
	function wireTo(at: 0 | 1): Wire {
		const later = (job: () => Promise<void> | undefined) => {
			count++;
			work = work.then(job);
		};
		return {
			send: (bytes) => later(() => links[at]?.receive(bytes)),
			close: () =>
				later(() => {
					links[at]?.close();
					return undefined;
				})
		};
	}
	links.push(one.share.join(wireTo(1)));
	links.push(other.share.join(wireTo(0)));
	async function quiet(): Promise<void> {
		for (let before = -1; before !== count;) {
			before = count;
			await work;
		}
	}
	return { a: links[0]!, b: links[1]!, quiet };
}

describe('a shared table', () => {
	test('two tablets give each other what is missing, and are live then', async () => {
		const [a, b] = [tablet('a', all.slice(0, 40)), tablet('b', all.slice(20))];
		const { a: link, quiet } = road(a, b);
		expect(a.share.isFilling || link.stage === 'meeting').toBe(true);
		await quiet();
		expect(a.ids()).toEqual(b.ids());
		expect(a.share.bytes()).toEqual(b.share.bytes());
		expect([link.stage, a.share.isFilling]).toEqual(['live', false]);
	});

	test('what is written on one reaches those who are linked only to another', async () => {
		const [a, b, c] = ['a', 'b', 'c'].map((name) => tablet(name, [opening])) as [Tablet, Tablet, Tablet];
		const roads = [road(a, b), road(b, c)];
		const quiet = async () => {
			for (let i = 0; i < 3; i++) for (const each of roads) await each.quiet();
		};
		await quiet();
		a.share.tell(all);
		await quiet();
		expect(c.ids()).toEqual(new Set(all.map(({ id }) => id)));
		expect(c.kept).toHaveLength(all.length - 1);
	});

	test('what could not be stored is not passed on, closes nothing, and is asked for again', async () => {
		let isFull = true;
		const kept: Entry[] = [];
		const keep = (entries: readonly Entry[]): Promise<Decision<unknown>> => {
			if (isFull) return Promise.resolve(refuse('quotaExceeded'));
			kept.push(...entries);
			return Promise.resolve(yes(undefined));
		};
		const [a, b] = [tablet('a', all), tablet('b', [opening], { keep })];
		const { b: link, quiet } = road(a, b);
		await quiet();
		expect([link.stage === 'closed', kept.length, b.share.bytes().length < a.share.bytes().length]).toEqual([
			false,
			0,
			true
		]);
		isFull = false;
		b.share.compare();
		await quiet();
		expect(kept).toHaveLength(all.length - 1);
		expect(b.share.bytes()).toEqual(a.share.bytes());
	});

	test('entries that overtake one another close nothing: what was missed is asked for once', async () => {
		const [a, b] = [tablet('a', [opening]), tablet('b', [opening])];
		const [toA, toB]: [Uint8Array[], Uint8Array[]] = [[], []];
		const wire = (sent: Uint8Array[]) => ({
			send: (bytes: Uint8Array) => void sent.push(bytes),
			close: () => undefined
		});
		const links = [a.share.join(wire(toB)), b.share.join(wire(toA))] as const;
		const arrive = async (link: Link, sent: Uint8Array[]) => {
			for (const bytes of sent.splice(0)) await link.receive(bytes);
		};
		for (let i = 0; i < 2; i++) {
			await arrive(links[1], toB);
			await arrive(links[0], toA);
		}
		links[1].again();
		expect(links[1].stage).toBe('filling');
		toA.length = 0;
		for (const entry of all.slice(1)) a.share.tell([entry]);
		toB.reverse();
		await arrive(links[1], toB);
		expect(links[1].stage).toBe('filling');
		expect(toA).toEqual([]);
		links[1].compare();
		await arrive(links[0], toA);
		await arrive(links[1], toB);
		expect(b.share.bytes()).toEqual(a.share.bytes());
	});

	const elsewhere = openTable(
		{ ...opening.open, seed: 'another' },
		{ writer: 1, device: 'd', seat: '', at: 0 }
	);
	test.each<[string, string, Partial<Sharing>, string, string]>([
		['another table', 'b', { open: elsewhere }, 'otherTable', 'otherTable'],
		['itself', 'a', {}, 'sameDevice', 'sameDevice'],
		['an older app', 'b', { schema: 1 }, 'theyMustUpdate', 'pleaseUpdate']
	])('a tablet with %s is told so, and nothing is exchanged', async (_, device, more, here, there) => {
		const [a, b] = [tablet('a', all), tablet(device, [opening], more)];
		const { a: one, b: other, quiet } = road(a, b);
		await quiet();
		expect([one.stage, other.stage]).toEqual(['closed', 'closed']);
		expect([one.refusal?.code, other.refusal?.code]).toEqual([here, there]);
		expect(b.kept).toEqual([]);
	});

	test('with other rules the table is shared, and the older side knows that it may only watch', async () => {
		const [a, b] = [tablet('a', all), tablet('b', [opening], { rules: 3 })];
		const { a: one, b: other, quiet } = road(a, b);
		await quiet();
		expect([one.stage, one.isOlderHere, other.isOlderHere]).toEqual(['live', true, false]);
		expect(b.ids()).toEqual(a.ids());
	});

	test('what a spectator has written is not taken, what she passes on is', async () => {
		const author = all.find(({ kind }) => kind === 'choice')!.device;
		const a = tablet('a', [opening], { isSpectator: (device) => device === author });
		const b = tablet(author, all);
		const { a: link, quiet } = road(a, b);
		await quiet();
		expect([link.stage, link.refusal?.code]).toEqual(['closed', 'spectatorWrote']);
		expect(a.kept.every(({ device }) => device !== author)).toBe(true);
		const c = tablet('c', all);
		await road(a, c).quiet();
		expect(a.ids()).toEqual(c.ids());
	});

	test('a tablet whose page was loaded anew is asked once more for all that it has', async () => {
		const [a, b] = [tablet('a', [opening]), tablet('b', [opening])];
		const { a: link, b: other, quiet } = road(a, b);
		await quiet();
		other.stage = 'closed';
		const again = { ...hi, device: 'b', writer: 77 };
		await link.receive(encodeMessage({ say: 'hi', hi: again, heard: false }));
		expect([link.stage, link.them?.writer]).toEqual(['filling', 77]);
	});

	const hi: Hi = {
		wire: WIRE,
		schema: 2,
		system: 'tiny',
		rules: '2',
		table: opening.id,
		device: 'x',
		writer: 5
	};
	const { id: _, ...body } = all.find(({ kind }) => kind === 'choice')!;
	const forged = makeEntry({ ...body, table: 'ab'.repeat(16), writer: 77, ordinal: 0 } as Body);
	test.each<[string, () => Uint8Array[]]>([
		['bytes that say nothing', () => [new Uint8Array([1, 2, 3])]],
		[
			'a state vector that is none',
			() => [encodeMessage({ say: 'have', vector: new Uint8Array([255, 255]), answer: true })]
		],
		['an update that is none', () => [encodeMessage({ say: 'give', update: new Uint8Array([9, 9]) })]],
		[
			'entries of another table',
			() => {
				const other = new Share({
					...{ open: opening, stored: [forged], device: 'x', writer: 77, schema: 2, rules: 2 },
					keep: () => Promise.resolve(yes(undefined))
				});
				return [encodeMessage({ say: 'give', update: other.bytes() })];
			}
		]
	])('%s closes that link alone, and changes nothing', async (_what, hostile) => {
		const a = tablet('a', all.slice(0, 30));
		const before = a.share.bytes();
		const friend = road(a, tablet('b', all.slice(0, 30)));
		await friend.quiet();
		const sent: Uint8Array[] = [];
		const link = a.share.join({ send: (bytes) => sent.push(bytes), close: () => undefined });
		await link.receive(encodeMessage({ say: 'hi', hi, heard: true }));
		for (const bytes of hostile()) await link.receive(bytes);
		expect(link.stage).toBe('closed');
		expect(link.refusal).toBeDefined();
		expect(a.share.bytes()).toEqual(before);
		expect(a.kept).toEqual([]);
		expect(friend.a.stage).toBe('live');
	});

	test('nothing is told to somebody who has not said who she is', async () => {
		const a = tablet('a', all);
		const sent: Uint8Array[] = [];
		const link = a.share.join({ send: (bytes) => sent.push(bytes), close: () => undefined });
		await link.receive(encodeMessage({ say: 'have', vector: new Uint8Array([0]), answer: true }));
		a.share.tell(all);
		a.share.compare();
		expect(sent.every((bytes) => bytes.length < 400)).toBe(true);
	});
});
