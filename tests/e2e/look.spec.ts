import { expect, test } from './app.js';

test.setTimeout(5 * 60_000);

/** Pages within the page are drawn when they like, and the crowd is for measuring. */
const NOT_STILL = ['screens', 'crowd'];
/** In one theme they say all they have to say. */
const IN_DARK_ALONE = ['glyphs', 'type', 'space', 'motion', 'story', 'numbers', 'unusual'];

/** The page that shows every part in every state, a picture for each of its chapters and themes. */
for (const theme of ['Dark', 'Light', 'Contrast']) {
	test(`every part of the kit looks as it did, ${theme}`, async ({ app, page }) => {
		await page.setViewportSize({ width: 1180, height: 820 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(`${app.url}kit`);
		await page.getByRole('radio', { name: theme }).click();
		await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
		await page.evaluate(() => document.fonts.ready);
		const chapters = page.locator('main section[id]');
		expect(await chapters.count()).toBeGreaterThan(20);
		for (const chapter of await chapters.all()) {
			const name = (await chapter.getAttribute('id')) ?? '';
			if (NOT_STILL.includes(name) || (theme !== 'Dark' && IN_DARK_ALONE.includes(name))) continue;
			await chapter.scrollIntoViewIfNeeded();
			await expect.soft(chapter).toHaveScreenshot(`${theme.toLowerCase()}-${name}.png`, {
				maxDiffPixelRatio: 0.002,
				animations: 'disabled'
			});
		}
	});
}
