import { spawn, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../.tools/browser.mjs';

/** A Chromium of its own process group, so that all of it dies at once. */
export async function launch(
	profile: string
): Promise<{ child: ChildProcess; browser: Browser; page: Page }> {
	const flags = [
		'--headless=new',
		'--no-first-run',
		'--disable-gpu',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		// as in the configuration: a camera that says yes, a network of one machine
		'--use-fake-ui-for-media-stream',
		'--use-fake-device-for-media-stream',
		'--allow-loopback-in-peer-connection',
		'--remote-debugging-port=0',
		`--user-data-dir=${profile}`
	];
	if (process.getuid?.() === 0) flags.push('--no-sandbox');
	const child = spawn(findChromium() ?? '', [...flags, 'about:blank'], {
		detached: true,
		stdio: ['ignore', 'ignore', 'pipe']
	});
	const endpoint = await new Promise<string>((resolve, reject) => {
		let text = '';
		child.once('exit', () => reject(new Error(`Chromium ended: ${text.slice(-400)}`)));
		child.stderr.on('data', (data: Buffer) => {
			text += data.toString();
			const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
			if (found) resolve(found);
		});
	});
	const browser = await chromium.connectOverCDP(endpoint);
	const [context] = browser.contexts();
	const page = context?.pages()[0] ?? (await context!.newPage());
	return { child, browser, page };
}

/** Kills all of it at once, and waits until the last of it has let go of the profile: two browsers on one would be no test of ours. */
export async function kill({ pid = 0 }: ChildProcess): Promise<void> {
	process.kill(-pid, 'SIGKILL');
	const isThere = () => {
		try {
			return process.kill(-pid, 0);
		} catch {
			return false;
		}
	};
	while (isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
}
