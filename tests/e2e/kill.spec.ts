import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../.tools/browser.mjs';
import { expect, test } from './app.js';
import { Hand } from './table.js';

test.setTimeout(15 * 60_000);

const KILLS = process.env.LONG === '1' ? 20 : 5;

/** A Chromium of its own process group, so that all of it dies at once. */
async function launch(profile: string): Promise<{ child: ChildProcess; browser: Browser; page: Page }> {
	const flags = [
		'--headless=new',
		'--no-first-run',
		'--disable-gpu',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		'--remote-debugging-port=0',
		`--user-data-dir=${profile}`
	];
	if (process.getuid?.() === 0) flags.push('--no-sandbox');
	const child = spawn(findChromium() ?? '', [...flags, 'about:blank'], {
		detached: true,
		stdio: ['ignore', 'ignore', 'pipe']
	});
	const endpoint = await new Promise<string>((resolve, reject) => {
		let text = '';
		child.once('exit', () => reject(new Error(`Chromium ended: ${text.slice(-400)}`)));
		child.stderr.on('data', (data: Buffer) => {
			text += data.toString();
			const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
			if (found) resolve(found);
		});
	});
	const browser = await chromium.connectOverCDP(endpoint);
	const [context] = browser.contexts();
	const page = context?.pages()[0] ?? (await context!.newPage());
	return { child, browser, page };
}

/** Kills all of it at once, and waits until the last of it has let go of the profile: two browsers on one would be no test of ours. */
async function kill({ pid = 0 }: ChildProcess): Promise<void> {
	process.kill(-pid, 'SIGKILL');
	const isThere = () => {
		try {
			return process.kill(-pid, 0);
		} catch {
			return false;
		}
	};
	while (isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
}

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
