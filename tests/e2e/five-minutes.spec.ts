import type { Page } from '@playwright/test';
import { accessible, expect, offlineReady, test } from './app.js';
import { byTaps, Hand } from './table.js';

const LONG = process.env.LONG === '1';
const SIZES = [
	['tablet, landscape', 1180, 820],
	['tablet, portrait', 820, 1180],
	['phone', 390, 844],
	['desktop', 1600, 1000]
] as const;

test.setTimeout(10 * 60_000);

/** Steps until something is on the screen, or the mission is over. */
async function stepUntil(hand: Hand, isThere: () => Promise<boolean>): Promise<boolean> {
	for (let i = 0; i < 800; i++) {
		if (await isThere()) return true;
		if (!(await hand.step())) return false;
	}
	return false;
}

/** Nothing of the page lies beside the screen. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [name, width, height] of SIZES) {
	for (const hasTouch of [true, false]) {
		// all eight in the full numbers; else the tablet by touch and the phone without
		if (!LONG && !(name === 'tablet, landscape' && hasTouch) && !(name === 'phone' && !hasTouch)) continue;
		test.describe(`${name}, ${hasTouch ? 'by touch' : 'without touch'}`, () => {
			test.use({ viewport: { width, height }, hasTouch });

			test('the first five minutes of somebody who has never seen it, with the network off', async ({
				app,
				page,
				context
			}) => {
				await byTaps(page);
				await page.goto(app.url);
				await offlineReady(page);
				const host = app.url;
				await app.close();
				await context.setOffline(true);

				await test.step('1. opened in flight mode: a useful screen, ready offline, with its build', async () => {
					await page.goto(host);
					await expect(page.getByTestId('offline')).toHaveText('Ready offline');
					await expect(page.getByTestId('version')).not.toBeEmpty();
				});

				await test.step('2. two large choices, no account and no form', async () => {
					for (const choice of [/^Start a table/, /^Just this tablet/]) {
						const box = await page.getByRole('link', { name: choice }).boundingBox();
						expect(box?.height).toBeGreaterThan(140);
					}
					expect(await page.getByRole('textbox').count()).toBe(0);
					await (hasTouch
						? page.getByRole('link', { name: /^Start a table/ }).tap()
						: page.getByRole('link', { name: /^Start a table/ }).click());
				});

				const ships = page.locator('.ships').getByRole('button');
				const hand = new Hand(page, hasTouch);
				await test.step('3. the introduction with six ready-made ships, for one to six; alone is explained in a line', async () => {
					await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Simple Patrol, introduction');
					await expect(ships).toHaveCount(6);
					await page.getByRole('button', { name: 'One captain fewer' }).click();
					await expect(page.getByText(/^Alone you command two ships/)).toBeVisible();
					for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'One captain more' }).click();
					await expect(page.getByRole('textbox')).toHaveCount(6);
					for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'One captain fewer' }).click();
				});

				await test.step('4. a ship is given back with one tap and taken with one; name, colour and shape', async () => {
					await page.waitForTimeout(400);
					await hand.hit(ships.filter({ hasText: 'Captain A has it.' }));
					await expect(page.getByText('No ship yet', { exact: true })).toBeVisible();
					await expect(page.locator('.lamp')).toHaveText(/Captain A has no ship yet/);
					await hand.hit(ships.filter({ hasText: 'Photon Torpedoes' }));
					await expect(page.getByText('No ship yet', { exact: true })).toBeHidden();
					await page.getByRole('textbox', { name: 'Name of captain 1' }).fill('Rosa');
					await expect(ships.filter({ hasText: 'Rosa has it.' }).locator('.mark.k1')).toHaveText('R');
					await accessible(page);
				});

				await test.step('5. the map with numbers to lay out, the enemies for two, ticks for people with plastic', async () => {
					await hand.press('Lay out the map');
					await page.getByRole('heading', { name: 'Place your ships' }).waitFor();
					for (const number of [1, 2, 3, 4, 5, 6])
						await expect(
							page.getByRole('img', { name: `Asteroid ${String(number)}`, exact: true })
						).toBeVisible();
					await expect(page.locator('.panel tbody tr')).toHaveCount(4);
					await page.getByText('We lay it out in plastic too').click();
					await expect(page.getByText('10 things are left to lay out.')).toBeVisible();
					await page.waitForTimeout(400);
					await page.getByRole('button', { name: /^Asteroid 1/ }).click();
					await expect(page.getByText('9 things are left to lay out.')).toBeVisible();
					await page.getByText('We lay it out in plastic too').click();
				});

				await test.step('6. five phases, one button', async () => {
					await hand.deploy();
					await expect(
						page.getByRole('list', { name: 'Phases of the round' }).getByRole('listitem')
					).toHaveCount(5);
					await page
						.getByRole('group', { name: /^Dial of/ })
						.getByRole('button', { name: /, red$/ })
						.first()
						.click();
					await hand.press(/^Set /);
				});

				await test.step('7. who has set and who has not; a red maneuver under Auxiliary Power shows its price', async () => {
					await expect(page.getByRole('tab', { name: /^R?\s*Rosa .*has set/ })).toBeVisible();
					await expect(page.getByRole('tab', { name: /Captain B .*choosing/ })).toBeVisible();
					expect(await hand.playUntilRound(2)).toBe(true);
					await stepUntil(
						hand,
						async () => (await page.getByRole('group', { name: /^Dial of/ }).count()) > 0
					);
					const dear = page.getByRole('button', { name: /, red, costs a damage card$/ }).first();
					await dear.click();
					await expect(page.locator('.price')).toContainText(/damage card/);
					await expect(page.locator('.lamp small')).toContainText(/damage card/);
				});

				await test.step('8. an enemy moves by one tap, with its why; a second tap within half a second does nothing', async () => {
					const enemy = page.locator('.lamp').filter({ hasText: /^Attack Ship 1 moves/ });
					expect(await stepUntil(hand, async () => (await enemy.count()) > 0)).toBe(true);
					const before = Number(await page.getByTestId('steps').textContent());
					await page.waitForTimeout(520);
					// the next step lies under the same finger: it taps once more as soon as it is there
					await page.evaluate(async () => {
						const steps = () => document.querySelector('[data-testid=steps]')?.textContent;
						const tap = () => document.querySelector<HTMLButtonElement>('.lamp')?.click();
						const before = steps();
						tap();
						while (steps() === before) await new Promise(requestAnimationFrame);
						tap();
					});
					await page.waitForTimeout(700);
					expect(Number(await page.getByTestId('steps').textContent())).toBe(before + 1);
					const why = page.locator('.why li');
					expect(await stepUntil(hand, async () => (await why.count()) > 3)).toBe(true);
					await expect(page.locator('.why')).toContainText(/follows /);
					await expect(
						page
							.locator('.why')
							.getByRole('button', { name: /^Rule \d+/ })
							.first()
					).toBeVisible();
				});

				await test.step('9. an attack: odds before the shot, what is not possible says why, dice by hand', async () => {
					const targets = page.getByRole('heading', { name: /attacks$/ });
					const shots = page.locator('.panel .item').filter({ hasText: /Hits \d+%/ });
					const isShot = async () => (await targets.count()) > 0 && (await shots.count()) > 0;
					expect(await stepUntil(hand, isShot), 'somebody has a shot').toBe(true);
					await expect(shots.first()).toContainText(/Range \d.*Hits \d+%, \d+\.\d damage, destroys \d+%/);
					await expect(page.locator('.base .corners').first()).toBeVisible();
					await page.getByRole('button', { name: 'Table menu' }).click();
					await page.getByRole('switch', { name: /We roll real dice/ }).click();
					await page.getByRole('button', { name: 'Close' }).first().click();
					await page.waitForTimeout(500);
					await shots.first().click();
					await page.locator('.faces').waitFor();
					const asked = Number(
						/(\d+) attack dice/.exec((await page.locator('.panel').textContent()) ?? '')?.[1] ?? 1
					);
					for (let i = 0; i < asked; i++) await page.locator('.faces button').first().click();
					await expect(page.locator('.lamp')).toHaveText(/^Enter /);
					await hand.press(/^Enter /);
					await page.getByRole('button', { name: 'Table menu' }).click();
					await page.getByRole('switch', { name: /We roll real dice/ }).click();
					await page.getByRole('button', { name: 'Close' }).first().click();
				});

				await test.step('10. taken back in two taps, naming what goes', async () => {
					await hand.step();
					const back = page.getByRole('button', { name: /^Take back: .+/ });
					await back.click();
					await expect(page.getByRole('button', { name: /^Redo/ })).toBeVisible();
					await page.getByRole('button', { name: /^Redo/ }).click();
				});

				await test.step('11. round 1 in the log, step by step; a bookmark; back to now; played on from there', async () => {
					await page.getByRole('button', { name: 'Log', exact: true }).click();
					await page.locator('.log button').filter({ hasText: /sets / }).first().click();
					await expect(page.getByText('The past')).toBeAttached();
					await page.getByRole('button', { name: 'Bookmark', exact: true }).click();
					await expect(page.getByRole('button', { name: 'Remove the bookmark' })).toBeVisible();
					const value = async () => Number(await page.getByRole('slider').inputValue());
					const from = await value();
					await page.getByRole('button', { name: 'On one step' }).click();
					await expect.poll(value).toBe(from + 1);
					await hand.press(/Back to now/);
					const here = page.url();
					await page.locator('.log button').filter({ hasText: /sets / }).first().click();
					await page.getByRole('button', { name: 'Play on from here' }).click();
					await page.waitForURL((url) => url.href !== here);
					await expect.poll(() => hand.round()).toBe(1);
					await page.goto(here);
					await page.locator('.board').waitFor();
				});

				await test.step('12. the result: how far, XP with its sum, what comes next, a backup', async () => {
					await hand.playUntilRound(99);
					await expect(page.getByRole('heading', { name: /^(Success|Failure)$/ })).toBeVisible();
					await expect(page.locator('.panel')).toContainText(/sensor data home: \d of 2/i);
					await expect(page.locator('.panel')).toContainText(/XP for the mission/);
					await expect(page.locator('.lamp')).toHaveText(/Fly it again/);
					await expect(page.getByRole('button', { name: 'Back up' })).toBeVisible();
					await page.getByRole('button', { name: 'This evening in numbers' }).click();
					await expect(page.getByRole('region', { name: 'Rosa' })).toContainText(
						/Attack: \d+ of \d+ dice hit/
					);
					await page.getByRole('button', { name: 'Close' }).first().click();
					expect(await sideways(page)).toBeLessThanOrEqual(0);
				});
			});
		});
	}
}
