import path from 'node:path';
import { expect, offlineReady, ROOT, startServer, test } from './app.js';

test('below a path of its host the app loads, goes offline and opens any address', async ({
	page,
	context,
	browserName
}) => {
	const server = await startServer({ dir: path.join(ROOT, '.cache/build-sub'), base: '/repo' });
	try {
		await page.goto(server.url);
		await offlineReady(page);
		expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(server.url);
		if (browserName === 'chromium') {
			const cdp = await context.newCDPSession(page);
			const manifest = (await cdp.send('Page.getAppManifest')) as {
				errors: unknown[];
				manifest: { startUrl: string; scope: string };
			};
			expect(manifest.errors).toEqual([]);
			expect(manifest.manifest).toMatchObject({ startUrl: server.url, scope: server.url });
		}
		await server.close();
		await page.goto(`${server.url}new/alliance`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Simple Patrol, introduction');
	} finally {
		await server.close().catch(() => undefined);
	}
});
