import { expect, test } from './app.js';
import { goOnAlone, letIn, newTablet, part, same, steps, together, type Tablet } from './together.js';

/** No page has thrown anything. */
const quiet = (tablets: readonly Tablet[]) => expect(tablets.flatMap(({ faults }) => faults)).toEqual([]);

test('two tablets that have read each other’s code share a table, and what is done on one is on the other', async ({
	app,
	browser
}) => {
	const ana = await newTablet(browser, app.url);
	const ben = await newTablet(browser, app.url);
	await ana.hand.startTable();
	await letIn(ana, ben);
	await same(ana, ben);
	// no server from here on
	await app.close();
	await goOnAlone(ben);
	await ben.hand.deploy();
	await same(ana, ben);
	await ana.hand.playUntilRound(2);
	await same(ana, ben);
	quiet([ana, ben]);
});

test('a tablet whose page is loaded anew is back with the others without a tap, and so once more', async ({
	app,
	browser
}) => {
	const [ana, ben] = await together(browser, app.url, 2);
	for (const tablet of [ben, ana]) {
		await ana.page.waitForTimeout(9000);
		await tablet.page.reload();
		await tablet.page.locator('.board').waitFor();
		await expect(tablet.page.getByLabel('At the table: 2 of 2 tablets')).toBeVisible();
		await ana.hand.step();
		await same(ana, ben);
		await ben.hand.step();
		await same(ana, ben);
	}
	quiet([ana, ben]);
});

/** In the page, from now on: how often a captain's dial that was set seems to wait again. */
function watchFlicker(captain: string): void {
	let [wasSet, flickers] = [false, 0];
	new MutationObserver(() => {
		const tab = [...document.querySelectorAll('[role=tab]')].find((each) =>
			each.textContent.includes(captain)
		);
		if (!tab) return;
		const isSet = tab.textContent.includes('has set');
		if (wasSet && !isSet) flickers++;
		wasSet = isSet;
		Object.assign(globalThis, { flickers });
	}).observe(document.body, { subtree: true, childList: true, characterData: true });
}

test('six tablets that were paired five times are a full mesh; six dials at one instant cost nobody a tap, and all show the same after a round', async ({
	app,
	browser
}) => {
	test.slow();
	const tablets = await together(browser, app.url, 6);
	for (const { page } of tablets) await expect(page.getByLabel('At the table: 6 of 6 tablets')).toBeVisible();
	for (const [i, { page }] of tablets.entries()) {
		const captain = `Captain ${'ABCDEF'.charAt(i)}`;
		await page.getByRole('tab', { name: new RegExp(`^\\S*\\s*${captain}`) }).click();
		await page
			.getByRole('group', { name: new RegExp(`^Dial of ${captain}`) })
			.getByRole('button', { name: /, (white|green)$/ })
			.first()
			.click();
		await page.evaluate(watchFlicker, captain);
	}
	const set = tablets.map(({ page }) => page.locator('.lamp').filter({ hasText: /^\s*Set / }));
	for (const lamp of set) await lamp.waitFor();
	await tablets[0].page.waitForTimeout(600);
	await Promise.all(set.map((lamp) => lamp.click()));
	// all six are set, and nobody had to tap again
	for (const { page } of tablets) await expect(page.getByRole('group', { name: /^Dial of/ })).toHaveCount(0);
	for (const { page } of tablets)
		expect(
			await page.evaluate(() => (globalThis as { flickers?: number }).flickers ?? 0)
		).toBeLessThanOrEqual(1);
	await tablets[0].hand.playUntilRound(2);
	const all = await steps(tablets[0]);
	for (const tablet of tablets) await expect.poll(() => steps(tablet)).toBe(all);
	quiet(tablets);
});

