import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { expect, ROOT, startServer } from './app.js';
import { startScreen, WebKit } from './webkit.js';

interface Fixtures {
	/** Starts a WebKit browser of its own, with its own storage. */
	device: () => Promise<WebKit>;
}

// Playwright's own `page` is not used here: Playwright drives only its own build of WebKit, which is a download.
const test = base.extend<Fixtures, { display: string }>({
	display: [
		async ({}, use) => {
			const screen = await startScreen();
			await use(screen.display);
			screen.stop();
		},
		{ scope: 'worker' }
	],
	device: async ({ display }, use) => {
		const started: WebKit[] = [];
		await use(async () => {
			const webkit = await WebKit.start(display);
			started.push(webkit);
			return webkit;
		});
		for (const webkit of started) await webkit.stop();
	}
});
test.setTimeout(5 * 60_000);

const READY = "//*[@data-testid='offline'][.='Ready offline']";

/** One step of whatever the screen shows next, by its own buttons. */
const STEP = `
	const lamp = document.querySelector('.foot .lamp');
	const label = lamp ? lamp.textContent : '';
	const dial = document.querySelector('.dial button[aria-label^="Bank 2 left"]');
	const item = document.querySelector('.panel .item:not(.refused)');
	if (dial && /Choose a maneuver/.test(label)) dial.click();
	else if (lamp && !lamp.classList.contains('waiting')) lamp.click();
	else if (item) item.click();
	return (document.querySelector('.round') || { textContent: '' }).textContent;`;

test('WebKit: load, go offline, play a round, update', async ({ device }) => {
	const dir = mkdtempSync(path.join(tmpdir(), 'app-'));
	cpSync(path.join(ROOT, 'build'), dir, { recursive: true });
	const server = await startServer({ dir });
	try {
		const one = await device();
		await one.goto(server.url);
		await one.text(READY);
		await one.evaluate(
			"localStorage.setItem('wardroom:/:settings', JSON.stringify({ theme: 'dark', byTaps: true }))"
		);

		rmSync(dir, { recursive: true });
		cpSync(path.join(ROOT, '.cache/build-v2'), dir, { recursive: true });
		await one.goto(`${server.url}settings`);
		await one.click("//button[.='Check for update']");
		await one.text("//*[starts-with(., 'There is a newer version.')]");
		await one.goto(server.url);
		await one.text("//button[.='Update now']");
		await server.close();

		await one.goto(`${server.url}new/alliance`);
		await one.text("//h1[contains(., 'A Simple Patrol')]");
		let round = '';
		for (let i = 0; i < 200 && !round.includes('Round 2'); i++) {
			round = String(await one.evaluate(STEP));
			await new Promise((resolve) => setTimeout(resolve, 560));
		}
		expect(round).toMatch(/Round 2/);
		await one.goto(server.url);
		await one.click("//button[.='Update now']");
		expect(await one.text("//*[@data-testid='version'][.='v2']")).toBe('v2');
	} finally {
		await server.close().catch(() => undefined);
		rmSync(dir, { recursive: true, force: true });
	}
});
