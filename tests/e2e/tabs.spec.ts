import { expect, test } from './app.js';
import { byTaps, Hand } from './table.js';

test('a second tab of a tablet follows the table live, and goes on with it when the first is gone', async ({
	app,
	page,
	context
}) => {
	await byTaps(page);
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable();
	const other = await context.newPage();
	await byTaps(other);
	await other.goto(page.url());
	await other.locator('.board').waitFor();
	const steps = async (tab: typeof page) => Number(await tab.getByTestId('steps').textContent());
	const before = await steps(other);
	await hand.deploy();
	expect(await steps(page)).toBeGreaterThan(before);
	await expect.poll(() => steps(other)).toBe(await steps(page));
	await expect(other.getByRole('button', { name: /Akira$/ })).toBeVisible();
	const all = await steps(page);
	await page.close();
	await other.getByRole('button', { name: /^Use it here/ }).click();
	await other.getByRole('group', { name: /^Dial of/ }).waitFor();
	expect(await steps(other)).toBe(all);
	await new Hand(other).step();
	await expect.poll(() => steps(other)).toBe(all + 1);
});