test('two that have played apart for long see what became of their steps, and may take the other story for all', async ({
	app,
	browser
}) => {
	test.slow();
	const [ana, ben] = await together(browser, app.url, 2);
	await part([ana, ben], true);
	// ships that fly otherwise meet another enemy
	ben.hand.turns = 2;
	await Promise.all([ana.hand.playUntilRound(5), ben.hand.playUntilRound(6)]);
	await part([ana, ben], false);
	await same(ana, ben);
	const lost = ana.page.getByRole('heading', { name: 'While you were apart' });
	await expect(lost).toBeVisible();
	await ana.page.getByRole('button', { name: /^Look at the other story/ }).click();
	await expect(ana.page.getByRole('button', { name: /^Back to now/ })).toBeVisible();
	await ana.page.getByRole('button', { name: /^Take the other/ }).click();
	await same(ana, ben);
	for (const tablet of [ana, ben]) {
		await goOnAlone(tablet);
		await tablet.page.getByRole('button', { name: 'Log', exact: true }).click();
		await expect(tablet.page.getByText('One of two stories was taken for all.')).toBeVisible();
		await goOnAlone(tablet);
	}
	await same(ana, ben);
	await ben.hand.step();
	await same(ana, ben);
	quiet([ana, ben]);
});

test('a spectator follows live and may not act, and is one again after her page was loaded anew', async ({
	app,
	browser
}) => {
	const ana = await newTablet(browser, app.url);
	const eve = await newTablet(browser, app.url);
	await ana.hand.startTable();
	await letIn(ana, eve, 'spectator');
	await goOnAlone(eve);
	await ana.hand.deploy();
	await same(ana, eve);
	await expect(eve.page.locator('.lamp')).toContainText('You can watch');
	await expect(eve.page.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
	await ana.hand.step();
	await same(ana, eve);
	await eve.page.waitForTimeout(6000);
	await eve.page.reload();
	await expect(eve.page.getByLabel('At the table: 2 of 2 tablets')).toBeVisible();
	await ana.hand.step();
	await same(ana, eve);
	await expect(eve.page.locator('.lamp')).toContainText('You can watch');
	quiet([ana, eve]);
});

test('a captain is played on one tablet; another takes her over with one tap, and the log says so', async ({
	app,
	browser
}) => {
	const ana = await newTablet(browser, app.url);
	const ben = await newTablet(browser, app.url);
	await ana.hand.startTable();
	await letIn(ana, ben);
	await ben.page.getByRole('button', { name: /^Captain A/ }).click();
	await expect(ben.page.getByRole('heading', { name: 'Place your ships' })).toBeVisible();
	await same(ana, ben);
	const before = await steps(ana);
	await ana.page.getByRole('button', { name: /^Captain A’s Akira/ }).click();
	await ana.hand.press(/^Place .* here/);
	await ana.page.getByText('Captain A is played on another tablet.').waitFor();
	expect(await steps(ana)).toBe(before);
	await ana.page.getByRole('button', { name: 'Play for Captain A here' }).click();
	await expect.poll(() => steps(ana)).toBe(before + 2);
	await same(ana, ben);
	// whoever played her hears of it, and may have her back
	await expect(ben.page.getByText('First tablet plays for Captain A now.')).toBeVisible();
	await ben.page.getByRole('button', { name: 'Log', exact: true }).click();
	await expect(ben.page.getByText('Captain A is played on First tablet.')).toBeVisible();
	await ben.page.getByRole('button', { name: 'Play for Captain A here' }).click();
	await same(ana, ben);
	await expect(ana.page.getByText('Tablet 2 plays for Captain A now.')).toBeVisible();
	quiet([ana, ben]);
});

test('each tablet is asked for its own captain, waits for another’s, and plays for one whose tablet is away', async ({
	app,
	browser
}) => {
	const ana = await newTablet(browser, app.url);
	const ben = await newTablet(browser, app.url);
	await ana.hand.startTable();
	await ana.hand.deploy();
	await letIn(ana, ben);
	await ben.page.getByRole('button', { name: /^Captain B ·/ }).click();
	await same(ana, ben);
	const dial = ({ page }: Tablet, ship: string) => page.getByRole('group', { name: `Dial of ${ship}` });
	const set = async (tablet: Tablet, ship: string) => {
		await dial(tablet, ship)
			.getByRole('button', { name: /^Bank 2 left/ })
			.click();
		await tablet.hand.press(/^Set Bank 2 left/);
	};
	await expect(dial(ana, 'Captain A’s Akira')).toBeVisible();
	await expect(dial(ben, 'Captain B’s Excelsior')).toBeVisible();
	await set(ben, 'Captain B’s Excelsior');
	await expect(ben.page.locator('.lamp')).toContainText('Waiting for Captain A');
	await expect(ben.page.locator('.lamp')).toContainText('Played on: First tablet');
	await ana.context.close();
	const play = ben.page.locator('.lamp').filter({ hasText: 'Play for Captain A here' });
	await expect(play).toContainText('First tablet is away');
	await ben.page.waitForTimeout(520);
	await play.click();
	await expect(dial(ben, 'Captain A’s Akira')).toBeVisible();
	await set(ben, 'Captain A’s Akira');
	await expect(ben.page.locator('.round')).toContainText('Round 1');
	quiet([ben]);
});

test('dials that are set at the same instant all count, and nobody has to tap again', async ({
	app,
	browser
}) => {
	const [ana, ben] = await together(browser, app.url, 2);
	const set = async ({ page }: Tablet, captain: string) => {
		await page.getByRole('tab', { name: new RegExp(`^${captain}`) }).click();
		await page
			.getByRole('group', { name: /^Dial of/ })
			.getByRole('button', { name: /^Bank 2 left/ })
			.click();
		await page.locator('.lamp').filter({ hasText: /^Set / }).waitFor();
	};
	await set(ana, 'Captain A');
	await set(ben, 'Captain B');
	const before = await steps(ana);
	await Promise.all([ana, ben].map(({ page }) => page.locator('.lamp').filter({ hasText: /^Set / }).click()));
	// both dials are there, and nobody had to tap again
	await expect.poll(() => steps(ana)).toBeGreaterThanOrEqual(before + 2);
	await same(ana, ben);
	for (const { page } of [ana, ben]) await expect(page.locator('.round')).toContainText('1');
	await expect(ana.page.getByRole('group', { name: /^Dial of/ })).toHaveCount(0);
	quiet([ana, ben]);
});

test('whoever takes a step back is named on the other tablets, with what is gone', async ({
	app,
	browser
}) => {
	const [ana, ben] = await together(browser, app.url, 2);
	await ana.hand.step();
	await same(ana, ben);
	await ana.page.getByRole('button', { name: /^Take back/ }).click();
	await expect(ben.page.getByText(/First tablet took back: .+\.\s*$/)).toBeVisible();
	await expect(ana.page.getByText(/took back/)).toHaveCount(0);
	// and back again: nothing is gone
	await ana.page.getByRole('button', { name: /^Redo/ }).click();
	await same(ana, ben);
	await expect(ben.page.getByText(/took back/)).toHaveCount(0);
	quiet([ana, ben]);
});

test('the enemy goes on by itself on a tablet that did not make the last step', async ({ app, browser }) => {
	const [ana, ben] = await together(browser, app.url, 2);
	const isEnemys = ({ page }: Tablet) =>
		page
			.locator('.lamp')
			.filter({ hasText: / moves/ })
			.count();
	const waits = ben.page.getByRole('button', { name: 'Waits for a tap' });
	for (let i = 0; i < 60; i++) {
		await ana.hand.step();
		await same(ana, ben);
		if ((await isEnemys(ana)) > 0 && (await waits.count()) > 0) break;
	}
	// Ana waits for a tap at each of its steps, Ben does not; the last step is Ana’s
	const before = await steps(ana);
	await waits.click();
	await expect.poll(() => steps(ana), { timeout: 30_000 }).toBeGreaterThan(before);
	await same(ana, ben);
	quiet([ana, ben]);
});

test('one tablet looks back while the others play on, and is where they are when it returns', async ({
	app,
	browser
}) => {
	const [ana, ben] = await together(browser, app.url, 2);
	await ana.hand.playUntilRound(2);
	await same(ana, ben);
	await ben.page.getByRole('button', { name: 'Log', exact: true }).click();
	await ben.page.locator('.log .row-button').first().click();
	const then = await ben.page.locator('.round').textContent();
	await ana.page.getByRole('button', { name: /^At the table/ }).click();
	await expect(ana.page.getByText('Looking back')).toBeVisible();
	await goOnAlone(ana);
	await ana.hand.playUntilRound(3);
	expect(await ben.page.locator('.round').textContent()).toBe(then);
	await ben.page.getByRole('button', { name: /^Back to now/ }).click();
	await same(ana, ben);
	quiet([ana, ben]);
});
