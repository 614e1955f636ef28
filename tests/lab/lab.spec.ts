import { expect, test as base } from '@playwright/test';
import {
	codeOf,
	goOnAlone,
	goToJoin,
	letIn,
	newTablet,
	openDoor,
	readCode,
	same,
	steps
} from '../e2e/together.js';
import type { Tablet } from '../e2e/together.js';
import { Lan, mayMakeNetworks, type Host } from './lan.js';

interface Machine extends Tablet {
	readonly host: Host;
}

const test = base.extend<{ machines: (count: number) => Promise<Machine[]> }>({
	machines: async ({}, use) => {
		let lan: Lan | undefined;
		const started: Machine[] = [];
		await use(async (count) => {
			lan = new Lan(count);
			for (const host of lan.hosts) {
				const { browser, url } = await host.start();
				started.push({ ...(await newTablet(browser, url)), host });
			}
			return started;
		});
		for (const { faults } of started) expect(faults).toEqual([]);
		await lan?.close();
	}
});
test.skip(!mayMakeNetworks(), 'This machine lets nobody make networks: it takes Linux, iproute2 and root.');

/** In s: so long it takes at most until two have agreed on spares and stored them. */
const SPARES = 9;
const seconds = (s: number) => new Promise((resolve) => setTimeout(resolve, s * 1000));

/** Tablets at one table whose ships are placed, each let in by the one before it, with spares in hand. */
async function atOneTable(machines: Machine[]): Promise<[Machine, Machine, ...Machine[]]> {
	const [ana, ben, ...more] = machines;
	if (!ana || !ben) throw new Error('lab: a table takes two');
	await ana.hand.startTable({ captains: Math.max(2, machines.length) });
	await ana.hand.deploy();
	for (const [i, newcomer] of machines.slice(1).entries()) {
		await letIn(machines[i] ?? ana, newcomer);
		await goOnAlone(newcomer);
	}
	for (const { page } of machines) await page.getByLabel(allOf(machines.length)).waitFor();
	await seconds(SPARES);
	return [ana, ben, ...more];
}
const allOf = (count: number) => `At the table: ${String(count)} of ${String(count)} tablets`;

/** Back without a tap: how long that took is said; then what either does is seen by all. */
async function backTogether(
	machines: readonly Machine[],
	says: (description: string) => void
): Promise<void> {
	const from = Date.now();
	const everybody = allOf(machines.length);
	const isBack = async ({ page }: Machine) => (await page.getByLabel(everybody).count()) > 0;
	const areBack = async () => {
		const [told, here] = [await Promise.all(machines.map(steps)), await Promise.all(machines.map(isBack))];
		return new Set(told).size === 1 && here.every(Boolean);
	};
	await expect.poll(areBack, { intervals: [100], timeout: 60_000 }).toBe(true);
	says(`back together after ${((Date.now() - from) / 1000).toFixed(1)} s`);
	for (const machine of machines) {
		await goOnAlone(machine);
		await machine.hand.step();
		for (const other of machines) await same(machine, other);
	}
}
const said = (description: string): void => {
	test.info().annotations.push({ type: 'figure', description });
	console.log(`   ${test.info().title}: ${description}`);
};

test('two tablets on a network without a road to anywhere share a table', async ({ machines }) => {
	const [ana, ben] = await atOneTable(await machines(2));
	await ana.hand.playUntilRound(2);
	await same(ana, ben);
});

for (const away of [10, 25, 45, 70])
	for (const isBusy of [false, true])
		test(`the network is away for ${String(away)} s, ${isBusy ? 'and both play on' : 'and nobody does anything'}`, async ({
			machines
		}) => {
			const [ana, ben] = await atOneTable(await machines(2));
			ben.host.plug(false);
			if (isBusy) {
				for (let i = 0; i < 3; i++) await ana.hand.step();
				await ben.hand.step();
			}
			await seconds(away);
			// so that there is something to come back to
			if (!isBusy) await ana.hand.step();
			ben.host.plug(true);
			await backTogether([ana, ben], said);
		});

for (const length of [25, 120])
	test(`a tablet sleeps for ${String(length)} s while the other plays on`, async ({ machines }) => {
		const [ana, ben] = await atOneTable(await machines(2));
		ben.host.stop(true);
		await ana.hand.step();
		await seconds(length);
		ben.host.stop(false);
		await backTogether([ana, ben], said);
	});

for (const isFirst of [true, false])
	test(`one direction is lost for 30 s: what the ${isFirst ? 'first' : 'second'} tablet sends does not arrive`, async ({
		machines
	}) => {
		const [ana, ben] = await atOneTable(await machines(2));
		const [mute, other] = isFirst ? [ana, ben] : [ben, ana];
		mute.host.mute(other.host, true);
		await ana.hand.step();
		await seconds(30);
		mute.host.mute(other.host, false);
		await backTogether([ana, ben], said);
	});

test('a tablet has another address: it is back by a spare', async ({ machines }) => {
	const [ana, ben] = await atOneTable(await machines(2));
	ben.host.move(62);
	await ana.hand.step();
	await backTogether([ana, ben], said);
});

test('one of three has another address, and is back', async ({ machines }) => {
	const [ana, ben, cleo] = await atOneTable(await machines(3));
	cleo?.host.move(63);
	await ben.hand.step();
	await backTogether([ana, ben, ...(cleo ? [cleo] : [])], said);
});

test('a network that keeps tablets apart is said to do so, with ways on', async ({ machines }) => {
	const [ana, ben] = await machines(2);
	if (!ana || !ben) throw new Error('lab: two were asked for');
	for (const { host } of [ana, ben]) host.keepApart();
	await ana.hand.startTable();
	await openDoor(ana);
	await goToJoin(ben);
	const [anas, bens] = [await codeOf(ana), await codeOf(ben)];
	await readCode(ana, bens);
	await readCode(ben, anas);
	for (const { page } of [ana, ben])
		await expect(page.getByText(/keep tablets apart/).first()).toBeVisible({ timeout: 40_000 });
});

test('a tablet without any network is told so', async ({ machines }) => {
	const [ana] = await machines(1);
	if (!ana) throw new Error('lab: one was asked for');
	ana.host.plug(false);
	await ana.page.getByRole('link', { name: /^Join a table/ }).click();
	await ana.page.locator('.lamp').filter({ hasText: 'Ask for the camera' }).click();
	await expect(ana.page.getByText(/no network/i).first()).toBeVisible({ timeout: 20_000 });
});
