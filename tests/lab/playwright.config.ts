import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const here = path.dirname(fileURLToPath(import.meta.url));

// One after the other: there is one network, and what takes how long is said.
export default defineConfig({
	testDir: here,
	outputDir: path.join(here, '../../.cache/lab'),
	workers: 1,
	retries: 0,
	timeout: 6 * 60_000,
	expect: { timeout: 30_000 },
	reporter: [['list']],
	use: { actionTimeout: 30_000, trace: 'retain-on-failure', video: 'off' }
});
