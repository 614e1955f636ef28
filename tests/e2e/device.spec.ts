import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { accessible, expect, offlineReady, soundLayout, test } from './app.js';
import { byTaps, Hand } from './table.js';

test.setTimeout(5 * 60_000);

const LONG = process.env.LONG === '1';
const SIZES: readonly (readonly [string, number, number])[] = [
	['tablet, landscape', 1180, 820],
	['phone', 390, 844],
	...(LONG
		? ([
				['tablet, portrait', 820, 1180],
				['desktop', 1600, 1000],
				['small phone', 360, 640]
			] as const)
		: [])
];

for (const [name, width, height] of SIZES) {
	test(`every screen fits a ${name} and breaks no rule of accessibility`, async ({ app, page }) => {
		await byTaps(page);
		await page.setViewportSize({ width, height });
		await page.goto(app.url);
		await page.getByRole('heading', { level: 1 }).waitFor();
		await soundLayout(page);
		await accessible(page);
		for (const route of ['rules/alliance', 'campaign/alliance', 'new/alliance']) {
			await page.goto(app.url + route);
			await page.getByRole('heading', { level: 1 }).waitFor();
			await page.waitForTimeout(300);
			await soundLayout(page);
			await accessible(page);
		}
		await page.goto(app.url);
		const hand = new Hand(page);
		await hand.startTable();
		await soundLayout(page);
		await accessible(page);
		await hand.deploy();
		await soundLayout(page);
		await accessible(page);
		for (let i = 0; i < 6; i++) await hand.step();
		await soundLayout(page);
		await accessible(page);
		await page.getByRole('button', { name: 'Log', exact: true }).click();
		await page.getByRole('slider').waitFor();
		await soundLayout(page);
		await accessible(page);
	});
}

test('installable, and everything is there after the browser was closed', async ({ app, launchOptions }) => {
	const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
	try {
		let context = await chromium.launchPersistentContext(profile, launchOptions);
		let page = context.pages()[0] ?? (await context.newPage());
		await page.goto(app.url);
		await offlineReady(page);
		const cdp = await context.newCDPSession(page);
		expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
		const hand = new Hand(page);
		await hand.startTable();
		await hand.deploy();
		const deep = page.url();
		await context.close();

		await app.close();
		context = await chromium.launchPersistentContext(profile, launchOptions);
		page = context.pages()[0] ?? (await context.newPage());
		await page.goto(deep);
		await expect(page.getByRole('group', { name: /^Dial of/ })).toBeVisible();
		await context.close();
	} finally {
		rmSync(profile, { recursive: true, force: true });
	}
});
