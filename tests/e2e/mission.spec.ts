import { devices } from '@playwright/test';
import { expect, offlineReady, test } from './app.js';
import { byTaps, Hand } from './table.js';

const { viewport, deviceScaleFactor, hasTouch, isMobile, userAgent } = devices['Galaxy Tab S9'];
test.use({
	viewport: { width: viewport.height, height: viewport.width },
	deviceScaleFactor,
	hasTouch,
	isMobile,
	userAgent
});
test.setTimeout(15 * 60_000);

for (const realDice of [false, true]) {
	test(`a whole mission on one tablet, ${realDice ? 'with dice entered by hand' : 'with the app’s dice'}, reloaded in the middle and with the network off`, async ({
		app,
		page,
		context
	}) => {
		await byTaps(page);
		await page.goto(app.url);
		await offlineReady(page);
		await app.close();
		await context.setOffline(true);

		const hand = new Hand(page);
		await hand.startTable({ realDice });
		await hand.deploy();
		const flies = await hand.playUntilRound(2);
		expect(flies).toBe(true);

		const before = await page.locator('.board').ariaSnapshot();
		await page.reload();
		await page.locator('.board').waitFor();
		await expect.poll(() => page.locator('.board').ariaSnapshot()).toBe(before);
		expect(await hand.round()).toBe(2);

		await hand.playUntilRound(99);
		await expect(page.getByRole('heading', { name: /^(Success|Failure)$/ })).toBeVisible();
		await page.getByRole('button', { name: 'Table menu' }).click();
		await page.getByRole('button', { name: 'Leave the table' }).click();
		await page.getByRole('link', { name: 'Campaign log' }).click();
		await expect(page.getByRole('heading', { name: 'Act 1: A Simple Patrol' })).toBeVisible();
	});
}
