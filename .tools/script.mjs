// `npm run simulate` and its like: builds one script of tests/scripts for Node with the app's own bundler, then runs it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureDeps, ROOT } from './deps.mjs';

const [name = '', ...args] = process.argv.slice(2);
ensureDeps();
const { build } = await import('vite');
const { svelte } = await import('@sveltejs/vite-plugin-svelte');
const outDir = path.join(ROOT, '.cache/scripts', name);
await build({
	root: ROOT,
	configFile: false,
	logLevel: 'error',
	// the language of the page is a rune: texts are said outside of a page too
	plugins: [svelte({ configFile: false })],
	resolve: {
		alias: {
			$lib: path.join(ROOT, 'src/lib'),
			// Node's own loader does not open this package's folders
			'boardgame.io/internal': 'boardgame.io/dist/cjs/internal.js',
			// the same copy that boardgame.io requires
			immer: 'immer/dist/immer.cjs.production.min.js'
		}
	},
	build: {
		ssr: path.join(ROOT, `tests/scripts/${name}.ts`),
		outDir,
		emptyOutDir: true,
		target: 'node20',
		rolldownOptions: { output: { entryFileNames: 'main.mjs' } }
	}
});
const { status } = spawnSync(process.execPath, ['--expose-gc', path.join(outDir, 'main.mjs'), ...args], {
	cwd: ROOT,
	stdio: 'inherit'
});
process.exit(status ?? 1);
