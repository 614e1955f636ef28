import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { expect, test } from './app.js';
import { kill, launch } from './killable.js';
import { Hand } from './table.js';

test.setTimeout(15 * 60_000);

const KILLS = process.env.LONG === '1' ? 50 : 5;

const steps = async (page: Page) => Number(await page.getByTestId('steps').textContent());

test(`the browser is killed ${KILLS} times in the middle of writing: every step that was shown as done is there`, async ({
	app
}) => {
	const profile = mkdtempSync(path.join(tmpdir(), 'kill-'));
	try {
		let { child, browser, page } = await launch(profile);
		await page.goto(app.url);
		const hand = new Hand(page);
		await hand.startTable();
		const table = page.url();
		for (let i = 0; i < KILLS; i++) {
			// the table is changed as fast as it can be stored: there is always a step on its way
			await page.getByRole('button', { name: 'Table menu' }).click();
			const dice = await page.getByRole('switch', { name: /We roll real dice/ }).elementHandle();
			await page.evaluate((button) => setInterval(() => (button as HTMLElement).click(), 4), dice);
			const begun = await steps(page);
			await expect.poll(() => steps(page)).toBeGreaterThan(begun + 3 + i);
			const shown = await steps(page);
			await kill(child);
			await browser.close().catch(() => undefined);
			({ child, browser, page } = await launch(profile));
			await page.goto(table);
			await page.getByTestId('steps').waitFor({ state: 'attached' });
			expect(await steps(page)).toBeGreaterThanOrEqual(shown);
			await expect(page.getByRole('heading', { name: 'Place your ships' })).toBeVisible();
		}
		await kill(child);
	} finally {
		rmSync(profile, { recursive: true, force: true });
	}
});
