import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../../.tools/serve.mjs';
import { Hand } from '../e2e/table.js';
import { buildEmptyPage, installed, launch, median, round, slowed, THROTTLE } from './browser.js';

const STARTS = 9;
const TAPS = 12;
const FRAMES = 180;

interface Result {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly against?: string;
	readonly ratio?: number;
}

/** First contentful paint of a start without a network: home is drawn in one piece, so it is the first useful screen too. */
async function startMs(page: Page, url: string): Promise<number> {
	await slowed(page);
	await page.goto(url);
	await page.getByRole('heading', { level: 1 }).waitFor();
	await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
	return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}

async function coldStart(browser: Browser): Promise<Result> {
	const ours = await installed(browser, path.resolve('build'));
	const empty = await installed(browser, buildEmptyPage());
	const times = { ours: [] as number[], empty: [] as number[] };
	for (let i = 0; i < STARTS; i++) {
		for (const [name, { context, url }] of [['ours', ours] as const, ['empty', empty] as const]) {
			const page = await context.newPage();
			times[name].push(await startMs(page, url));
			await page.close();
		}
	}
	await ours.context.close();
	await empty.context.close();
	return {
		name: 'cold-start',
		value: round(median(times.ours)),
		unit: 'ms',
		against: `an empty SvelteKit page, ${String(round(median(times.empty)))} ms`,
		ratio: round(median(times.ours) / median(times.empty))
	};
}

/** From the moment a finger leaves the screen until what it did is painted, in ms. */
async function tapMs(page: Page, press: () => Promise<void>, done: string): Promise<number> {
	const painted = page.evaluate(
		(shown) =>
			new Promise<number>((resolve) => {
				addEventListener(
					'click',
					() => {
						const from = performance.now();
						const before = document.querySelector(shown)?.textContent;
						const look = () => {
							const now = document.querySelector(shown)?.textContent;
							// the frame in which it is there, and the next, when it has been painted
							if (now !== undefined && now !== before)
								requestAnimationFrame(() => resolve(performance.now() - from));
							else requestAnimationFrame(look);
						};
						look();
					},
					{ capture: true, once: true }
				);
			}),
		done
	);
	await press();
	return painted;
}

/** The frame times while something goes on, in ms. */
async function framesMs(page: Page, work: () => Promise<void>): Promise<number[]> {
	await page.evaluate(() => {
		const frames: number[] = [];
		let last = performance.now();
		const next = (now: number) => {
			frames.push(now - last);
			last = now;
			requestAnimationFrame(next);
		};
		requestAnimationFrame(next);
		Object.assign(globalThis, { frames });
	});
	await work();
	const all = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
	return all.slice(2);
}

function frameResults(name: string, frames: readonly number[], what: string): Result[] {
	const sorted = [...frames].sort((a, b) => a - b);
	const against = `${what}, processor ${String(THROTTLE)} times slower`;
	return [
		{ name, value: round(median(frames)), unit: 'ms a frame (median)', against },
		{ name: `${name} 95 %`, value: round(sorted[Math.floor(sorted.length * 0.95)] ?? 0), unit: 'ms a frame' },
		{ name: `${name} worst`, value: round(sorted.at(-1) ?? 0), unit: 'ms a frame' },
		{
			name: `${name} over 50 ms`,
			value: frames.filter((ms) => ms > 50).length,
			unit: `of ${String(frames.length)} frames`
		}
	];
}

