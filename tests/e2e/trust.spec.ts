import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, offlineReady, test } from './app.js';
import { byTaps, Hand } from './table.js';

test.setTimeout(5 * 60_000);

/** A browser whose picker nobody can answer in a test: what is saved becomes a download. */
const withoutPicker = () => {
	Object.defineProperty(globalThis, 'showSaveFilePicker', { value: undefined });
};

test('everything of a tablet is backed up in one file, and a new tablet has it again', async ({
	app,
	page,
	browser
}) => {
	await byTaps(page);
	await page.addInitScript(withoutPicker);
	await page.goto(app.url);
	const hand = new Hand(page);
	for (const captains of [2, 3]) {
		await hand.startTable({ captains });
		await page.goto(app.url);
	}
	const card = page.getByRole('region', { name: /^Saved here/ });
	await expect(card).toContainText('No backup yet');
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		card.getByRole('button', { name: 'Back up' }).click()
	]);
	// a download may have failed: it counts when somebody has seen it
	await expect(card).toContainText(`Is ${download.suggestedFilename()} among your downloads?`);
	await expect(card).toContainText('No backup yet');
	await card.getByRole('button', { name: 'It is there' }).click();
	await expect(card).toContainText('Last backup just now');
	const file = await download.path();

	const other = await browser.newContext();
	const tablet = await other.newPage();
	await tablet.goto(app.url);
	await tablet.locator('input[type=file]').setInputFiles({
		name: download.suggestedFilename(),
		mimeType: 'application/zip',
		buffer: readFileSync(file)
	});
	await expect(tablet.getByText('2 tables are here now.')).toBeVisible();
	await expect(tablet.getByRole('listitem').filter({ hasText: 'A Simple Patrol' })).toHaveCount(2);
	await tablet.getByRole('link', { name: /^Go on with A Simple Patrol/ }).click();
	await expect(tablet.getByRole('heading', { name: 'Place your ships' })).toBeVisible();

	// torn in the middle, and no backup at all: a sentence, and nothing is changed
	await tablet.goto(app.url);
	const torn = readFileSync(file).subarray(0, 700);
	await tablet
		.locator('input[type=file]')
		.setInputFiles({ name: 'b.zip', mimeType: 'application/zip', buffer: torn });
	await expect(tablet.getByText('This backup is not whole.')).toBeVisible();
	await expect(tablet.getByRole('listitem').filter({ hasText: 'A Simple Patrol' })).toHaveCount(2);
	await other.close();
});

test('a zip that claims other sizes than it has is no backup', async ({ app, page }) => {
	const bytes = Buffer.from(
		zipSync({ 'wardroom-backup': strToU8('1'), 'a.wardroom': new Uint8Array(64) }, { level: 0 })
	);
	// the size that the directory tells of the second file, before and after unpacking
	const at = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
	bytes.writeUInt32LE(0, at + 24);
	await page.goto(app.url);
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'b.zip', mimeType: 'application/zip', buffer: bytes });
	await expect(page.getByText('This backup is not whole.')).toBeVisible();
});

test('a restored file takes nothing back: a table that went on stays where it is', async ({ app, page }) => {
	await byTaps(page);
	await page.addInitScript(withoutPicker);
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable();
	const table = page.url();
	await page.goto(app.url);
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Back up' }).click()
	]);
	await page.goto(table);
	await hand.deploy();
	expect(await hand.playUntilRound(2)).toBe(true);
	await page.goto(app.url);
	await expect(page.getByRole('listitem').filter({ hasText: 'Round 2' })).toHaveCount(1);
	await page.locator('input[type=file]').setInputFiles({
		name: 'b.zip',
		mimeType: 'application/zip',
		buffer: readFileSync(await download.path())
	});
	await expect(page.getByText('One table is here now.')).toBeVisible();
	await expect(page.getByRole('listitem').filter({ hasText: 'Round 2' })).toHaveCount(1);
	await page.goto(table);
	await expect.poll(() => hand.round()).toBe(2);
});

test('a tablet with a share sheet hands the file to it', async ({ app, page }) => {
	await page.addInitScript(() => {
		const shared: string[] = [];
		Object.assign(globalThis, { shared });
		Object.assign(navigator, {
			canShare: () => true,
			share: ({ files }: { files: File[] }) => {
				shared.push(...files.map(({ name }) => name));
				return Promise.resolve();
			}
		});
	});
	await page.goto(app.url);
	await new Hand(page).startTable();
	await page.goto(app.url);
	await page.getByRole('button', { name: 'Back up' }).click();
	await expect(page.getByText(/^Backed up as wardroom-.*\.zip\./)).toBeVisible();
	expect(await page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared)).toHaveLength(1);
});

test('the storage light says what the browser has promised, and asks for it', async ({ app, page }) => {
	await page.addInitScript(() => {
		let isKept = false;
		navigator.storage.persisted = () => Promise.resolve(isKept);
		navigator.storage.persist = () => Promise.resolve((isKept = sessionStorage.getItem('asked') === 'yes'));
	});
	await page.goto(app.url);
	await new Hand(page).startTable();
	await page.goto(app.url);
	await expect(page.getByRole('heading', { name: /the browser may throw it away/ })).toBeVisible();
	await page.evaluate(() => sessionStorage.setItem('asked', 'yes'));
	await page.getByRole('button', { name: 'Keep it here for good' }).click();
	await expect(page.getByRole('heading', { name: 'Saved here, not backed up' })).toBeVisible();
});

test('back from an hour of sleep it is the same screen within a second, and the screen stays on again', async ({
	app,
	page
}) => {
	await byTaps(page);
	await page.clock.install();
	await page.addInitScript(() => {
		const taken: number[] = [];
		Object.assign(globalThis, { taken });
		Object.defineProperty(navigator, 'wakeLock', {
			value: {
				request: () => {
					taken.push(Date.now());
					const lock = { released: false, release: () => Promise.resolve() };
					// the system lets go of it when the page is hidden
					document.addEventListener('visibilitychange', () => (lock.released ||= document.hidden));
					return Promise.resolve(lock);
				}
			}
		});
	});
	await page.goto(app.url);
	await offlineReady(page);
	await app.close();
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	const dial = page.getByRole('group', { name: /^Dial of/ });
	await dial.getByRole('button', { name: /^Straight 2/ }).click();
	const label = await page.locator('.lamp').textContent();
	const before = await page.locator('.board').ariaSnapshot();

	const cdp = await page.context().newCDPSession(page);
	await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
	// the clock goes on while nothing of the page runs
	await page.clock.fastForward('01:00:00');
	await cdp.send('Page.setWebLifecycleState', { state: 'active' });
	await page.evaluate(() => {
		for (const isHidden of [true, false]) {
			Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
			Object.defineProperty(document, 'visibilityState', {
				configurable: true,
				value: isHidden ? 'hidden' : 'visible'
			});
			document.dispatchEvent(new Event('visibilitychange'));
		}
	});
	await expect(page.locator('.lamp')).toHaveText(label ?? '', { timeout: 1000 });
	expect(await page.locator('.board').ariaSnapshot()).toBe(before);
	expect(
		await page.evaluate(() => (globalThis as unknown as { taken: number[] }).taken.length)
	).toBeGreaterThan(1);
	await hand.press(/^Set Straight 2/);
	await expect(page.getByRole('button', { name: /^Take back: Straight 2/ })).toBeVisible();
});
