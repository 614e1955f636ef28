// `npm run test:lab`: the app on machines of a network that is really taken away, stopped and changed. Linux and root; not part of `npm test`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureBrowsers, ensurePackage } from './browser.mjs';
import { ensureDeps, ROOT, say } from './deps.mjs';

// where no network can be made every test would be skipped, and that is no success
if (process.getuid?.() !== 0) say('The lab makes networks of its own: it takes Linux and root.');
ensureDeps();
ensureBrowsers({ all: false });
ensurePackage('ip', 'iproute2');
for (const args of [
	['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
	[
		'node_modules/@playwright/test/cli.js',
		'test',
		'--config',
		'tests/lab/playwright.config.ts',
		...process.argv.slice(2)
	]
]) {
	const [file = '', ...rest] = args;
	const { status } = spawnSync(process.execPath, [path.join(ROOT, file), ...rest], {
		cwd: ROOT,
		stdio: 'inherit'
	});
	if (status !== 0) process.exit(status ?? 1);
}