async function tapsAndReplay(browser: Browser): Promise<Result[]> {
	const server = await startServer({ dir: path.resolve('build') });
	const page = await browser.newPage({ viewport: { width: 1180, height: 820 } });
	await page.goto(server.url);
	const hand = new Hand(page);
	await hand.startTable();
	await hand.deploy();
	await slowed(page);
	const cells = page.getByRole('group', { name: /^Dial of/ }).getByRole('button');
	const dial: number[] = [];
	for (let i = 0; i < TAPS; i++) {
		const cell = cells.nth(i % 2 === 0 ? 3 : 5);
		dial.push(await tapMs(page, () => cell.click(), '.foot .lamp'));
		await page.waitForTimeout(300);
	}
	const [takeBack, done]: [number[], number[]] = [[], []];
	for (let i = 0; i < TAPS; i++) {
		await cells.nth(3).click();
		await hand.press(/^Set /);
		await page.waitForTimeout(600);
		const answered = tapMs(page, () => Promise.resolve(), '.foot .lamp');
		done.push(await tapMs(page, () => page.getByRole('button', { name: /^Take back/ }).click(), '.panel'));
		takeBack.push(await answered);
		await page.waitForTimeout(300);
	}
	await page.getByRole('button', { name: 'Log', exact: true }).click();
	const back = page.getByRole('button', { name: 'Back one step' });
	const on = page.getByRole('button', { name: 'On one step' });
	const replay = await framesMs(page, async () => {
		for (let i = 0; i < 12; i++) await (i < 6 ? back : on).click();
		await page.waitForTimeout(300);
	});
	await page.close();
	await server.close();
	const against = `processor ${String(THROTTLE)} times slower, worst of ${String(TAPS)}; goal of 100 ms`;
	const tap = (name: string, times: readonly number[]): Result => ({
		name,
		value: round(Math.max(...times)),
		unit: 'ms',
		against: `${against}; median ${String(round(median(times)))}`,
		ratio: round(Math.max(...times) / 100)
	});
	return [
		tap('tap dial', dial),
		tap('tap take-back', takeBack),
		// the tap is answered at once; what it brings is shown when it is on disk
		tap('take-back on disk and drawn', done),
		...frameResults('replay', replay, 'steps of the log')
	];
}

/** The frames of a crowded board while a hand is on it; `hand` is given the middle of the board. */
async function onCrowd(
	browser: Browser,
	name: string,
	hand: (page: Page, x: number, y: number) => Promise<void>
): Promise<Result[]> {
	const server = await startServer({ dir: path.resolve('build') });
	const page = await browser.newPage({ viewport: { width: 1180, height: 820 }, hasTouch: true });
	await page.goto(`${server.url}kit?only=crowd`);
	const board = page.locator('#crowd .board');
	await board.scrollIntoViewIfNeeded();
	await board.waitFor();
	const objects = await board.locator('.base, .bd-label, .bd-rock').count();
	await slowed(page);
	const box = await board.boundingBox();
	if (!box) throw new Error('bench: the crowded board has no place on the page');
	const frames = await framesMs(page, () => hand(page, box.x + box.width / 2, box.y + box.height / 2));
	await page.close();
	await server.close();
	return frameResults(name, frames, `${String(objects)} objects`);
}

async function panned(page: Page, x: number, y: number): Promise<void> {
	await page.mouse.move(x, y);
	await page.mouse.down();
	for (let i = 0; i < FRAMES; i++)
		await page.mouse.move(x + 120 * Math.sin(i / 12), y + 90 * Math.cos(i / 9));
	await page.mouse.up();
}

/** Two fingers that go apart and come together, and turn a little, as fingers do. */
async function pinched(page: Page, x: number, y: number): Promise<void> {
	const cdp = await page.context().newCDPSession(page);
	const fingers = (at: number) => {
		const [apart, turn] = [130 + 80 * Math.sin(at / 14), at / 60];
		return [0, Math.PI].map((side) => ({
			x: x + apart * Math.cos(turn + side),
			y: y + apart * Math.sin(turn + side)
		}));
	};
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) });
	for (let i = 1; i < FRAMES; i++)
		await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(i) });
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const ROUTES = ['', 'new/alliance', 'rules/alliance', 'campaign/alliance', 'settings', 'install', 'kit'];

/** What each page asks its server for on a first visit, gzip: scripts and styles. */
async function routeBytes(browser: Browser): Promise<Result[]> {
	const server = await startServer({ dir: path.resolve('build') });
	const results: Result[] = [];
	for (const route of ROUTES) {
		const context = await browser.newContext({ serviceWorkers: 'block' });
		const page = await context.newPage();
		await page.goto(server.url + route);
		await page.getByRole('heading', { level: 1 }).first().waitFor();
		await page.waitForLoadState('networkidle');
		const names = await page.evaluate(() =>
			performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
		);
		const files = new Set(names.filter((name) => /\.(js|css)$/.test(name)));
		let value = 0;
		for (const file of files) value += gzipSync(readFileSync(path.join('build', file)), { level: 9 }).length;
		results.push({ name: `bytes /${route}`, value, unit: 'bytes' });
		await context.close();
	}
	await server.close();
	return results;
}

/** What people feel: the start, a tap, a drag, a step back in time. */
export async function measureFeel(): Promise<Result[]> {
	const browser = await launch();
	try {
		return [
			...(await routeBytes(browser)),
			await coldStart(browser),
			...(await tapsAndReplay(browser)),
			...(await onCrowd(browser, 'pan', panned)),
			...(await onCrowd(browser, 'pinch', pinched))
		];
	} finally {
		await browser.close();
	}
}
