import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play } from '../../../tests/support/evening.js';
import { yes } from '../engine/rules.js';
import type { Entry } from '../log/index.js';
import { Carry } from './carry.js';
import { Bucket, Fountain, kindOf } from './fountain.js';
import { readParcel, writeParcel } from './parcel.js';
import { Share } from './share.js';

const bytesOf = (length: number, seed = 7) =>
	Uint8Array.from({ length }, (_, i) => Math.imul(i + seed, 2_654_435_761) >>> 24);

describe('a fountain of frames', () => {
	test('a content is whole after a few frames more than it has blocks, whichever were missed', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 20_000 }),
				fc.integer({ min: 20, max: 400 }),
				fc.array(fc.boolean(), { minLength: 8, maxLength: 40 }),
				(length, block, seen) => {
					fc.pre(seen.some(Boolean) && length / block < 400);
					const content = bytesOf(length);
					const fountain = new Fountain('parcel', content, block);
					const bucket = new Bucket(1e6);
					let [taken, whole, progress] = [0, undefined as Uint8Array | undefined, 0];
					for (let i = 0; !whole && i < 40 * (fountain.blocks + 20); i++) {
						const frame = fountain.next();
						if (seen[i % seen.length] !== true) continue;
						whole = bucket.add(frame);
						expect(bucket.progress).toBeGreaterThanOrEqual(progress);
						({ progress } = bucket);
						taken++;
					}
					expect(whole).toEqual(content);
					expect(taken).toBeLessThan(fountain.blocks + 24);
				}
			),
			{ numRuns: 60 }
		);
	});

	test('a content of one block is in every frame', () => {
		const content = bytesOf(90);
		const fountain = new Fountain('have', content, 94);
		for (let i = 0; i < 50; i++) expect(new Bucket(1000).add(fountain.next())).toEqual(content);
	});

	test('twenty kilobytes with three frames of ten missed need two per cent more frames than blocks', () => {
		const fountain = new Fountain('parcel', bytesOf(20_480), 200);
		const bucket = new Bucket(1e6);
		let [taken, whole] = [0, undefined as Uint8Array | undefined];
		for (let i = 0; !whole; i++) {
			const frame = fountain.next();
			if (i % 10 < 3) continue;
			whole = bucket.add(frame);
			taken++;
		}
		expect(taken).toBeLessThanOrEqual(Math.ceil(1.05 * fountain.blocks));
	});

	test('a frame that was misread is noticed at the end, and the content is seen once more', () => {
		const content = bytesOf(900);
		const fountain = new Fountain('parcel', content, 100);
		const bucket = new Bucket(1e6);
		const torn = fountain.next();
		torn[15]! ^= 1;
		bucket.add(torn);
		for (let i = 1; i < fountain.blocks; i++) expect(bucket.add(fountain.next())).toBeUndefined();
		let whole: Uint8Array | undefined;
		for (let i = 0; !whole && i < 40; i++) whole = bucket.add(fountain.next());
		expect(whole).toEqual(content);
	});

	test('what is no frame, or promises more than anybody should keep, changes nothing', () => {
		expect([kindOf(new Uint8Array()), kindOf(bytesOf(30))]).toEqual([undefined, undefined]);
		const huge = new Fountain('parcel', bytesOf(5000), 100).next();
		const bucket = new Bucket(1000);
		expect([bucket.add(huge), bucket.progress]).toEqual([undefined, 0]);
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
				const frame = Uint8Array.from([0xf1, 1, ...bytes]);
				if (kindOf(frame)) new Bucket(1000).add(frame);
			})
		);
	});
});

const evening = play({
	...{ seed: 6, tablets: 3, byHand: [], rounds: 99, doPeopleAdopt: false },
	rooms: [[0, 0, 0, 0, 0]]
})[0]!;
const { opening } = evening.history;
const all = [...evening.stored.values()];

/** A tablet that shows moving codes; with no entries it has no table yet. */
function tablet(device: string, stored: readonly Entry[]) {
	const kept = [...stored];
	const shares: Share[] = [];
	const begin = () =>
		shares.push(
			new Share({
				...{ open: opening, stored: kept, device, writer: 7000 + device.charCodeAt(0), schema: 2, rules: 2 },
				keep: (entries) => {
					kept.push(...entries);
					return Promise.resolve(yes(undefined));
				}
			})
		);
	if (stored.length > 0) begin();
	const refusals: unknown[] = [];
	const carry: Carry = new Carry({
		have: () => ({
			device,
			...(shares[0] && { table: opening.id }),
			vector: shares[0]?.stateVector() ?? Uint8Array.of(0)
		}),
		parcelFor(have) {
			const updates = shares[0]?.missing(have.vector) ?? [];
			return updates.length > 0 ? writeParcel({ open: opening, updates }) : undefined;
		},
		take(bytes) {
			const parcel = readParcel(bytes);
			if (!parcel.ok) throw new Error(parcel.refusal.code);
			if (!shares[0]) {
				kept.push(parcel.value.open);
				begin();
			}
			return Promise.all(parcel.value.updates.map((update) => shares[0]!.take(update))).then((each) => {
				refusals.push(...each.filter(Boolean));
				carry.changed();
				return each.every((refusal) => refusal === undefined);
			});
		}
	});
	return { carry, refusals, ids: () => new Set(kept.map(({ id }) => id)), share: () => shares[0] };
}

describe('two tablets with moving codes', () => {
	/** Each shows a code and reads the other's, but misses some; gives how many were shown until both had all. */
	async function face(a: ReturnType<typeof tablet>, b: ReturnType<typeof tablet>): Promise<number> {
		for (let i = 0; i < 4000; i++) {
			const codes = [a.carry.next(), b.carry.next()] as const;
			if (i % 3 !== 0) a.carry.read(codes[1]);
			if (i % 4 !== 0) b.carry.read(codes[0]);
			await Promise.resolve();
			if (i % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
			if (a.carry.isGiven && b.carry.isGiven) return i;
		}
		throw new Error('no end');
	}

	test('give each other what is missing, in both directions at once', async () => {
		const half = Math.floor(all.length / 2);
		const [a, b] = [tablet('a', all.slice(0, half)), tablet('b', [opening, ...all.slice(half / 2)])];
		await face(a, b);
		expect(a.ids()).toEqual(b.ids());
		expect(a.share()?.bytes()).toEqual(b.share()?.bytes());
		expect([a.refusals, b.refusals]).toEqual([[], []]);
		expect([a.carry.progress, a.carry.isTaken]).toEqual([1, true]);
	});

	test('a tablet without the table gets all of it', async () => {
		const [a, b] = [tablet('a', all), tablet('b', [])];
		await face(a, b);
		expect(b.ids()).toEqual(a.ids());
	});

	test('codes of something else are no codes, and its own are not heard in a mirror', () => {
		const a = tablet('a', all);
		expect([a.carry.read('HTTPS://EXAMPLE.ORG'), a.carry.read('46NAF2GW62')]).toEqual([false, false]);
		a.carry.read(a.carry.next());
		expect(a.carry.them).toBeUndefined();
	});

	test('a parcel that is torn, or no parcel, is refused', () => {
		const whole = writeParcel({ open: opening, updates: [] });
		expect(readParcel(whole)).toEqual({ ok: true, value: { open: opening, updates: [] } });
		for (const bytes of [whole.slice(0, -9), new Uint8Array(), bytesOf(50)])
			expect(readParcel(bytes).ok).toBe(false);
	});
});
