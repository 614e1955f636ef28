import { readFileSync } from 'node:fs';
import { expect, test } from './app.js';
import {
	codeOf,
	goOnAlone,
	goToJoin,
	letIn,
	newTablet,
	openDoor,
	same,
	steps,
	type Tablet
} from './together.js';

const people = async ({ page }: Tablet) => page.getByRole('button', { name: /^At the table/ }).click();
const quiet = (tablets: readonly Tablet[]) => expect(tablets.flatMap(({ faults }) => faults)).toEqual([]);

test('a captain is given back with a tap, and one whose tablet is gone for good is free again', async ({
	app,
	browser
}) => {
	const [ana, ben] = [await newTablet(browser, app.url), await newTablet(browser, app.url)];
	await ana.hand.startTable();
	await letIn(ana, ben);
	await ben.page.getByRole('button', { name: /^Captain B ·/ }).click();
	await same(ana, ben);
	await people(ana);
	const captain = (name: string) => ana.page.getByRole('button', { name: new RegExp(`^${name} ·`) });
	await expect(captain('Captain B')).toContainText('Played on: Tablet 2');
	await ben.context.close();
	await ana.page.getByRole('button', { name: 'Tablet 2 is gone for good' }).click();
	await expect(captain('Captain B')).toHaveCount(0);
	await expect(ana.page.getByLabel(/^At the table/)).toHaveCount(0);
	quiet([ana]);

	const cas = await newTablet(browser, app.url);
	await goOnAlone(ana);
	await letIn(ana, cas);
	await expect(ana.page.getByLabel('At the table: 2 of 2 tablets')).toBeVisible();
	await cas.page.getByRole('button', { name: /^Captain B ·/ }).click();
	await people(cas);
	const hers = cas.page.getByRole('button', { name: /^Captain B ·/ });
	await hers.click();
	await expect(hers).toContainText('Nobody’s yet');
	await same(ana, cas);
	await ana.page.getByRole('button', { name: 'Log', exact: true }).click();
	for (const said of ['Tablet 2 has left for good.', 'Captain B is played by nobody for now.'])
		await expect(ana.page.getByText(said)).toBeVisible();
	quiet([ana, cas]);
});

test('whoever plays none of the captains sees the table, and may act for whoever is asked', async ({
	app,
	browser
}) => {
	const [ana, ben] = [await newTablet(browser, app.url), await newTablet(browser, app.url)];
	await ana.hand.startTable();
	await letIn(ana, ben);
	await ben.page.getByRole('button', { name: /^None of them/ }).click();
	await ben.hand.deploy();
	await same(ana, ben);
	quiet([ana, ben]);
});

test('a code goes to the other tablet by the clipboard, and what is wrong with another is said beside it', async ({
	app,
	browser
}) => {
	const permissions = ['clipboard-read', 'clipboard-write', 'camera'];
	const [ana, ben] = [
		await newTablet(browser, app.url, { permissions }),
		await newTablet(browser, app.url, { permissions })
	];
	await ana.hand.startTable();
	await openDoor(ana);
	await goToJoin(ben);
	const paste = async (from: Tablet, to: Tablet) => {
		await from.page.bringToFront();
		await from.page.getByRole('button', { name: 'Copy your code' }).click();
		await expect(from.page.getByRole('button', { name: 'Copied' })).toBeVisible();
		const copied = await from.page.evaluate(() => navigator.clipboard.readText());
		expect(copied).toBe(await codeOf(from));
		const field = to.page.getByLabel('The other tablet’s code');
		await field.fill(`${copied.slice(0, 60)}\n`);
		await to.page.getByRole('button', { name: 'Read it' }).click();
		await expect(to.page.getByText('The code was not read to its end.')).toBeVisible();
		// as a message breaks it
		await field.fill(`${copied.slice(0, 60)}\n${copied.slice(60)}\n`);
		await to.page.getByRole('button', { name: 'Read it' }).click();
	};
	await paste(ana, ben);
	await paste(ben, ana);
	await ana.page.getByText('A tablet asks to come in.').waitFor();
	await ana.page.getByRole('button', { name: /^Not now/ }).click();
	await expect(ben.page.getByText('Nobody let this tablet in.')).toBeVisible();
	quiet([ana, ben]);
});

test('a table that came as a file is opened where one joins, and its tablet is at the table as soon as they meet', async ({
	app,
	browser
}) => {
	const [ana, ben] = [await newTablet(browser, app.url), await newTablet(browser, app.url)];
	await ana.hand.startTable();
	await ana.hand.deploy();
	await openDoor(ana);
	// without a picker for the place it is a download
	await ana.page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
	const [file] = await Promise.all([
		ana.page.waitForEvent('download'),
		ana.page.getByRole('button', { name: /^Save as a file/ }).click()
	]);
	await goToJoin(ben);
	await ben.page.locator('input[type=file]').setInputFiles({
		name: file.suggestedFilename(),
		mimeType: 'application/octet-stream',
		buffer: readFileSync(await file.path())
	});
	await ben.page.locator('.board').waitFor();
	await ana.page.getByRole('button', { name: 'Back to the table' }).click();
	await expect.poll(() => steps(ben)).toBe(await steps(ana));
	quiet([ana, ben]);
});
