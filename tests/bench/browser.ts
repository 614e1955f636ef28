import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startServer } from '../../.tools/serve.mjs';

/** How much slower than this machine a tablet is taken to be. */
export const THROTTLE = 4;

interface Tool {
	readonly findChromium: () => string | undefined;
}
/** The project's own tools find themselves by their place, so they are not built into this script. */
const tool = pathToFileURL(path.resolve('.tools/browser.mjs')).href;

/** @param more flags of the browser beside those of every bench */
export async function launch(more: readonly string[] = []): Promise<Browser> {
	const { findChromium } = (await import(/* @vite-ignore */ tool)) as Tool;
	const executablePath = findChromium();
	return chromium.launch({
		...(executablePath ? { executablePath } : {}),
		chromiumSandbox: process.getuid?.() !== 0,
		args: ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync', ...more]
	});
}

/** A page on a processor so many times slower. */
export async function slowed(page: Page, rate = THROTTLE): Promise<void> {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Builds the page that has nothing on it, with the same tools. Gives where it lies. */
export function buildEmptyPage(): string {
	const out = path.resolve('.cache/bench/empty-page');
	const vite = path.resolve('node_modules/vite/bin/vite.js');
	const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
		cwd: path.resolve('tests/bench/empty-page'),
		encoding: 'utf8',
		env: { ...process.env, BUILD_DIR: out }
	});
	if (status !== 0) throw new Error(`bench: the empty page does not build: ${stderr}`);
	return out;
}

/** A site whose service worker has everything, and whose server is gone. */
export async function installed(
	browser: Browser,
	dir: string
): Promise<{ context: BrowserContext; url: string }> {
	const server = await startServer({ dir });
	const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
	const page = await context.newPage();
	await page.goto(server.url);
	await page.evaluate(async () => {
		if (!(await navigator.serviceWorker.getRegistration()))
			await navigator.serviceWorker.register('/service-worker.js');
		await navigator.serviceWorker.ready;
	});
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	const { url } = server;
	await page.close();
	await server.close();
	return { context, url };
}

export const median = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const round = (value: number) => Math.round(value * 100) / 100;
