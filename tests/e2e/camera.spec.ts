import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../.tools/browser.mjs';
import { expect, test } from './app.js';
import { DARK, filmOf, writeFilm } from './film.js';
import { newTablet, same, steps, type Tablet } from './together.js';

// two browsers and two cameras are enough at a time
test.describe.configure({ mode: 'serial' });

/** A browser of its own, whose camera sees the film in a file. */
async function withCamera(film: string): Promise<Browser> {
	writeFilm(film, [DARK, DARK], 5);
	const executablePath = findChromium();
	return chromium.launch({
		...(executablePath ? { executablePath } : {}),
		chromiumSandbox: process.getuid?.() !== 0,
		args: [
			'--use-fake-ui-for-media-stream',
			'--use-fake-device-for-media-stream',
			`--use-file-for-fake-video-capture=${film}`,
			'--allow-loopback-in-peer-connection'
		]
	});
}
const code = ({ page }: Tablet) => page.getByRole('img', { name: /^Your (moving )?code$/ });
const ask = ({ page }: Tablet) => page.locator('.lamp').filter({ hasText: 'Ask for the camera' }).click();
/** The camera begins anew with its film, unless it has seen the new one already: then there is nothing more to turn. */
const turn = ({ page }: Tablet) =>
	page
		.getByRole('button', { name: 'Use the other camera' })
		.click({ timeout: 3000 })
		.catch(() => undefined);
async function openMenu({ page }: Tablet): Promise<void> {
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('button', { name: 'Add a tablet' }).click();
}

test('two tablets in browsers of their own read each other’s code with their cameras, and share the table', async ({
	app
}, { outputDir }) => {
	const films = [path.join(outputDir, 'ana.y4m'), path.join(outputDir, 'ben.y4m')] as const;
	const browsers = [await withCamera(films[0]), await withCamera(films[1])] as const;
	const [ana, ben] = [await newTablet(browsers[0], app.url), await newTablet(browsers[1], app.url)];
	await ana.hand.startTable();
	await openMenu(ana);
	await ask(ana);
	await code(ana).waitFor();
	// Ben’s camera is held before Ana’s screen
	writeFilm(films[1], await filmOf(code(ana), 1), 5);
	await ben.page.getByRole('link', { name: /^Join a table/ }).click();
	await ask(ben);
	await ben.page.getByText('Hold still until the other tablet has read yours.').waitFor();
	// and Ana’s before Ben’s
	writeFilm(films[0], await filmOf(code(ben), 1), 5);
	await turn(ana);
	await ana.page.getByRole('button', { name: /^Let them in to play/ }).click();
	await ben.page.locator('.board').waitFor();
	await ana.page.locator('.lamp').filter({ hasText: 'Back to the table' }).click();
	await same(ana, ben);
	expect([ana.faults, ben.faults]).toEqual([[], []]);
	for (const browser of browsers) await browser.close();
});

test('a whole table goes by moving codes from screen to camera, with no network between the two', async ({
	app
}, { outputDir }) => {
	const films = [path.join(outputDir, 'ana.y4m'), path.join(outputDir, 'ben.y4m')] as const;
	const browsers = [await withCamera(films[0]), await withCamera(films[1])] as const;
	const [ana, ben] = [await newTablet(browsers[0], app.url), await newTablet(browsers[1], app.url)];
	await ben.page.getByRole('link', { name: /^Join a table/ }).click();
	await ben.page.getByRole('button', { name: /^Moving codes/ }).click();
	await code(ben).waitFor();
	writeFilm(films[0], await filmOf(code(ben), 1), 5);
	await ana.hand.startTable();
	await ana.hand.deploy();
	const all = await steps(ana);
	await openMenu(ana);
	await ana.page.getByRole('button', { name: /^Moving codes/ }).click();
	await ana.page.getByText('What you get').waitFor();
	await ana.page.getByText(/What you give: about \d+ seconds/).waitFor();
	writeFilm(films[1], await filmOf(code(ana), 50), 5);
	await turn(ben);
	await ben.page.locator('.board').waitFor({ timeout: 90_000 });
	await expect.poll(() => steps(ben)).toBe(all);
	expect([ana.faults, ben.faults]).toEqual([[], []]);
	for (const browser of browsers) await browser.close();
});
