import { expect, test } from './app.js';
import { letIn, newTablet, steps } from './together.js';

test('two tablets that have read each other’s code share a table, and what is done on one is on the other', async ({
	app,
	browser
}) => {
	const ana = await newTablet(browser, app.url);
	const ben = await newTablet(browser, app.url);
	await ana.hand.startTable();
	await letIn(ana, ben);
	await expect.poll(() => steps(ben)).toBe(await steps(ana));
	await ben.page.getByRole('button', { name: 'Close' }).first().click();
	await ben.hand.deploy();
	await expect.poll(() => steps(ana)).toBe(await steps(ben));
	await ana.hand.playUntilRound(2);
	await expect.poll(() => steps(ben)).toBe(await steps(ana));
	expect([ana.faults, ben.faults]).toEqual([[], []]);
});
