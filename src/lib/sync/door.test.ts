import { describe, expect, test } from 'vitest';
import { Network } from '../../../tests/support/net/network.js';
import { Clock } from '../../../tests/support/soak/clock.js';
import { openTable, type OpenEntry } from '../log/index.js';
import { answerDoor, knock, type Role } from './door.js';
import type { Line } from './line.js';

const open = openTable(
	{ system: 'alliance', rules: '2', setup: {}, seed: 'a secret' },
	{ writer: 1, device: 'ana', seat: '', at: 0 }
);

async function line(): Promise<{ clock: Clock; ends: readonly [Line, Line] }> {
	const clock = new Clock();
	const network = new Network(clock);
	const [one, other] = [await network.offer('ana'), await network.offer('ben')];
	if (!one.ok || !other.ok) throw new Error('no offer');
	const opening = Promise.all([one.value.meet(other.value.address), other.value.meet(one.value.address)]);
	await clock.runUntil(100);
	const [a, b] = await opening;
	if (!a.ok || !b.ok) throw new Error('no line');
	return { clock, ends: [a.value, b.value] };
}
const door = (as: Role | undefined, its: OpenEntry = open) => ({
	open: its,
	device: 'ana',
	isKnown: (device: string) => device !== 'eve',
	admit: () => Promise.resolve(as)
});
const newcomer = { device: 'ben', isBack: false };

describe('the door of a table', () => {
	test.each(['captain', 'spectator'] as const)(
		'lets a newcomer in as a %s, with the beginning of the table',
		async (as) => {
			const { clock, ends } = await line();
			const both = Promise.all([answerDoor(ends[0], door(as), newcomer), knock(ends[1], 'ben')]);
			await clock.runUntil(1000);
			expect(await both).toEqual([
				{ ok: true, value: { device: 'ben', as } },
				{ ok: true, value: { open, as } }
			]);
		}
	);

	test('what is said after it waits for whoever listens next', async () => {
		const { clock, ends } = await line();
		const both = Promise.all([answerDoor(ends[0], door('captain'), newcomer), knock(ends[1], 'ben')]);
		await clock.runUntil(1000);
		await both;
		ends[0].send(Uint8Array.of(7));
		await clock.runUntil(2000);
		const heard: number[] = [];
		ends[1].hear = (message) => heard.push(message[0] ?? 0);
		expect(heard).toEqual([7]);
	});

	test('stays closed when nobody lets them in, and both are told', async () => {
		const { clock, ends } = await line();
		const both = Promise.all([answerDoor(ends[0], door(undefined), newcomer), knock(ends[1], 'ben')]);
		await clock.runUntil(1000);
		const code = { ok: false, refusal: { code: 'notLetIn' } };
		expect(await both).toEqual([code, code]);
	});

	test('does not let in another tablet than the one whose code was read: a code may have been photographed', async () => {
		const { clock, ends } = await line();
		const both = Promise.all([answerDoor(ends[0], door('captain'), newcomer), knock(ends[1], 'eve')]);
		await clock.runUntil(1000);
		expect((await both).map((each) => !each.ok && each.refusal.code)).toEqual([
			'notWhoTheySaid',
			'notWhoTheySaid'
		]);
	});

	test('lets those back in without a tap who have been at the table, and nobody who only says so', async () => {
		const { clock, ends } = await line();
		const back = { device: 'ben', isBack: true };
		const theirs = { ...door(undefined), device: 'ben' };
		const both = Promise.all([
			answerDoor(ends[0], door(undefined), back),
			answerDoor(ends[1], theirs, { device: 'ana', isBack: true })
		]);
		await clock.runUntil(1000);
		expect(await both).toEqual([
			{ ok: true, value: { device: 'ben' } },
			{ ok: true, value: { device: 'ana' } }
		]);
		const other = await line();
		const guessed = { ...open, open: { ...open.open, seed: 'a guess' } };
		const tried = Promise.all([
			answerDoor(other.ends[0], door(undefined), back),
			answerDoor(other.ends[1], { ...theirs, open: guessed }, { device: 'ana', isBack: true })
		]);
		await other.clock.runUntil(1000);
		expect((await tried)[0]).toEqual({ ok: false, refusal: { code: 'notLetIn' } });
		// nor one that knows all and never came: a spectator under another name
		const named = await line();
		const asEve = Promise.all([
			answerDoor(named.ends[0], door(undefined), { device: 'eve', isBack: true }),
			answerDoor(named.ends[1], { ...theirs, device: 'eve' }, { device: 'ana', isBack: true })
		]);
		await named.clock.runUntil(1000);
		expect((await asEve)[0]).toEqual({ ok: false, refusal: { code: 'notLetIn' } });
	});

	test('people are asked about a tablet that has the table by another road, a file: it proves that, and never came', async () => {
		const { clock, ends } = await line();
		const both = Promise.all([
			answerDoor(ends[0], door('captain'), { device: 'eve', isBack: true }),
			answerDoor(ends[1], { ...door(undefined), device: 'eve' }, { device: 'ana', isBack: true })
		]);
		await clock.runUntil(1000);
		expect(await both).toEqual([
			{ ok: true, value: { device: 'eve', as: 'captain' } },
			{ ok: true, value: { device: 'ana' } }
		]);
	});

	test('a line that says what no door says is closed, one that goes is not waited for', async () => {
		const { clock, ends } = await line();
		const answer = answerDoor(ends[0], door('captain'), newcomer);
		ends[1].send(Uint8Array.of(0xff, 1, 2));
		await clock.runUntil(1000);
		expect(await answer).toEqual({ ok: false, refusal: { code: 'messageForeign' } });
		const other = await line();
		const gone = answerDoor(other.ends[0], door('captain'), newcomer);
		other.ends[1].close();
		await other.clock.runUntil(1000);
		expect(await gone).toEqual({ ok: false, refusal: { code: 'theyClosed' } });
	});
});
