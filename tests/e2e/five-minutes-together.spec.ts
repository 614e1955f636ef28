import { accessible, expect, offlineReady, soundLayout, test } from './app.js';
import { codeOf, goToJoin, newTablet, openDoor, readCode, same, steps, type Tablet } from './together.js';

test.setTimeout(10 * 60_000);

/** In the order in which they sit: the second is let in by the first, the third by the second. */
const CAPTAINS = ['Captain A', 'Captain B', 'Captain C'];
const all = 'At the table: 3 of 3 tablets';

const people = ({ page }: Tablet) => page.getByRole('button', { name: /^At the table/ });
const close = ({ page }: Tablet) =>
	page.locator('.panel').getByRole('button', { name: 'Close' }).first().click();
const lamp = ({ page }: Tablet, says: string | RegExp) => page.locator('.lamp').filter({ hasText: says });

test('the first five minutes of three tablets at one table, with no network but their own', async ({
	app,
	browser
}) => {
	const ana = await newTablet(browser, app.url);
	const ben = await newTablet(browser, app.url);
	const cleo = await newTablet(browser, app.url, { viewport: { width: 390, height: 844 } });
	const tablets = [ana, ben, cleo];
	for (const { page } of tablets) await offlineReady(page);
	await app.close();

	await test.step('1. one starts a table for three; home and its menu say how others join', async () => {
		await expect(ben.page.getByRole('link', { name: /^Join a table/ })).toBeVisible();
		await ana.hand.startTable({ captains: 3 });
	});

	for (const [i, newcomer] of [ben, cleo].entries())
		await test.step(`2. tablet ${String(i + 2)} joins at the one before it: why the camera, both codes, one tap at the door`, async () => {
			const member = i === 0 ? ana : ben;
			await openDoor(member);
			await goToJoin(newcomer);
			await soundLayout(newcomer.page);
			await accessible(newcomer.page);
			const codes = [await codeOf(member), await codeOf(newcomer)] as const;
			await readCode(newcomer, codes[1]);
			await expect(newcomer.page.getByText('That is your own code.')).toBeVisible();
			await readCode(newcomer, codes[0].slice(0, 60));
			await expect(newcomer.page.getByText('The code was not read to its end.')).toBeVisible();
			await readCode(newcomer, codes[0]);
			await readCode(member, codes[1]);
			await member.page.getByText('A tablet asks to come in.').waitFor();
			await soundLayout(member.page);
			await accessible(member.page);
			await lamp(member, 'Let them in to play').click();
			await newcomer.page.getByRole('heading', { name: 'You are in. Which is yours?' }).waitFor();
			await lamp(member, 'Back to the table').click();
		});

	await test.step('3. each says whose ship is hers; all three see who is here and who plays what', async () => {
		for (const tablet of tablets) await tablet.page.getByLabel(all).waitFor();
		await people(ana).click();
		for (const [i, tablet] of tablets.entries()) {
			await tablet.page
				.locator('.panel .item')
				.filter({ hasText: `${CAPTAINS[i] ?? ''} ·` })
				.click();
			await tablet.page.getByRole('heading', { name: 'Place your ships' }).waitFor();
		}
		for (const tablet of tablets) {
			await people(tablet).click();
			for (const name of ['First tablet', 'Tablet 2', 'Tablet 3'])
				await expect(tablet.page.locator('.panel').getByText(name).first()).toBeVisible();
			await soundLayout(tablet.page);
			await close(tablet);
		}
	});

	await test.step('4. each places her own ship, and any of them begins the mission', async () => {
		for (const [i, tablet] of tablets.entries()) {
			await tablet.page
				.locator('.panel .item')
				.filter({ hasText: `${CAPTAINS[i] ?? ''}’s` })
				.click();
			await tablet.hand.press(/^Place .* here/);
			for (const other of tablets) await same(tablet, other);
		}
		await cleo.hand.press('Begin the mission');
	});

	await test.step('5. all dials at once, each on its own tablet; who is done waits for the others', async () => {
		for (const [i, { page }] of tablets.entries())
			await page.getByRole('group', { name: `Dial of ${CAPTAINS[i] ?? ''}’s` }).waitFor();
		const set = async ({ page, hand }: Tablet) => {
			await page
				.getByRole('group', { name: /^Dial of/ })
				.getByRole('button', { name: /, (white|green)$/ })
				.first()
				.click();
			await hand.press(/^Set /);
		};
		await set(cleo);
		await expect(lamp(cleo, 'Waiting for Captain A')).toBeVisible();
		await Promise.all([set(ana), set(ben)]);
		for (const other of tablets) await same(ana, other);
	});

	await test.step('6. the enemy moves on all of them by one tap on any; a step is taken back on another tablet', async () => {
		const enemys = /moves/;
		await lamp(ben, enemys).waitFor();
		const before = await steps(ana);
		await ben.hand.press(enemys);
		await expect.poll(() => steps(ana)).toBeGreaterThan(before);
		for (const other of tablets) await same(ana, other);
		await cleo.page.getByRole('button', { name: /^Take back/ }).click();
		await expect(ana.page.getByRole('button', { name: /^Redo/ })).toBeVisible();
		await ana.page.getByRole('button', { name: /^Redo/ }).click();
		for (const other of tablets) await same(ana, other);
	});

	await test.step('7. a round is played; the log of each shows all of it', async () => {
		for (let i = 0; i < 200 && (await ana.hand.round()) < 2; i++)
			for (const tablet of tablets)
				if ((await lamp(tablet, /^\s*Waiting for/).count()) === 0) await tablet.hand.step();
		for (const tablet of tablets) {
			await expect.poll(() => tablet.hand.round()).toBe(2);
			await same(ana, tablet);
			await tablet.page.getByRole('button', { name: 'Log', exact: true }).click();
			await expect(tablet.page.getByText('Captain C is played on Tablet 3.')).toBeAttached();
			await close(tablet);
		}
	});

	expect(tablets.flatMap(({ faults }) => faults)).toEqual([]);
});
