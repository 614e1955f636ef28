import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { startServer } from '../../.tools/serve.mjs';
import {
	codeOf,
	goOnAlone,
	goToJoin,
	letIn,
	newTablet,
	openDoor,
	readCode,
	type Tablet
} from '../e2e/together.js';
import { launch, median, round } from './browser.js';

const TABLETS = 6;
const TAPS = 12;
const JOINING = [
	'--use-fake-ui-for-media-stream',
	'--use-fake-device-for-media-stream',
	'--allow-loopback-in-peer-connection'
];

interface Measured {
	/** From the last scan until all are linked with all, and from a tap until it is on all screens, in ms. */
	readonly mesh: number;
	readonly taps: readonly number[];
}

/** When each page next shows another number of steps, in ms of the clock that all pages share. */
const shown = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const steps = () => document.querySelector('[data-testid=steps]')?.textContent;
				const before = steps();
				const look = () => {
					if (steps() === before) requestAnimationFrame(look);
					// the frame in which it is there, and the next, when it has been painted
					else requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
				};
				look();
			})
	);
const tapped = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const hear = () => resolve(performance.timeOrigin + performance.now());
				addEventListener('click', hear, { capture: true, once: true });
			})
	);

/** From a tap on the first page until the last of all shows what came of it. */
async function tapMs(pages: readonly Page[], press: () => Promise<unknown>): Promise<number> {
	const [first] = pages;
	if (!first) throw new Error('bench: no tablets');
	const [tap, screens] = [tapped(first), Promise.all(pages.map(shown))];
	await press();
	return Math.max(...(await screens)) - (await tap);
}

async function ours(browser: Browser): Promise<Measured> {
	const server = await startServer({ dir: path.resolve('build') });
	const tablets: Tablet[] = [];
	while (tablets.length < TABLETS) tablets.push(await newTablet(browser, server.url));
	const [first, last] = [tablets[0], tablets.at(-1)];
	if (!first || !last) throw new Error('bench: no tablets');
	await first.hand.startTable({ captains: TABLETS });
	await first.hand.deploy();
	for (const newcomer of tablets.slice(1, -1)) {
		await letIn(first, newcomer);
		await goOnAlone(newcomer);
	}
	await openDoor(first);
	await goToJoin(last);
	const codes = [await codeOf(first), await codeOf(last)] as const;
	await readCode(first, codes[1]);
	await readCode(last, codes[0]);
	const admit = first.page.getByRole('button', { name: /^Let them in to play/ });
	await admit.waitFor();
	const all = `At the table: ${String(TABLETS)} of ${String(TABLETS)} tablets`;
	const tap = tapped(first.page);
	await admit.click();
	await first.page.locator('.lamp').filter({ hasText: 'Back to the table' }).click();
	await Promise.all(tablets.map(({ page }) => page.getByLabel(all).waitFor()));
	const mesh = Date.now() - (await tap);
	await goOnAlone(last);
	// spares are agreed upon in the meantime
	await first.page.waitForTimeout(8000);
	const taps: number[] = [];
	const pages = tablets.map(({ page }) => page);
	for (let i = 0; i < TAPS; i++) {
		const back = first.page.getByRole('button', { name: i % 2 === 0 ? /^Take back/ : /^Redo/ });
		taps.push(await tapMs(pages, () => back.click()));
		await first.page.waitForTimeout(700);
	}
	for (const { context } of tablets) await context.close();
	await server.close();
	return { mesh, taps };
}

interface Plain {
	offer(name: string): Promise<string>;
	answer(name: string, sdp: string): Promise<string>;
	accept(name: string, sdp: string): Promise<void>;
	open(): number;
}
const plainly = (page: Page, call: keyof Plain, ...given: string[]): Promise<unknown> =>
	page.evaluate(
		([name = '', ...args]) =>
			(globalThis as unknown as Record<string, (...all: string[]) => unknown>)[name]?.(...args),
		[call, ...given]
	);

/** Six pages that do the same with plain Yjs and bare strings; the bench itself carries offers and answers. */
async function plain(browser: Browser): Promise<Measured> {
	const dir = path.resolve('.cache/bench/plain-page');
	await build({
		...{ root: path.resolve('tests/bench/plain-page'), configFile: false, logLevel: 'error' },
		build: { outDir: dir, emptyOutDir: true }
	});
	const server = await startServer({ dir });
	const pages: Page[] = [];
	while (pages.length < TABLETS) {
		const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
		pages.push(await context.newPage());
		await pages.at(-1)?.goto(server.url);
	}
	const pair = async (a: number, b: number) => {
		const [one, other] = [pages[a], pages[b]];
		if (!one || !other) return;
		const offer = (await plainly(one, 'offer', String(b))) as string;
		const answer = (await plainly(other, 'answer', String(a), offer)) as string;
		await plainly(one, 'accept', String(b), answer);
	};
	const open = (count: number) => (page: Page) =>
		page.waitForFunction((all) => (globalThis as unknown as Plain).open() >= all, count);
	for (let b = 1; b < TABLETS - 1; b++) for (let a = 0; a < b; a++) await pair(a, b);
	await Promise.all(pages.slice(0, -1).map(open(TABLETS - 2)));
	const from = Date.now();
	await Promise.all(pages.slice(0, -1).map((_, a) => pair(a, TABLETS - 1)));
	await Promise.all(pages.map(open(TABLETS - 1)));
	const mesh = Date.now() - from;
	const taps: number[] = [];
	for (let i = 0; i < TAPS; i++) {
		taps.push(await tapMs(pages, () => pages[0]?.getByRole('button').click() ?? Promise.resolve()));
		await pages[0]?.waitForTimeout(200);
	}
	for (const page of pages) await page.context().close();
	await server.close();
	return { mesh, taps };
}

/** Six tablets in a real browser on this machine, beside six pages of plain Yjs. */
export async function measureShared() {
	const browser = await launch(JOINING);
	try {
		const [us, them] = [await ours(browser), await plain(browser)];
		const result = (name: string, what: string, goal: number, value: number, theirs: number) => ({
			...{ name, value: round(value), unit: 'ms' },
			against: `${what}; plain Yjs ${String(round(theirs))} ms; goal of ${String(goal)} ms`,
			ratio: round(value / theirs)
		});
		const about = `median of ${String(TAPS)}, worst ${String(round(Math.max(...us.taps)))} ms`;
		return [
			result('mesh', 'six tablets, from the last tap', 3000, us.mesh, them.mesh),
			result('tap-to-screens', about, 150, median(us.taps), median(them.taps))
		];
	} finally {
		await browser.close();
	}
}
