import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './app.js';
import { byTaps, Hand } from './table.js';

test.setTimeout(4 * 60_000);

/** A table that has begun, and its file as it is saved from the menu. */
async function savedTable(page: Page, url: string, folder: string): Promise<{ file: string; table: string }> {
	await byTaps(page);
	await page.goto(url);
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	await page.getByRole('button', { name: 'Table menu' }).click();
	// a picker that nobody can answer in a test: the file becomes a download
	await page.evaluate(() => Object.defineProperty(globalThis, 'showSaveFilePicker', { value: undefined }));
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Save as a file' }).click()
	]);
	const file = path.join(folder, 'table.wardroom');
	await download.saveAs(file);
	const table = page.url();
	await page.getByRole('button', { name: 'Leave the table' }).click();
	return { file, table };
}

const openFile = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
	page.locator('input[type=file]').setInputFiles(file);

test('a saved table is removed, and comes back whole from its file', async ({ app, page }, info) => {
	const { file, table } = await savedTable(page, app.url, info.outputDir);
	await page.getByRole('button', { name: /^Remove: A Simple Patrol/ }).click();
	await page.getByRole('button', { name: 'Put back' }).click();
	await expect(page.getByRole('listitem').getByRole('link', { name: /A Simple Patrol/ })).toBeVisible();
	await page.getByRole('button', { name: /^Remove: A Simple Patrol/ }).click();
	await page.locator('.toasts').getByRole('button', { name: 'Close' }).click();
	await expect(page.getByText('No table yet.')).toBeVisible();
	await page.goto(table);
	await expect(page.getByText('This table is not on this tablet.')).toBeVisible();
	await page.goto(app.url);
	await openFile(page, file);
	await expect(page.getByRole('group', { name: /^Dial of/ })).toBeVisible();
	expect(page.url()).toBe(table);
});

test('torn, foreign, newer, hostile and huge files get a sentence, and nothing changes', async ({
	app,
	page
}, info) => {
	const { file } = await savedTable(page, app.url, info.outputDir);
	const whole = readFileSync(file);
	const cases: readonly (readonly [string, Buffer, RegExp])[] = [
		[
			'torn',
			whole.subarray(0, Math.floor(whole.length * 0.7)),
			/stops in the middle. \d+ of \d+ steps are whole/
		],
		['foreign', Buffer.from('a shopping list'), /not a table of Wardroom/],
		['empty', Buffer.alloc(0), /not a table of Wardroom/],
		[
			'newer',
			Buffer.concat([whole.subarray(0, 8), Buffer.from([99]), whole.subarray(9)]),
			/written by a newer Wardroom/
		],
		['hostile', flipped(whole), /stops in the middle|not what it says/],
		['huge', Buffer.concat([whole, Buffer.alloc(65 * 1024 * 1024)]), /larger than any table/]
	];
	for (const [name, buffer, sentence] of cases) {
		const chosen = path.join(info.outputDir, `${name}.wardroom`);
		writeFileSync(chosen, buffer);
		await openFile(page, chosen);
		await expect(page.locator('.refusal').first(), name).toContainText(sentence);
		await expect(page.getByRole('listitem').getByRole('link', { name: /A Simple Patrol/ })).toHaveCount(1);
	}
});

/** The same file with some bytes of its middle changed. */
function flipped(bytes: Buffer): Buffer {
	const copy = Buffer.from(bytes);
	for (let i = Math.floor(copy.length / 2); i < copy.length / 2 + 8; i++) copy[i] = (copy[i] ?? 0) ^ 0x5a;
	return copy;
}

test('a torn file gives what is whole of it, when that is asked for', async ({ app, page }, info) => {
	const { file } = await savedTable(page, app.url, info.outputDir);
	const whole = readFileSync(file);
	await page.getByRole('button', { name: /^Remove: A Simple Patrol/ }).click();
	await page.locator('.toasts').getByRole('button', { name: 'Close' }).click();
	await openFile(page, {
		name: 'torn.wardroom',
		mimeType: '',
		buffer: whole.subarray(0, Math.floor(whole.length * 0.9))
	});
	await page.getByRole('button', { name: 'Open what is whole' }).click();
	await expect(page.locator('.board')).toBeVisible();
	// and played on, by this tab
	await expect(page.getByText('This table is open in another tab')).toHaveCount(0);
});

test('names of ten thousand characters and with markup are only names', async ({ app, page }) => {
	await page.goto(`${app.url}new/alliance`);
	const first = page.getByLabel('Name of captain 1');
	await first.fill('x'.repeat(10_000));
	expect((await first.inputValue()).length).toBe(24);
	await page.getByLabel('Name of captain 2').fill('<img src=x onerror=1>');
	const hand = new Hand(page);
	await hand.press('Lay out the map');
	await expect(page.getByText('<img src=x onerror=1>’s', { exact: false }).first()).toBeVisible();
	await expect(page.locator('.panel img')).toHaveCount(0);
});

