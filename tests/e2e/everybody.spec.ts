import type { Page } from '@playwright/test';
import { accessible, expect, test } from './app.js';
import { byTaps, Hand } from './table.js';

test.setTimeout(8 * 60_000);

const ROUTES = ['', 'settings', 'install', 'rules/alliance', 'campaign/alliance', 'new/alliance', 'nowhere'];

for (const theme of ['dark', 'light', 'contrast'] as const) {
	test(`no page and no state of the table breaks a rule of accessibility, ${theme}`, async ({
		app,
		page
	}) => {
		await page.addInitScript((name) => {
			localStorage.setItem('wardroom:/:settings', JSON.stringify({ theme: name, byTaps: true }));
		}, theme);
		for (const route of ROUTES) {
			await page.goto(app.url + route);
			await page.getByRole('heading', { level: 1 }).first().waitFor();
			await page.waitForTimeout(250);
			await accessible(page);
		}
		await page.goto(app.url);
		const hand = new Hand(page);
		await hand.startTable();
		await accessible(page);
		await hand.deploy();
		await accessible(page);
		await page.getByRole('button', { name: 'Attack Ship 1' }).first().click();
		await accessible(page);
		await page.getByRole('button', { name: 'Close' }).last().click();
		for (const wanted of ['.why', '.dice', '.panel h2:has-text("attacks")']) {
			for (let i = 0; i < 300 && (await page.locator(wanted).count()) === 0; i++) await hand.step();
			await expect(page.locator(wanted).first(), wanted).toBeVisible();
			await accessible(page);
		}
		await page.getByRole('button', { name: 'Table menu' }).click();
		await accessible(page);
		await page.getByRole('button', { name: 'Look up a rule' }).click();
		await accessible(page);
		await page.getByRole('button', { name: 'Table menu' }).click();
		await page.getByRole('button', { name: 'This evening in numbers' }).click();
		await accessible(page);
		await page.getByRole('button', { name: 'Log', exact: true }).click();
		await accessible(page);
	});
}

/** Whether what has the focus shows it: by an outline, or on the board by its halo. */
const showsFocus = (page: Page) =>
	page.evaluate(() => {
		const active = document.activeElement;
		if (!active || active === document.body) return true;
		const outlines = [active, ...active.querySelectorAll(':scope > .halo'), active.parentElement].flatMap(
			(element) => (element ? [getComputedStyle(element)] : [])
		);
		return outlines.some(
			({ outlineStyle, outlineWidth, stroke, strokeWidth }) =>
				(outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
				(stroke !== 'none' && parseFloat(strokeWidth) >= 3)
		);
	});

test('the focus is seen on whatever the Tab key comes to, on every page', async ({ app, page }) => {
	for (const route of ROUTES) {
		await page.goto(app.url + route);
		await page.getByRole('heading', { level: 1 }).first().waitFor();
		await page.waitForTimeout(250);
		for (let i = 0; i < 25; i++) {
			await page.keyboard.press('Tab');
			expect(await showsFocus(page), `${route}: ${await focused(page)}`).toBe(true);
		}
	}
});

const focused = (page: Page) =>
	page
		.evaluate(() => document.activeElement === document.body)
		.then((isNowhere) => (isNowhere ? '' : nameOf(page)));
const nameOf = (page: Page) =>
	page.evaluate(
		() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
	);

/** Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
	for (let i = 0; i < 120; i++) {
		if (name.test((await focused(page)).trim())) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`the Tab key never comes to ${String(name)}`);
}
async function pressByKey(page: Page, name: RegExp): Promise<void> {
	await tabTo(page, name);
	expect(await showsFocus(page), String(name)).toBe(true);
	await page.waitForTimeout(560);
	await page.keyboard.press('Enter');
	await page.waitForTimeout(350);
}

test('a table is begun, laid out and planned with the keyboard alone', async ({ app, page }) => {
	await byTaps(page);
	await page.goto(app.url);
	await pressByKey(page, /^Start a table/);
	await page.getByRole('heading', { level: 1 }).waitFor();
	await pressByKey(page, /^Lay out the map/);
	await page.getByRole('heading', { name: 'Place your ships' }).waitFor();
	for (const ship of [/Captain A’s Akira.*Tap/, /Captain B’s Excelsior.*Tap/]) {
		await pressByKey(page, ship);
		await tabTo(page, /^Place /);
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('.');
		await pressByKey(page, /^Place .* here/);
	}
	await pressByKey(page, /^Begin the mission/);
	for (const _ of [1, 2]) {
		await pressByKey(page, /^Straight 2/);
		await page.keyboard.press('Tab');
		await pressByKey(page, /^Set Straight 2/);
	}
	await expect(page.locator('.lamp')).toHaveText(/moves|flies/);
	await pressByKey(page, /^Take back/);
	await expect(page.getByRole('button', { name: /^Redo/ })).toBeVisible();
});

test('an attack can be played by ear: what is asked, each shot, the dice and, once, what came of them', async ({
	app,
	page
}) => {
	await byTaps(page);
	const hand = new Hand(page);
	const asks = page.getByRole('heading', { name: /^Captain .* attacks$/ });
	const shot = page.getByRole('button', { name: /^Attack Ship \d .*Range \d.*Hits \d+%/ });
	const isAsked = async () => (await asks.count()) > 0 && (await shot.count()) > 0;
	// an evening may end before a captain has a shot: then there is another
	for (let evening = 0; evening < 4 && !(await isAsked()); evening++) {
		await page.goto(app.url);
		await hand.startTable();
		await hand.deploy();
		while (!(await isAsked()) && (await hand.step()));
	}
	await expect(asks).toBeVisible();
	await expect(
		page.getByRole('region', { name: 'What to do' }).getByRole('heading', { name: /attacks$/ })
	).toBeVisible();
	// whatever is said aloud while the attack is played: each time that a live region comes to say what came of it
	await page.evaluate(() => {
		const said: string[] = [];
		Object.assign(globalThis, { said });
		const tells = (node: Node | null) => {
			const region = (node instanceof Element ? node : node?.parentElement)?.closest('[role=status]');
			return /It (misses|hits)/.test(region?.textContent ?? '');
		};
		new MutationObserver((changes) => {
			const isSaid = changes.some(
				({ type, target, addedNodes }) =>
					(type === 'characterData' && tells(target)) ||
					[...addedNodes].some(
						(node) => tells(node) || (node instanceof Element && tells(node.querySelector('[role=status]')))
					)
			);
			if (isSaid) said.push('told');
		}).observe(document.body, { subtree: true, childList: true, characterData: true });
	});
	await shot.first().focus();
	// what has just come under the finger cannot be chosen by a second tap of the one before
	await page.waitForTimeout(520);
	await page.keyboard.press('Enter');
	const dice = page.getByRole('group', { name: 'Attack dice' });
	await dice.waitFor();
	for (const die of await dice.getByRole('img').or(dice.getByRole('button')).all())
		expect(await die.getAttribute('aria-label')).toMatch(/Hit|Critical|Battle Stations|Blank/);
	const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.length);
	for (let i = 0; i < 40 && (await said()) === 0; i++) await hand.step();
	const report = page.getByRole('status').filter({ hasText: /It (misses|hits)/ });
	await expect(report).toBeAttached();
	// its dice lie there for a while longer, and nothing is said again
	await page.waitForTimeout(600);
	expect(await said()).toBe(1);
});
