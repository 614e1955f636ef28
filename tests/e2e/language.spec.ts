import type { Page } from '@playwright/test';
import { expect, test } from './app.js';
import { Hand } from './table.js';

test.setTimeout(5 * 60_000);

/** Opens the app in a language. */
const speaks = (page: Page, language: string) =>
	page.addInitScript((tongue) => {
		localStorage.setItem(
			'wardroom:/:settings',
			JSON.stringify({ theme: 'dark', byTaps: true, language: tongue })
		);
	}, language);

test('the language changes in the middle of a table, without a reload, and the past is told in it', async ({
	app,
	page
}) => {
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	await page.evaluate(() => Object.assign(globalThis, { sameP: true }));
	const dial = page.getByRole('group', { name: /^Dial of/ });
	await dial.getByRole('button', { name: /^Straight 1/ }).click();
	await hand.press(/^Set Straight 1/);
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('radio', { name: 'Deutsch' }).click();
	await page.getByRole('button', { name: 'Schließen' }).first().click();
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await expect(page.getByRole('group', { name: /^Manöverscheibe/ })).toBeVisible();
	await expect(page.locator('.strip')).toContainText('Aktivierung');
	await page.getByRole('button', { name: 'Logbuch', exact: true }).click();
	await expect(page.locator('.log')).toContainText('Gerade 1');
	await expect(page.locator('.log')).not.toContainText('Straight');
	expect(await page.evaluate(() => 'sameP' in globalThis)).toBe(true);
});

test('a browser that speaks German begins in German, rules and rulings too', async ({ app, browser }) => {
	const context = await browser.newContext({ locale: 'de-AT' });
	const page = await context.newPage();
	await page.goto(app.url);
	await expect(page.getByRole('link', { name: /^Einen Tisch beginnen/ })).toBeVisible();
	await page.goto(`${app.url}rules/alliance`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regel nachschlagen');
	await page.getByRole('searchbox').fill('Dreierregel');
	await expect(page.locator('article').first()).toContainText(/Dreierregel/);
	await page.getByRole('searchbox').fill('D11');
	await expect(page.locator('article')).toHaveCount(1);
	await expect(page.locator('article').last()).toContainText('So wird hier gespielt.');
	await context.close();
});

for (const [name, width, height] of [
	['tablet, landscape', 1180, 820],
	['tablet, portrait', 820, 1180],
	['phone', 390, 844]
] as const) {
	test(`texts forty percent longer than English break no screen on a ${name}, nor does text of twice the size`, async ({
		app,
		page
	}) => {
		await page.setViewportSize({ width, height });
		const hand = new Hand(page);
		await page.goto(app.url);
		await hand.startTable();
		const played = page.url();
		await hand.deploy();
		for (let i = 0; i < 4; i++) await hand.step();
		await page.goto(app.url);
		await hand.startTable();
		const laidOut = page.url();
		await speaks(page, 'pseudo');
		for (const textSize of ['100%', '200%']) {
			for (const path of [
				'',
				'new/alliance',
				'rules/alliance',
				'campaign/alliance',
				'settings',
				'install',
				'kit'
			]) {
				await page.goto(app.url + path);
				await sound(page, textSize, path);
			}
			for (const url of [laidOut, played]) {
				await page.goto(url);
				await page.locator('.board').waitFor();
				await sound(page, textSize, 'table');
				await page
					.getByRole('button', { name: /Attack Ship 1|^Attack/ })
					.first()
					.focus();
				// by key: under a finger another ship may lie over it
				await page.keyboard.press('Enter');
				await sound(page, textSize, 'sheet');
				await page.keyboard.press('Escape');
				for (const button of [0, 1]) {
					await page.locator('.top .button.icon').nth(button).click();
					await sound(page, textSize, button === 0 ? 'menu' : 'log');
				}
			}
		}
	});
}

/** At a size of text nothing is wider than the screen, and no button is cut off by what it lies in. */
async function sound(page: Page, textSize: string, where: string): Promise<void> {
	await page.getByRole('heading', { level: 1 }).first().waitFor();
	await page.evaluate((size) => {
		document.documentElement.style.fontSize = size;
		// the board measures the text anew
		dispatchEvent(new Event('resize'));
	}, textSize);
	await page.waitForTimeout(250);
	const found = await page.evaluate(() => ({
		sideways: document.documentElement.scrollWidth - innerWidth,
		cut: [...document.querySelectorAll('.button, .item, .lamp, .card, .panel, .chip')]
			.filter((element) => element.checkVisibility() && !element.closest('.hide'))
			.filter((element) => element.scrollWidth > element.clientWidth + 2)
			.map((element) => `${element.className}: ${element.textContent.trim().slice(0, 40)}`)
	}));
	expect({ where, textSize, ...found }).toEqual({ where, textSize, sideways: 0, cut: [] });
}
