import { createHash, X509Certificate } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { lanAddresses } from '../../.tools/cert.mjs';
import { expect, offlineReady, ROOT, test } from './app.js';

const PORT = 4473;
test.setTimeout(5 * 60_000);

/** The answer of a server, as text. */
const get = (ask: typeof http | typeof https, url: string, options = {}) =>
	new Promise<string>((resolve, reject) => {
		ask
			.get(url, options, (response) => {
				let body = '';
				response.on('data', (part: Buffer) => (body += part.toString()));
				response.on('end', () => resolve(body));
			})
			.on('error', reject);
	});

test('a laptop serves tablets on the LAN over https with a certificate of its own, which its first page hands out', async ({
	launchOptions
}) => {
	const laptop = spawn(process.execPath, ['.tools/start.mjs', '--lan', '--port', String(PORT)], {
		cwd: ROOT
	});
	let printed = '';
	laptop.stdout.on('data', (part: Buffer) => (printed += part.toString()));
	try {
		await expect.poll(() => printed, { timeout: 120_000 }).toContain('Ctrl+C stops it.');
		// what a tablet opens first, without trusting anybody
		const address = lanAddresses()[0] ?? '127.0.0.1';
		const first = await get(http, `http://${address}:${String(PORT + 1)}/`);
		expect(first).toContain(`https://${address}:${String(PORT)}/`);
		const ca = await get(http, `http://${address}:${String(PORT + 1)}/ca.crt`);
		expect(new X509Certificate(ca).ca).toBe(true);
		// who trusts that certificate trusts the app, at the address by which it came
		const page = await get(https, `https://${address}:${String(PORT)}/`, { ca });
		expect(page).toContain('<title>Wardroom</title>');

		// a browser that trusts it keeps the app offline
		const served = new X509Certificate(readFileSync(path.join(ROOT, '.cache/tls/server.crt')));
		const key = served.publicKey.export({ type: 'spki', format: 'der' });
		const trusted = createHash('sha256').update(key).digest('base64');
		const args = [...(launchOptions.args ?? []), `--ignore-certificate-errors-spki-list=${trusted}`];
		const browser = await chromium.launch({ ...launchOptions, args });
		const tablet = await browser.newPage();
		await tablet.goto(`https://${address}:${String(PORT)}/`);
		await offlineReady(tablet);
		laptop.kill('SIGTERM');
		await new Promise((resolve) => laptop.once('exit', resolve));
		await tablet.reload();
		await expect(tablet.getByRole('link', { name: /^Start a table/ })).toBeVisible();
		await browser.close();
	} finally {
		laptop.kill('SIGTERM');
	}
});
