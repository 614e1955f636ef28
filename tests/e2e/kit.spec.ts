import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { accessible, expect, ROOT, soundLayout, test } from './app.js';

test.setTimeout(5 * 60_000);

const THEMES = ['Dark', 'Light', 'Contrast'];
const SIZES = [
	[1180, 820],
	[390, 844]
] as const;

/** The components that the kit offers. */
const parts = ['index.ts', 'board/index.ts'].flatMap((file) =>
	Array.from(
		readFileSync(path.join(ROOT, 'src/lib/ui', file), 'utf8').matchAll(/export \{ default as (\w+) \}/g),
		([, name]) => name!
	)
);

async function openKit(page: Page, url: string, theme: string): Promise<void> {
	await page.goto(`${url}kit`);
	await page.getByRole('radio', { name: theme }).click();
	await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
	// the screens in their own windows
	await expect(page.locator('iframe').last().contentFrame().locator('.lamp')).toBeVisible();
}

for (const theme of THEMES) {
	for (const [width, height] of SIZES) {
		test(`the kit fits ${width} × ${height} and breaks no rule of accessibility, ${theme}`, async ({
			app,
			page
		}) => {
			await page.setViewportSize({ width, height });
			await openKit(page, app.url, theme);
			await soundLayout(page);
			await accessible(page);
			// no role has less contrast than it needs
			await expect(page.locator('[data-low]')).toHaveCount(0);
		});
	}
}

test('every part of the kit has its specimen', async ({ app, page }) => {
	expect(parts).toContain('Lamp');
	await openKit(page, app.url, 'Dark');
	const shown = await page
		.locator('[data-part]')
		.evaluateAll((specimens) => specimens.map((specimen) => specimen.getAttribute('data-part')));
	expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
});

test('the kit does not go sideways at twice the size of text', async ({ app, page }) => {
	await openKit(page, app.url, 'Dark');
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	for (const [width, height] of [...SIZES, [820, 1180] as const]) {
		await page.setViewportSize({ width, height });
		const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		await expect.poll(sideways).toBeLessThanOrEqual(0);
	}
});

test('a theme that is tried on in the kit stays there, and its dialogs can be asked and left', async ({
	app,
	page
}) => {
	await openKit(page, app.url, 'Light');
	await page.getByRole('button', { name: 'Ask a question' }).click();
	await expect(page.getByRole('heading', { name: 'Take back two steps?' }).last()).toBeFocused();
	await accessible(page);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Ask a question' })).toBeFocused();
	await page.evaluate(() => {
		const home = Object.assign(document.createElement('a'), { href: new URL('.', location.href).href });
		document.body.append(home);
		home.click();
	});
	await expect(page.getByRole('heading', { name: 'Kit' })).toBeHidden();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
