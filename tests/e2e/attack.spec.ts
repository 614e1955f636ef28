import { accessible, expect, test } from './app.js';
import { byTaps, Hand } from './table.js';

test.setTimeout(5 * 60_000);

test('after an attack its dice lie there until somebody goes on, and the log shows why again', async ({
	app,
	page
}) => {
	// the enemy moves by itself, and waits while people look at dice; slowly, so that a take-back comes before its next step
	await page.addInitScript(() => {
		localStorage.setItem('wardroom:/:settings', JSON.stringify({ theme: 'dark', speed: 'slow' }));
	});
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	const goOn = page.locator('.lamp').filter({ hasText: /^Go on/ });
	const report = page.getByRole('group', { name: 'Attack dice' });
	for (let i = 0; i < 400 && !((await goOn.count()) && (await report.count())); i++) await hand.step();
	await expect(report).toBeVisible();
	await expect(page.locator('.panel h2')).toHaveText(/ attacks .*, Range \d/);
	await expect(page.locator('.panel')).toContainText(/It (misses|hits)/);
	await accessible(page);
	const shown = await page.getByTestId('steps').textContent();
	await page.waitForTimeout(6000);
	expect(await page.getByTestId('steps').textContent()).toBe(shown);
	const title = (await page.locator('.panel h2').textContent()) ?? '';
	await hand.press(/^Go on/);
	await expect(page.locator('.panel h2').filter({ hasText: title })).toHaveCount(0);

	// taken back and done again, the same attack is news again
	await page.locator('.take-back').first().click();
	await page.getByRole('button', { name: /^Redo/ }).click();
	await expect(page.locator('.panel h2')).toHaveText(title);
	await hand.press(/^Go on/);

	await page.getByRole('button', { name: 'Table menu' }).click();
	await accessible(page);
	await page.getByRole('button', { name: 'Log', exact: true }).click();
	await page
		.getByRole('button', { name: /^Why: / })
		.last()
		.click();
	await expect(page.getByText('The past')).toBeVisible();
	await expect(page.locator('.panel h2').first()).toBeVisible();
	await hand.press(/Back to now/);
	await expect(page.getByText('The past')).toBeHidden();
});

test('an enemy shows where it may go, a dial may be changed until all have set, and who types the defense dice sees the attack', async ({
	app,
	page
}) => {
	await byTaps(page);
	await page.goto(app.url);
	const hand = new Hand(page);
	await hand.startTable({ realDice: true });
	await hand.deploy();
	await page.getByRole('button', { name: 'Attack Ship 1' }).first().click();
	await page.getByRole('button', { name: 'Where may it go?' }).click();
	const forecast = page.getByRole('region', { name: 'Forecast' });
	await expect(forecast.getByRole('listitem').first()).toHaveText(/^\d+% .*(no shot|could fire)/);
	await forecast.getByRole('button', { name: 'Close' }).click();
	await expect(forecast).toBeHidden();

	const dial = page.getByRole('group', { name: /^Dial of/ });
	await dial.getByRole('button', { name: /^Straight 1/ }).click();
	await hand.press(/^Set Straight 1/);
	await page.getByRole('tab', { name: /Captain A/ }).click();
	await expect(page.getByText('Set: Straight 1')).toBeVisible();
	await dial.getByRole('button', { name: /^Straight 2/ }).click();
	await hand.press(/^Change to Straight 2/);
	await expect(page.getByRole('button', { name: /^Take back: Straight 2/ })).toBeVisible();

	// however far the panel was scrolled, what is asked next is in sight
	await page.setViewportSize({ width: 390, height: 844 });
	const die = page.getByRole('heading', { name: /the die of its table$/ });
	for (let i = 0; i < 60 && (await die.count()) === 0; i++) {
		await page.locator('.panel').evaluate((panel) => (panel.scrollTop = panel.scrollHeight));
		await hand.step();
	}
	await expect(page.locator('.faces')).toBeInViewport({ ratio: 0.99 });

	const defense = page.getByRole('heading', { name: /rolls its defense$/ });
	for (let i = 0; i < 500 && (await defense.count()) === 0; i++) await hand.step();
	await expect(defense).toBeVisible();
	await expect(page.getByRole('group', { name: 'Attack dice' }).locator('.die')).not.toHaveCount(0);
	await expect(page.getByRole('group', { name: 'Dice as they fell' })).toBeVisible();
	await expect(page.locator('.panel')).toContainText(
		/ attacks .*, Range \d.*: .*(Hit|Critical|Blank|Battle Stations)/
	);
	for (const [width, height] of [
		[1180, 820],
		[820, 1180],
		[390, 844]
	] as const) {
		await page.setViewportSize({ width, height });
		await expect(page.locator('.faces')).toBeInViewport({ ratio: 0.99 });
	}
});
