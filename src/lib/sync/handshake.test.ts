import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { addressOf } from '../../../tests/support/net/network.js';
import { refuse, yes, type Decision } from '../engine/rules.js';
import { handshake, type HandshakeEvent, type Me } from './handshake.js';
import { writeHello } from './hello.js';
import type { Line, Offer } from './line.js';

const [ANA, BEN] = ['0123456789ab', 'ba9876543210'] as const;
const [TABLE, OTHER] = ['0123456789abcdef', 'fedcba9876543210'] as const;
const theirs = (table: string | undefined = TABLE, device: string = BEN) =>
	writeHello({ device, ...(table !== '' && { table }), address: addressOf(2) });

/** A handshake whose tablet does what a test says. */
function tablet(me: Me = { device: ANA }) {
	const closed: number[] = [];
	const waiting = () => new Promise<never>(() => undefined);
	let made = 0;
	const its = {
		camera: (): Promise<undefined> => Promise.resolve(undefined),
		offer: (): Promise<Decision<Offer>> => {
			const number = ++made;
			const offer = {
				address: addressOf(number),
				isTrying: true,
				meet: waiting,
				close: () => closed.push(number)
			};
			return Promise.resolve(yes(offer));
		},
		connect: waiting as () => Promise<Decision<Line>>,
		enter: waiting as () => Promise<Decision<unknown>>,
		see: undefined as ((text: string) => void) | undefined
	};
	const actor = createActor(
		handshake.provide({
			actors: {
				askCamera: fromPromise(() => its.camera()),
				makeOffer: fromPromise(() => its.offer()),
				look: fromCallback<HandshakeEvent>(({ sendBack }) => {
					its.see = (text) => sendBack({ type: 'CODE', text });
					return () => (its.see = undefined);
				}),
				connect: fromPromise(() => its.connect()),
				enter: fromPromise(() => its.enter())
			}
		}),
		{ input: me }
	).start();
	const at = () => {
		const { value, context } = actor.getSnapshot();
		return [value, context.problem] as const;
	};
	const settle = () => vi.advanceTimersByTimeAsync(1);
	const start = async () => {
		actor.send({ type: 'START' });
		await settle();
	};
	return { its, actor, at, closed, settle, start, made: () => made };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('the handshake of two tablets', () => {
	test('says why before it asks for the camera, then shows a code and looks for theirs', async () => {
		const { at, start, its, actor } = tablet();
		expect(at()).toEqual(['explained', undefined]);
		await start();
		expect(at()).toEqual(['showing', undefined]);
		expect(actor.getSnapshot().context.code).toMatch(/^[0-9A-Z $%*+\-./:]{100,156}$/);
		expect(its.see).toBeTypeOf('function');
	});

	test('a code that is read leads to a line, to the door, and in', async () => {
		const { at, start, its, settle } = tablet();
		its.connect = () => Promise.resolve(yes({} as Line));
		its.enter = () => Promise.resolve(yes(undefined));
		await start();
		its.see?.(theirs());
		expect(at()[0]).toBe('meeting');
		await settle();
		expect(at()).toEqual(['in', undefined]);
	});

	test.each<[string, Me, string, string]>([
		['a code of something else', { device: ANA }, 'HTTPS://EXAMPLE.ORG', 'codeForeign'],
		['a misread code', { device: ANA }, theirs().replace(/^(.{30})./, '$10'), 'helloTorn'],
		['its own code in a mirror', { device: BEN }, theirs(), 'codeOwn'],
		['a tablet at another table', { device: ANA, table: OTHER }, theirs(), 'otherTable'],
		['a tablet that has no table either', { device: ANA }, theirs(''), 'noTableYet']
	])('%s is said, and it looks on', async (_, me, code, problem) => {
		const { at, start, its } = tablet(me);
		await start();
		its.see?.(code);
		expect(at()).toEqual(['showing', problem]);
		its.see?.(theirs(me.table, me.device === ANA ? BEN : ANA));
		expect(at()).toEqual(['meeting', undefined]);
	});

	test('a camera that is denied is said, with another try and with typing as ways on', async () => {
		const { at, start, its, actor, settle } = tablet();
		its.camera = () => Promise.reject(new Error('cameraDenied'));
		await start();
		expect(at()).toEqual(['blocked', 'cameraDenied']);
		actor.send({ type: 'RETRY' });
		await settle();
		expect(at()).toEqual(['blocked', 'cameraDenied']);
		actor.send({ type: 'TYPE' });
		await settle();
		expect(at()[0]).toBe('showing');
	});

	test.each(['noNetwork', 'noRoads'])('%s is said instead of waiting for ever', async (code) => {
		const { at, start, its, actor, settle } = tablet();
		const offer = its.offer;
		its.offer = () => Promise.resolve(refuse(code));
		await start();
		expect(at()).toEqual(['blocked', code]);
		its.offer = offer;
		actor.send({ type: 'RETRY' });
		await settle();
		expect(at()[0]).toBe('showing');
	});
	test('a browser that breaks while it makes the code is one that cannot link', async () => {
		const { at, start, its } = tablet();
		its.offer = () => Promise.reject(new Error('broken'));
		await start();
		expect(at()).toEqual(['blocked', 'noRoads']);
	});

	test('a code is new after five minutes, and the old one no longer leads here', async () => {
		const { start, actor, closed, made } = tablet();
		await start();
		const { code } = actor.getSnapshot().context;
		await vi.advanceTimersByTimeAsync(300_001);
		expect(actor.getSnapshot().context.code).not.toBe(code);
		expect([made(), closed]).toEqual([2, [1]]);
	});
	test('once theirs was read ours stays, however slow they are', async () => {
		const { start, its, at, made } = tablet();
		await start();
		its.see?.(theirs());
		await vi.advanceTimersByTimeAsync(299_000);
		expect([at()[0], made()]).toEqual(['meeting', 1]);
	});

	test('a browser that waits for a permission and says nothing is noticed after five seconds', async () => {
		const { start, its, at } = tablet();
		its.offer = () =>
			Promise.resolve(
				yes({
					address: addressOf(1),
					isTrying: false,
					meet: () => new Promise<never>(() => undefined),
					close: () => undefined
				})
			);
		await start();
		its.see?.(theirs());
		await vi.advanceTimersByTimeAsync(5001);
		expect(at()).toEqual(['meeting', 'networkAsks']);
	});
	test('two that have read each other and do not meet are told after twenty seconds, and may begin anew', async () => {
		const { start, its, at, actor, closed, settle } = tablet();
		await start();
		its.see?.(theirs());
		await vi.advanceTimersByTimeAsync(19_000);
		expect(at()).toEqual(['meeting', undefined]);
		await vi.advanceTimersByTimeAsync(1001);
		expect(at()).toEqual(['meeting', 'notReached']);
		actor.send({ type: 'RETRY' });
		await settle();
		expect([at(), closed]).toEqual([['showing', undefined], [1]]);
	});

	test.each([
		['a line that was refused', () => Promise.resolve(refuse('helloTorn'))],
		['a code that the browser cannot use', () => Promise.reject(new Error('no'))]
	])('%s leads to a new code, with the reason', async (_, connect) => {
		const { start, its, at, settle } = tablet();
		its.connect = connect;
		await start();
		its.see?.(theirs());
		await settle();
		expect(at()).toEqual(['showing', 'helloTorn']);
	});

	test.each([
		['notLetIn', () => Promise.resolve(refuse('notLetIn'))],
		['pleaseUpdate', () => Promise.resolve(refuse('pleaseUpdate'))],
		['brokenHere', () => Promise.reject(new Error('no'))]
	])('at the door: %s is said, and another try begins anew', async (code, enter) => {
		const { start, its, at, actor, settle } = tablet();
		its.connect = () => Promise.resolve(yes({} as Line));
		its.enter = enter;
		await start();
		its.see?.(theirs());
		await settle();
		expect(at()).toEqual(['blocked', code]);
		actor.send({ type: 'RETRY' });
		await settle();
		expect(at()[0]).toBe('showing');
	});

	test('after one tablet is in the next may come', async () => {
		const { start, its, at, actor, settle, made } = tablet({ device: ANA, table: TABLE });
		its.connect = () => Promise.resolve(yes({} as Line));
		its.enter = () => Promise.resolve(yes(undefined));
		await start();
		its.see?.(theirs(''));
		await settle();
		actor.send({ type: 'RETRY' });
		await settle();
		expect([at(), made()]).toEqual([['showing', undefined], 2]);
	});

	test('whoever leaves lets go of the code, but not of a line that has been opened', async () => {
		const one = tablet();
		await one.start();
		one.actor.send({ type: 'CANCEL' });
		expect([one.actor.getSnapshot().status, one.closed]).toEqual(['done', [1]]);
		const other = tablet();
		other.its.connect = () => Promise.resolve(yes({} as Line));
		await other.start();
		other.its.see?.(theirs());
		await other.settle();
		other.actor.send({ type: 'CANCEL' });
		expect(other.closed).toEqual([]);
	});
});
