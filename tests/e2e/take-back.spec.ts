import { expect, test } from './app.js';
import { byTaps, Hand } from './table.js';

test.setTimeout(5 * 60_000);

test('a step is taken back in two taps and done again, and the past is watched without disturbing the table', async ({
	app,
	page
}) => {
	await byTaps(page);
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	const dial = page.getByRole('group', { name: /^Dial of/ });
	await dial.getByRole('button', { name: /^Straight 2/ }).click();
	await hand.press(/^Set Straight 2/);
	await expect(page.getByRole('button', { name: /^Take back: Straight 2/ })).toBeVisible();

	await page.getByRole('button', { name: /^Take back: Straight 2/ }).click();
	await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible();
	await page.getByRole('button', { name: 'Redo' }).click();
	await expect(page.getByRole('button', { name: /^Take back: Straight 2/ })).toBeVisible();

	await page.getByRole('button', { name: 'Log', exact: true }).click();
	const slider = page.getByRole('slider', { name: 'Past rounds' });
	await expect(slider).toBeVisible();
	await page.getByRole('button', { name: 'Back one step' }).click();
	await page.getByRole('button', { name: 'Back one step' }).click();
	await expect(page.getByText('The past')).toBeVisible();
	await expect(page.locator('.lamp')).toHaveText(/Back to now/);
	await page.waitForTimeout(520);
	await page.locator('.lamp').click();
	await expect(page.getByText('The past')).toBeHidden();
	await page.getByRole('button', { name: 'Close' }).click();
	await expect(dial).toBeVisible();
});

test('the same dice fall after a take-back', async ({ app, page }) => {
	await byTaps(page);
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	for (const _ of [1, 2]) {
		await page
			.getByRole('group', { name: /^Dial of/ })
			.getByRole('button', { name: /^Straight 1/ })
			.click();
		await hand.press(/^Set Straight 1/);
		await page.waitForTimeout(300);
	}
	const story = async () => {
		await hand.press(/^Attack Ship 1 moves/);
		const why = page.locator('.why');
		await why.waitFor();
		const text = await why.textContent();
		await page.getByRole('button', { name: /^Take back: Attack Ship 1/ }).click();
		await page.locator('.lamp').filter({ hasText: 'Attack Ship 1 moves' }).waitFor();
		return text;
	};
	expect(await story()).toBe(await story());
});

test('what the tablet lays out or rolls by itself is not what a take-back ends at', async ({ app, page }) => {
	await byTaps(page);
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable({ realDice: true });
	const takeBack = page.locator('.take-back').first();
	await expect(takeBack).toHaveAttribute('aria-disabled', 'true');
	await hand.deploy();
	for (let i = 0; i < 200 && (await page.locator('.faces').count()) === 0; i++) await hand.step();
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('switch', { name: /We roll real dice/ }).click();
	await page.getByRole('button', { name: 'Close' }).click();
	await expect(page.locator('.faces')).toHaveCount(0);
	await expect(page.locator('.lamp')).not.toHaveText(/One moment|Saving/);
	await takeBack.click();
	await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible();
	await expect(page.locator('.lamp')).not.toHaveText(/One moment|Saving/);
});

test('play on from an earlier step begins a new table and leaves the old one as it is', async ({
	app,
	page
}) => {
	await byTaps(page);
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	const old = page.url();
	await page.getByRole('button', { name: 'Log', exact: true }).click();
	await page.getByRole('button', { name: 'Back one step' }).click();
	await page.getByRole('button', { name: 'Play on from here' }).click();
	await expect.poll(() => page.url()).not.toBe(old);
	await expect(page.locator('.lamp').filter({ hasText: 'Begin the mission' })).toBeVisible();
	await page.goto(old);
	await expect(page.getByRole('group', { name: /^Dial of/ })).toBeVisible();
});
