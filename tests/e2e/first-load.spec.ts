import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, ROOT, test } from './app.js';

test('the first load is under 150 kB gzip, and has no code of any game or of sharing in it', async ({
	app,
	page
}) => {
	await page.goto(app.url);
	await page.getByRole('heading', { level: 1 }).waitFor();
	await page.waitForLoadState('networkidle');
	const names = await page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.map(({ name }) => new URL(name).pathname)
			.filter((name) => /\.(js|css)$/.test(name))
	);
	const files = [...new Set(names)].map((name) => readFileSync(path.join(ROOT, 'build', name)));
	const bytes =
		files.map((file) => gzipSync(file).length).reduce((a, b) => a + b, 0) +
		gzipSync(readFileSync(path.join(ROOT, 'build/index.html'))).length;
	expect(files.length).toBeGreaterThan(3);
	expect(bytes).toBeLessThan(150_000);
	for (const word of [
		'attack-ship-logic',
		'enemyActivation',
		'warp-core-breach',
		'Auxiliary Power',
		'Yjs was already'
	]) {
		expect(
			files.some((file) => file.includes(word)),
			word
		).toBe(false);
	}
});