test('two tabs on one table: one plays, the other watches and may take over; nothing is lost', async ({
	app,
	page,
	context
}) => {
	await byTaps(page);
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	const other = await context.newPage();
	await other.goto(page.url());
	await expect(other.getByText('This table is open in another tab', { exact: false }).first()).toBeVisible();
	await expect(other.getByRole('group', { name: /^Dial of/ })).toBeHidden();
	await other.waitForTimeout(520);
	await other.locator('.lamp').filter({ hasText: 'Use it here' }).click();
	await expect(other.getByRole('group', { name: /^Dial of/ })).toBeVisible();
	await expect(page.locator('.lamp').filter({ hasText: 'Use it here' })).toBeVisible();
	await other
		.getByRole('group', { name: /^Dial of/ })
		.getByRole('button', { name: /^Straight 1/ })
		.click();
	await new Hand(other).press(/^Set Straight 1/);
	await expect(other.getByRole('button', { name: /^Take back: Straight 1/ })).toBeVisible();
	await page.waitForTimeout(520);
	await page.locator('.lamp').filter({ hasText: 'Use it here' }).click();
	await expect(page.getByRole('button', { name: /^Take back: Straight 1/ })).toBeVisible();
});

test('a full disk: the step is not done, the sentence says why, and the table is as it was', async ({
	app,
	page
}) => {
	await byTaps(page);
	// Chromium's own quota override does not reach small writes: the store refuses here as a full disk makes it refuse
	await page.addInitScript(() => {
		// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with `this` below
		const put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
			if (document.documentElement.dataset.disk === 'full')
				throw new DOMException('no space', 'QuotaExceededError');
			return put.apply(this, args);
		};
	});
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	const steps = await page.getByTestId('steps').textContent();
	await page.evaluate(() => (document.documentElement.dataset.disk = 'full'));
	await page
		.getByRole('group', { name: /^Dial of/ })
		.getByRole('button', { name: /^Straight 1/ })
		.click();
	await hand.press(/^Set Straight 1/);
	await expect(page.getByText('The tablet is full', { exact: false })).toBeVisible();
	expect(await page.getByTestId('steps').textContent()).toBe(steps);
	await page.evaluate(() => (document.documentElement.dataset.disk = ''));
	await hand.press(/^Set Straight 1/);
	await expect(page.getByRole('button', { name: /^Take back: Straight 1/ })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('button', { name: /^Take back: Straight 1/ })).toBeVisible();
});

test('a browser without IndexedDB says so on a page that works', async ({ app, page }) => {
	await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
	await page.goto(app.url);
	await expect(page.getByText('This browser keeps nothing for Wardroom.')).toBeVisible();
	await page.getByRole('link', { name: /^Start a table/ }).click();
	await new Hand(page).press('Lay out the map');
	await expect(page.getByText('This browser keeps nothing for Wardroom.')).toBeVisible();
});

test('a database closed by the system is opened again, and the next step is saved', async ({ app, page }) => {
	await byTaps(page);
	await page.addInitScript(() => {
		const known: IDBDatabase[] = [];
		Object.assign(window, { closeDatabases: () => known.forEach((db) => db.close()) });
		// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with `this` below
		const transaction = IDBDatabase.prototype.transaction;
		IDBDatabase.prototype.transaction = function (
			this: IDBDatabase,
			...args: Parameters<typeof transaction>
		) {
			if (!known.includes(this)) known.push(this);
			return transaction.apply(this, args);
		};
	});
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	await page.evaluate(() => (window as unknown as { closeDatabases(): void }).closeDatabases());
	await page
		.getByRole('group', { name: /^Dial of/ })
		.getByRole('button', { name: /^Straight 1/ })
		.click();
	await hand.press(/^Set Straight 1/);
	await expect(page.getByRole('button', { name: /^Take back: Straight 1/ })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('button', { name: /^Take back: Straight 1/ })).toBeVisible();
});

test('a damaged step on this tablet is named, and what is whole can be opened', async ({
	app,
	page
}, info) => {
	const { table } = await savedTable(page, app.url, info.outputDir);
	await page.evaluate(async () => {
		const [{ name }] = (await indexedDB.databases()) as [{ name: string }];
		const db = await new Promise<IDBDatabase>((resolve) => {
			const request = indexedDB.open(name);
			request.onsuccess = () => resolve(request.result);
		});
		const store = db.transaction('entries', 'readwrite').objectStore('entries');
		await new Promise<void>((resolve) => {
			store.getAll().onsuccess = (event) => {
				const rows = (event.target as IDBRequest<{ id: string; bytes: Uint8Array }[]>).result;
				const last = rows.sort((a, b) => a.bytes.length - b.bytes.length)[1]!;
				last.bytes = last.bytes.map((byte, i) => (i === 20 ? byte ^ 0xff : byte));
				store.put(last).onsuccess = () => resolve();
			};
		});
		db.close();
	});
	await page.goto(table);
	await expect(page.getByText('A step of this table was damaged on this tablet.')).toBeVisible();
	await page.getByRole('button', { name: 'Open what is whole' }).click();
	await expect(page.locator('.board')).toBeVisible();
	// and played on, by this tab
	await expect(page.getByText('This table is open in another tab')).toHaveCount(0);
});
