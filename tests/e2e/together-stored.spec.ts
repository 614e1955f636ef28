import { expect, test } from './app.js';
import { changeRows } from './stored.js';
import { goOnAlone, same, steps, together } from './together.js';

test.slow();
const here = 'At the table: 2 of 2 tablets';
/** In ms: so long it takes at most until two have agreed on spares and stored them. */
const SPARES = 9000;

test('a tablet that has lost every third of its steps has them again from the others, and plays on', async ({
	app,
	browser
}) => {
	const [ana, ben] = await together(browser, app.url, 2);
	await ana.hand.playUntilRound(2);
	await ben.hand.step();
	await same(ana, ben);
	await ana.page.waitForTimeout(SPARES);
	const all = await steps(ana);
	const table = ben.page.url();
	await ben.page.goto(app.url);
	await changeRows(ben.page, 'entries', (rows) =>
		rows.filter(({ id, table }, i) => i % 3 !== 0 || id === table)
	);
	await ben.page.goto(table);
	await expect(ben.page.getByLabel(here)).toBeVisible();
	// a tablet that has not heard the others yet may have answered what was answered long ago: that is struck, and is a step more
	await expect.poll(() => steps(ben)).toBeGreaterThanOrEqual(all);
	await same(ana, ben);
	await ben.hand.step();
	await same(ana, ben);
	await ben.page.reload();
	await same(ana, ben);
	expect([ana.faults, ben.faults]).toEqual([[], []]);
});

test('a step that was damaged on one tablet comes back whole from the others', async ({ app, browser }) => {
	const [ana, ben] = await together(browser, app.url, 2);
	await ana.hand.playUntilRound(2);
	await same(ana, ben);
	await ana.page.waitForTimeout(SPARES);
	const all = await steps(ana);
	const table = ben.page.url();
	await ben.page.goto(app.url);
	await changeRows(ben.page, 'entries', (rows) => {
		const long = rows.sort((a, b) => b.bytes.length - a.bytes.length)[1];
		if (long) long.bytes = long.bytes.map((byte, i) => (i === 20 ? byte ^ 0xff : byte));
		return rows;
	});
	await ben.page.goto(table);
	await ben.page.getByText('A step of this table was damaged on this tablet.').waitFor();
	await ben.page.getByRole('button', { name: 'Open what is whole' }).click();
	await expect(ben.page.getByLabel(here)).toBeVisible();
	await same(ana, ben);
	expect(await steps(ben)).toBeGreaterThanOrEqual(all);
	await ben.hand.step();
	await same(ana, ben);
	expect([ana.faults, ben.faults]).toEqual([[], []]);
});

test('a tablet that remembers the table wrongly is told the first step that differs, and takes the table’s copy', async ({
	app,
	browser
}) => {
	const [ana, ben] = await together(browser, app.url, 2);
	// what a tablet remembers of a table beside its steps is written every 256 of them
	await ben.page.getByRole('button', { name: 'Table menu' }).click();
	const dice = ben.page.getByRole('switch', { name: /We roll real dice/ });
	const clicking = await dice.evaluateHandle((button) =>
		setInterval(() => (button as HTMLElement).click(), 4)
	);
	await expect.poll(() => steps(ben), { timeout: 60_000 }).toBeGreaterThan(260);
	await clicking.evaluate((timer) => clearInterval(timer));
	await ben.page.waitForTimeout(500);
	if ((await dice.getAttribute('aria-checked')) === 'true') await dice.click();
	await goOnAlone(ben);
	await same(ana, ben);
	await ana.page.waitForTimeout(SPARES);
	const table = ben.page.url();
	await ben.page.goto(app.url);
	await changeRows(ben.page, 'checkpoints', (rows) => {
		for (const { state } of rows as unknown as { state: { round: number } }[]) state.round += 50;
		return rows;
	});
	await ben.page.goto(table);
	await expect(ben.page.getByLabel(here)).toBeVisible();
	await expect(ben.page.locator('.round')).toContainText(/Round 5\d/);
	const take = ben.page.getByRole('button', { name: 'Take the table’s copy' });
	for (let i = 0; i < 200 && (await take.count()) === 0; i++) await ana.hand.step();
	await expect(ben.page.getByText(/^Since “.+” the table stands otherwise on two tablets\./)).toBeVisible();
	await expect(ana.page.getByText(/this one has it/)).toBeVisible();
	await take.click();
	await expect(ben.page.locator('.round')).not.toContainText(/Round 5\d/);
	await goOnAlone(ana);
	await same(ana, ben);
	await ben.hand.step();
	await same(ana, ben);
	expect([ana.faults, ben.faults]).toEqual([[], []]);
});
