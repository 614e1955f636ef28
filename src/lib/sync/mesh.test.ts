import { describe, expect, test } from 'vitest';
import { all, evenings, opening, pair, Tablet } from '../../../tests/support/net/meshed.js';
import { addressOf } from '../../../tests/support/net/network.js';
import { pen, type Entry } from '../log/index.js';
import { encodeMessage } from './messages.js';
import { packAddress } from './sdp.js';

/** What is written on one tablet now reaches the other, in both directions, within so many ms. */
async function expectTraffic(
	[a, b]: readonly [Tablet, Tablet],
	run: (ms: number) => Promise<void>,
	ms = 500
): Promise<void> {
	for (const [from, to] of [
		[a, b],
		[b, a]
	] as const) {
		const next = all.find(({ id, writer, ordinal }) => {
			const isNew = ![...a.stored, ...b.stored].some((entry) => entry.id === id);
			const isDue = from.stored.filter((entry) => entry.writer === writer).length === ordinal;
			return isNew && isDue;
		})!;
		from.stored.push(next);
		from.share.tell([next]);
		await run(ms);
		expect(to.stored.map(({ id }) => id)).toContain(next.id);
	}
}

/** Entries that a tablet has written on this page. */
function openHers({ device, network }: Tablet, count: number): Entry[] {
	const write = pen({
		...{ table: opening.id, writer: 9000 + 100 + device.charCodeAt(0), device },
		now: () => network.clock.now
	});
	return Array.from({ length: count }, (_, i) =>
		write({
			...{ kind: 'table', parent: opening.id, seat: '', commands: [], events: [] },
			change: { [`note${String(i)}`]: true }
		})
	);
}

