import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, offlineReady, ROOT, startServer, test } from './app.js';
import { Hand } from './table.js';

test.setTimeout(5 * 60_000);

test('a new build waits while a table is played, is offered at home, and takes over when accepted', async ({
	page,
	browserName
}) => {
	const dir = mkdtempSync(path.join(tmpdir(), 'app-'));
	cpSync(path.join(ROOT, 'build'), dir, { recursive: true });
	const server = await startServer({ dir });
	try {
		await page.goto(server.url);
		await offlineReady(page);
		const old = (await page.getByTestId('version').textContent()) ?? '';
		expect(old).not.toBe('v2');
		const hand = new Hand(page);
		await hand.startTable();
		const table = page.url();

		rmSync(dir, { recursive: true });
		cpSync(path.join(ROOT, '.cache/build-v2'), dir, { recursive: true });
		await page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			await registration.update();
		});
		await page.getByRole('button', { name: 'Table menu' }).click();
		await expect(page.getByText('A new version waits until you leave the table.')).toBeVisible();
		// nothing changes in the middle of a game, not even over a reload
		await page.reload();
		await page.locator('.board').waitFor();
		expect(await page.evaluate(() => window.__APP_VERSION__)).toBe(old);

		// nor from another tab, while the table is open
		if (browserName === 'chromium') {
			const other = await page.context().newPage();
			await other.goto(server.url);
			await other.getByRole('button', { name: 'Update now' }).click();
			await expect(other.getByText(/A table is open in another tab/)).toBeVisible();
			await other.close();
		}

		await page.goto(server.url);
		await page.getByRole('button', { name: 'Update now' }).click();
		await expect(page.getByTestId('version')).toHaveText('v2');
		// the build before it is kept for tabs that still run it
		await expect
			.poll(() => page.evaluate(async () => (await caches.keys()).sort()))
			.toEqual([`wardroom:/:${old}`, 'wardroom:/:in-use', 'wardroom:/:v2']);
		await page.goto(table);
		await expect(page.getByRole('heading', { name: 'Place your ships' })).toBeVisible();
	} finally {
		await server.close().catch(() => undefined);
		rmSync(dir, { recursive: true, force: true });
	}
});

test('a tab of the old build goes on after another has taken the new one, with parts it had not loaded yet', async ({
	page
}) => {
	const dir = mkdtempSync(path.join(tmpdir(), 'app-'));
	cpSync(path.join(ROOT, 'build'), dir, { recursive: true });
	const server = await startServer({ dir });
	try {
		await page.goto(server.url);
		await offlineReady(page);
		const old = (await page.getByTestId('version').textContent()) ?? '';

		// the host has nothing of the old build any more
		rmSync(dir, { recursive: true });
		cpSync(path.join(ROOT, '.cache/build-v2'), dir, { recursive: true });
		const other = await page.context().newPage();
		await other.goto(server.url);
		await other.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			await registration.update();
		});
		await other.getByRole('button', { name: 'Update now' }).click();
		await expect(other.getByTestId('version')).toHaveText('v2');

		// nothing of the game was loaded here before
		await expect(page.getByTestId('version')).toHaveText(old);
		const hand = new Hand(page);
		await hand.startTable();
		await hand.deploy();
		expect(await page.evaluate(() => window.__APP_VERSION__)).toBe(old);
	} finally {
		await server.close().catch(() => undefined);
		rmSync(dir, { recursive: true, force: true });
	}
});

test('a new build that was still on its way when the page was opened is offered when it is there', async ({
	page,
	browserName
}) => {
	test.skip(browserName === 'firefox', 'Firefox calls the parts of a page that is left errors of that page.');
	const dir = mkdtempSync(path.join(tmpdir(), 'app-'));
	cpSync(path.join(ROOT, 'build'), dir, { recursive: true });
	let arrives = (): void => undefined;
	let held: Promise<void> | undefined;
	const server = await startServer({
		dir,
		onRequest: (url) => (url.includes('service-worker') ? undefined : held)
	});
	try {
		await page.goto(server.url);
		await offlineReady(page);
		rmSync(dir, { recursive: true });
		cpSync(path.join(ROOT, '.cache/build-v2'), dir, { recursive: true });
		held = new Promise((resolve) => (arrives = resolve));
		await page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			await registration.update();
		});
		await page.goto(`${server.url}settings`);
		await page.goto(server.url);
		await offlineReady(page);
		await page.waitForFunction(async () => (await navigator.serviceWorker.ready).installing !== null);
		await expect(page.getByRole('button', { name: 'Update now' })).toBeHidden();
		arrives();
		await page.getByRole('button', { name: 'Update now' }).click();
		await expect(page.getByTestId('version')).toHaveText('v2');
	} finally {
		await server.close().catch(() => undefined);
		rmSync(dir, { recursive: true, force: true });
	}
});

test('whoever looks for an update is told that there is none, or that nobody could be asked', async ({
	page,
	app
}) => {
	await page.goto(app.url);
	await offlineReady(page);
	await page.goto(`${app.url}settings`);
	const look = page.getByRole('button', { name: 'Check for update' });
	await look.click();
	await expect(page.getByText('This is the newest version.')).toBeVisible();
	await app.close();
	await look.click();
	await expect(page.getByText('The server was not reached.')).toBeVisible();
});
