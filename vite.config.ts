import process from 'node:process';
import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { findChromium } from './.tools/browser.mjs';

const executablePath = findChromium();

/** The page's announcer comes with a style inline, which our content security policy stops: `app.css` has it instead. */
const noInlineStyle: Plugin = {
	name: 'no-inline-style',
	enforce: 'pre',
	transform: (code, id) =>
		id.endsWith('/generated/root.svelte')
			? { code: code.replace(/ style="[^"]*"/, ''), map: null }
			: undefined
};

export default defineConfig({
	plugins: [noInlineStyle, sveltekit()],
	// no report of plugin timings after every build
	build: { rolldownOptions: { checks: { bundlerTimings: false } } },
	// a worker that loads its parts as the page does
	worker: { format: 'es' },
	test: {
		expect: { requireAssertions: true },
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					environment: 'node',
					include: ['tests/{scenarios,properties,contract,support}/**/*.test.ts', 'src/**/*.test.ts'],
					exclude: ['**/*.svelte.test.ts']
				}
			},
			{
				extends: true,
				test: {
					name: 'browser',
					include: ['tests/browser/**/*.test.ts', 'src/**/*.svelte.test.ts'],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							launchOptions: {
								...(executablePath ? { executablePath } : {}),
								chromiumSandbox: process.getuid?.() !== 0,
								// a camera that says yes, without which a browser hides its addresses; and a network of one machine
								args: [
									'--use-fake-ui-for-media-stream',
									'--use-fake-device-for-media-stream',
									'--allow-loopback-in-peer-connection'
								]
							}
						}),
						instances: [{ browser: 'chromium' }]
					}
				}
			}
		]
	}
});
