import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from './app.js';
import { kill, launch } from './killable.js';
import { goOnAlone, letIn, newTablet, same, steps, tabletOf } from './together.js';

test('a tablet whose browser is killed at a shared table comes back by itself, and nothing is lost or done twice', async ({
	app,
	browser
}) => {
	test.slow();
	const profile = mkdtempSync(path.join(tmpdir(), 'together-'));
	try {
		const ana = await newTablet(browser, app.url);
		let killable = await launch(profile);
		let ben = await tabletOf(killable.page, app.url);
		await ana.hand.startTable();
		await ana.hand.deploy();
		await letIn(ana, ben);
		await goOnAlone(ben);
		const table = ben.page.url();
		for (const rounds of [2, 3]) {
			// time for spares to be made ready and stored
			await ben.page.waitForTimeout(9000);
			await ben.hand.step();
			await same(ana, ben);
			const shown = await steps(ben);
			await kill(killable.child);
			await killable.browser.close().catch(() => undefined);
			await ana.hand.playUntilRound(rounds);
			killable = await launch(profile);
			ben = await tabletOf(killable.page, table);
			await ben.page.locator('.board').waitFor();
			expect(await steps(ben)).toBeGreaterThanOrEqual(shown);
			await expect(ben.page.getByLabel('At the table: 2 of 2 tablets')).toBeVisible();
			await same(ana, ben);
		}
		await ben.hand.step();
		await same(ana, ben);
		expect([ana.faults, ben.faults]).toEqual([[], []]);
		await kill(killable.child);
	} finally {
		rmSync(profile, { recursive: true, force: true });
	}
});
