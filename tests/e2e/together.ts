import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { byTaps, Hand } from './table.js';

/** A tablet of its own: a context with its own storage, and the hand that holds it. */
export interface Tablet {
	readonly context: BrowserContext;
	readonly page: Page;
	readonly hand: Hand;
	readonly faults: string[];
}

export async function newTablet(browser: Browser, url: string, options = {}): Promise<Tablet> {
	const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, ...options });
	return tabletOf(await context.newPage(), url);
}
/** A page of a browser that is there already, as a tablet. */
export async function tabletOf(page: Page, url: string): Promise<Tablet> {
	const context = page.context();
	await page.addInitScript(muteable);
	const faults: string[] = [];
	page.on('pageerror', (error) => faults.push(error.message));
	await byTaps(page);
	await page.goto(url);
	return { context, page, hand: new Hand(page), faults };
}

/** In the page: while it is muted nothing that is said to other tablets goes out, as when the network is away. */
function muteable(): void {
	const send = Object.getOwnPropertyDescriptor(RTCDataChannel.prototype, 'send')?.value as (
		this: RTCDataChannel,
		data: ArrayBuffer
	) => void;
	RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: unknown) {
		if (!('isMuted' in globalThis)) send.call(this, data as ArrayBuffer);
	};
}
/** Nothing goes between these tablets from here on; or it does again. */
export async function part(tablets: readonly Tablet[], isApart: boolean): Promise<void> {
	for (const { page } of tablets)
		await page.evaluate((isMuted) => {
			if (isMuted) Object.assign(globalThis, { isMuted });
			else Reflect.deleteProperty(globalThis, 'isMuted');
		}, isApart);
	if (isApart) for (const { page } of tablets) await page.getByLabel(/^At the table: 1 of/).waitFor();
}

/** Opens the codes of a tablet that is at a table. */
export async function openDoor({ page }: Tablet): Promise<void> {
	await page.getByRole('button', { name: 'Table menu' }).click();
	await page.getByRole('button', { name: 'Add a tablet' }).click();
	await showCode(page);
}
/** Goes to the codes of a tablet that is at none. */
export async function goToJoin({ page }: Tablet): Promise<void> {
	await page.getByRole('link', { name: /^Join a table/ }).click();
	await showCode(page);
}
/** The camera is asked for, and the code stands there as letters too. */
async function showCode(page: Page): Promise<void> {
	await page.locator('.lamp').filter({ hasText: 'Ask for the camera' }).click();
	await page.getByRole('button', { name: /^Type the code/ }).click();
	await page.getByTestId('code').waitFor();
}

export const codeOf = async ({ page }: Tablet): Promise<string> =>
	(await page.getByTestId('code').textContent()) ?? '';
export async function readCode({ page }: Tablet, code: string): Promise<void> {
	await page.getByLabel('The other tablet’s code').fill(code);
	await page.getByRole('button', { name: 'Read it' }).click();
}

/** A tablet at the table lets a newcomer in; each has read the other's code. */
export async function letIn(
	member: Tablet,
	newcomer: Tablet,
	as: 'captain' | 'spectator' = 'captain'
): Promise<void> {
	await openDoor(member);
	await goToJoin(newcomer);
	const codes = [await codeOf(member), await codeOf(newcomer)] as const;
	await readCode(member, codes[1]);
	await readCode(newcomer, codes[0]);
	await member.page.getByText('A tablet asks to come in.').waitFor();
	const name = as === 'captain' ? /^Let them in to play/ : /^Only to watch/;
	await member.page.getByRole('button', { name }).click();
	await newcomer.page.locator('.board').waitFor();
	await member.page.locator('.lamp').filter({ hasText: 'Back to the table' }).click();
	await member.page.locator('.board').waitFor();
}

export const steps = async ({ page }: Tablet): Promise<number> =>
	Number(await page.getByTestId('steps').textContent());

/** Closes what a newcomer is asked first, and everything else that lies over the table. */
export async function goOnAlone({ page }: Tablet): Promise<void> {
	const close = page.locator('.panel').getByRole('button', { name: 'Close' });
	if (await close.count()) await close.first().click();
}

/** Both show the same number of steps. */
export async function same(a: Tablet, b: Tablet): Promise<void> {
	await expect.poll(async () => (await steps(a)) - (await steps(b))).toBe(0);
}

/** So many tablets at one table whose ships are placed, each let in by the one before it. */
export async function together(
	browser: Browser,
	url: string,
	count: number
): Promise<[Tablet, Tablet, ...Tablet[]]> {
	const tablets = [await newTablet(browser, url), await newTablet(browser, url)] as [
		Tablet,
		Tablet,
		...Tablet[]
	];
	while (tablets.length < count) tablets.push(await newTablet(browser, url));
	await tablets[0].hand.startTable({ captains: Math.max(2, count) });
	await tablets[0].hand.deploy();
	for (let i = 1; i < count; i++) {
		await letIn(tablets[i - 1] ?? tablets[0], tablets[i] ?? tablets[1]);
		await goOnAlone(tablets[i] ?? tablets[1]);
	}
	return tablets;
}
