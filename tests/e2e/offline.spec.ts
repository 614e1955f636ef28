import { expect, offlineReady, test } from './app.js';
import { byTaps, Hand } from './table.js';

test.setTimeout(10 * 60_000);

test('after one visit the whole app works with its server gone, and a round is played', async ({
	app,
	page
}) => {
	await byTaps(page);
	await page.goto(app.url);
	await offlineReady(page);
	await app.close();
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wardroom');

	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	expect(await hand.playUntilRound(2)).toBe(true);
	const deep = page.url();
	await page.goto(deep);
	await expect.poll(() => hand.round()).toBe(2);

	for (const [path, heading] of [
		['rules/alliance', 'Look up a rule'],
		['campaign/alliance', 'Campaign log'],
		['new/alliance', 'A Simple Patrol, introduction']
	] as const) {
		await page.goto(app.url + path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
	}
	await page.goto(`${app.url}nowhere`);
	await expect(page.getByText('There is no such page.')).toBeVisible();
});