describe('a mesh', () => {
	test('six tablets that were paired five times are all linked with one another', async () => {
		const { tablets, run } = await evenings(['a', 'b', 'c', 'd', 'e', 'f']);
		await run(3000);
		for (const tablet of tablets) expect(tablet.sound()).toHaveLength(5);
		tablets[0]!.share.tell(all);
		await run(1500);
		for (const { stored } of tablets.slice(1))
			expect(new Set(stored.map(({ id }) => id)).size).toBe(all.length);
		await run(5000);
		for (const tablet of tablets)
			for (const { peer } of tablet.mesh.peers) expect(tablet.lines(peer.device)).toBe(1);
	});

	test.each([10, 25, 45, 70, 110])(
		'a network that was away for %i s is back without a tap, and entries go both ways',
		async (seconds) => {
			const { tablets, network, run } = await evenings(['a', 'b']);
			await run(12_000);
			network.cut('b');
			// a real line does not come back after a long time
			if (seconds >= 25) for (const line of network.lines) line.isDeaf = true;
			await run(seconds * 1000);
			expect(tablets[0]!.sound()).toEqual([]);
			network.restore('b');
			await run(2000);
			expect(tablets[0]!.sound()).toEqual(['b']);
			await expectTraffic([tablets[0]!, tablets[1]!], run);
			await run(20_000);
			expect(tablets[0]!.mesh.peers[0]?.spares).toBe(3);
		}
	);

	test('a tablet that was stopped for 120 s is back within five seconds', async () => {
		const { tablets, network, run } = await evenings(['a', 'b']);
		await run(12_000);
		tablets[1]!.isStopped = true;
		for (const line of network.lines) line.isDeaf = true;
		await run(120_000);
		tablets[1]!.isStopped = false;
		await run(5000);
		expect(tablets[0]!.sound()).toEqual(['b']);
		await expectTraffic([tablets[0]!, tablets[1]!], run);
	});

	test('a line that has lost one direction is replaced, whichever side notices, and is closed only then', async () => {
		for (const side of ['a', 'b']) {
			const { tablets, network, run } = await evenings(['a', 'b']);
			await run(12_000);
			const broken = network.lines.find((line) => line.isOpen && line.from === side)!;
			broken.isDeaf = true;
			await run(8000);
			expect(tablets[0]!.sound()).toEqual(['b']);
			await expectTraffic([tablets[0]!, tablets[1]!], run);
			await run(40_000);
			expect([tablets[0]!.lines('b'), tablets[1]!.lines('a')]).toEqual([1, 1]);
			expect(broken.isOpen).toBe(false);
		}
	});

	test('a tablet whose page was loaded anew finds the others by the spares on its disk', async () => {
		const { tablets, run } = await evenings(['a', 'b', 'c']);
		await run(12_000);
		await tablets[1]!.reload();
		await run(3000);
		expect(tablets[1]!.sound().toSorted()).toEqual(['a', 'c']);
		await expectTraffic([tablets[0]!, tablets[1]!], run);
		// and once more: new spares were made since
		await run(12_000);
		await tablets[1]!.reload();
		await run(3000);
		expect(tablets[1]!.sound().toSorted()).toEqual(['a', 'c']);
	});

	test('two that have lost each other and have no spares are brought together by a third', async () => {
		const { tablets, network, run } = await evenings(['a', 'b', 'c']);
		await run(4000);
		for (const tablet of tablets) for (const { spare } of tablet.disk.values()) spare.offer.close();
		for (const line of network.lines)
			if (line.from !== 'b' && line.to !== 'b') {
				line.isDeaf = true;
			}
		await run(12_000);
		expect(tablets[0]!.sound().toSorted()).toEqual(['b', 'c']);
		await expectTraffic([tablets[0]!, tablets[2]!], run);
	});

	test('whoever has been silent the longest makes room for a newcomer, and nobody who is heard does', async () => {
		const { tablets, network, run } = await evenings(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
		const j = new Tablet('j', network);
		await run(12_000);
		const [a, b, c] = [tablets[0]!, tablets[1]!, tablets[2]!];
		// nine are at the table, the tenth does not come in
		expect(a.sound()).toHaveLength(8);
		const line = async () => {
			await pair(a, j);
			await run(2000);
		};
		await line();
		expect(a.sound()).not.toContain('j');
		b.isStopped = true;
		await run(5000);
		c.isStopped = true;
		await run(20_000);
		await line();
		expect(a.sound()).toContain('j');
		const known = a.mesh.peers.map(({ peer }) => peer.device);
		expect([known.includes('b'), known.includes('c'), known.length]).toEqual([false, true, 8]);
		expect(network.lines.filter(({ from, to, isOpen }) => isOpen && from === 'a' && to === 'b')).toEqual([]);
	});

	test('when two ask for each other at once one line stays', async () => {
		const { tablets, run } = await evenings(['a', 'b']);
		await Promise.all([pair(tablets[0]!, tablets[1]!), pair(tablets[1]!, tablets[0]!)]);
		await run(200);
		expect(tablets[0]!.lines('b')).toBe(3);
		await run(6000);
		expect([tablets[0]!.lines('b'), tablets[1]!.lines('a')]).toEqual([1, 1]);
		await expectTraffic([tablets[0]!, tablets[1]!], run);
	});

	test('what somebody wrote whom we do not hear comes by a third tablet, also when she has gone for good', async () => {
		const { tablets, network, run } = await evenings(['a', 'b', 'c']);
		await run(12_000);
		const [a, b, c] = tablets as [Tablet, Tablet, Tablet];
		for (const way of ['a>c', 'c>a']) network.cut(way);
		await run(6000);
		// her entries are under the writer of her page, as all that a page writes
		const hers = openHers(c, 5);
		c.stored.push(...hers);
		c.share.tell(hers);
		await run(2000);
		expect(b.stored.filter(({ device }) => device === 'c')).toHaveLength(5);
		b.share.compare();
		await run(2000);
		expect(a.stored.filter(({ device }) => device === 'c')).toHaveLength(5);
	});

	test('short sleeps of either side leave spares for a long one', async () => {
		for (const sleeper of [0, 1]) {
			const { tablets, network, run } = await evenings(['a', 'b']);
			await run(12_000);
			for (let i = 0; i < 7; i++) {
				tablets[sleeper]!.isStopped = true;
				await run(3000 + 500 * i);
				tablets[sleeper]!.isStopped = false;
				await run(6000);
			}
			await run(20_000);
			expect(tablets.map(({ mesh }) => mesh.peers[0]?.spares)).toEqual([3, 3]);
			network.cut('b');
			for (const line of network.lines) line.isDeaf = true;
			await run(45_000);
			network.restore('b');
			await run(4000);
			expect(tablets[0]!.sound()).toEqual(['b']);
		}
	});

	test('a link that was given up is begun anew as long as the other tablet is heard', async () => {
		const { tablets, run } = await evenings(['a', 'b']);
		await run(12_000);
		tablets[0]!.mesh.peers[0]!.link.close({ code: 'theySayNothing' });
		await run(3000);
		expect(tablets.map(({ mesh }) => mesh.peers[0]?.link.stage)).toEqual(['live', 'live']);
		await expectTraffic([tablets[0]!, tablets[1]!], run);
	});

	test('nobody speaks for another on a link of her own, or under a writer that somebody else has', async () => {
		for (const [device, writer] of [
			['c', 77],
			['b', 9000 + 100 + 'a'.charCodeAt(0)]
		] as const) {
			const { tablets, run } = await evenings(['a', 'b']);
			await run(3000);
			const { link } = tablets[0]!.mesh.peers[0]!;
			const hi = { ...link.them!, device, writer };
			await link.receive(encodeMessage({ say: 'hi', hi, heard: false }));
			expect([link.stage, link.refusal?.code]).toEqual(['closed', 'writtenAsAnother']);
		}
	});

	test('who names tablets that are not there, or asks for them, makes this one offer a few lines only', async () => {
		const { tablets, network, run } = await evenings(['a', 'b']);
		await run(12_000);
		const made = network.made.get('b') ?? 0;
		const { link } = tablets[0]!.mesh.peers[0]!;
		const address = packAddress(addressOf(77));
		for (let i = 0; i < 500; i++) {
			const names = Array.from({ length: 8 }, (_, n) => `zz${String(8 * i + n)}`);
			link.tell({ say: 'here', devices: names });
			for (const from of names)
				link.tell({ say: 'pair', id: from, step: 'ask', use: 'now', from, to: 'b', address });
		}
		await run(2500);
		expect((network.made.get('b') ?? 0) - made).toBe(8);
		await run(60_000);
		expect(tablets[0]!.sound()).toEqual(['b']);
		expect((network.made.get('b') ?? 0) - made).toBeLessThan(40);
	});

	test('who asks for lines without end gets a few', async () => {
		const { tablets, network, run } = await evenings(['a', 'b']);
		await run(12_000);
		const made = network.made.get('b') ?? 0;
		const { link } = tablets[0]!.mesh.peers[0]!;
		const address = packAddress(addressOf(77));
		for (let i = 0; i < 1000; i++)
			for (const use of ['now', 'spare'] as const)
				link.tell({ say: 'pair', id: `${use}${String(i)}`, step: 'ask', use, from: 'a', to: 'b', address });
		await run(2000);
		expect((network.made.get('b') ?? 0) - made).toBe(8);
		expect(tablets[0]!.sound()).toEqual(['b']);
	});
});
