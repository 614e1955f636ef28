import { expect, test } from 'vitest';
import { yes } from '../../src/lib/engine/rules.js';
import type { Entry } from '../../src/lib/log/index.js';
import { readHello, writeHello } from '../../src/lib/sync/hello.js';
import { Meeting } from '../../src/lib/sync/meeting.js';
import { Share } from '../../src/lib/sync/index.js';
import { play } from '../support/evening.js';

const DEVICES = ['0123456789ab', 'ba9876543210'] as const;

async function begin(device: string) {
	const camera = await navigator.mediaDevices.getUserMedia({ video: true });
	for (const track of camera.getTracks()) track.stop();
	const begun = await Meeting.begin();
	if (!begun.ok) throw new Error(begun.refusal.code);
	const meeting = begun.value;
	return { device, meeting, code: writeHello({ device, address: meeting.address }) };
}
async function meet(mine: Awaited<ReturnType<typeof begin>>, code: string) {
	const hello = readHello(code, mine.device);
	if (!hello.ok) throw new Error(hello.refusal.code);
	const wire = await mine.meeting.meet(hello.value.address);
	if (!wire.ok) throw new Error(wire.refusal.code);
	return wire.value;
}

test('two tablets that have read each other’s code are linked, in either order, without a server', async () => {
	for (const [first, second] of [
		[0, 1],
		[1, 0]
	] as const) {
		const tablets = [await begin(DEVICES[0]), await begin(DEVICES[1])] as const;
		const opening = meet(tablets[first], tablets[second].code);
		await new Promise((resolve) => setTimeout(resolve, 300));
		const wires = await Promise.all([opening, meet(tablets[second], tablets[first].code)]);
		const heard = new Promise<Uint8Array>((resolve) => (wires[1].hear = resolve));
		const large = Uint8Array.from({ length: 200_000 }, (_, i) => i % 251);
		wires[0].send(large);
		expect(await heard).toEqual(large);
		const gone = new Promise<void>((resolve) => (wires[1].gone = resolve));
		wires[0].close();
		await gone;
	}
});

test('a table goes over the link, and what is written then is there at once', async () => {
	const evening = play({
		...{ seed: 9, tablets: 3, byHand: [], rounds: 99, doPeopleAdopt: false },
		rooms: [[0, 0, 0, 0, 0]]
	})[0]!;
	const { opening } = evening.history;
	const all = [...evening.stored.values()];
	const tablets = [await begin(DEVICES[0]), await begin(DEVICES[1])] as const;
	const wires = await Promise.all([meet(tablets[0], tablets[1].code), meet(tablets[1], tablets[0].code)]);
	const kept: Entry[] = [];
	const shares = wires.map((wire, i) => {
		const share = new Share({
			...{ open: opening, stored: i === 0 ? all.slice(0, -1) : [opening], device: DEVICES[i] ?? '' },
			...{ writer: 9000 + i, schema: 2, rules: 1 },
			keep: (entries) => {
				kept.push(...entries);
				return Promise.resolve(yes(undefined));
			}
		});
		const link = share.join(wire);
		wire.hear = (message) => void link.receive(message);
		return share;
	});
	await expect.poll(() => shares[1]!.links[0]?.stage).toBe('live');
	shares[0]!.tell(all);
	await expect.poll(() => new Set(kept.map(({ id }) => id)).size).toBe(all.length - 1);
	expect(shares[1]!.bytes()).toEqual(shares[0]!.bytes());
});
