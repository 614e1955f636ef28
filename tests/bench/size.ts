import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** What a table loads anyway: the document's library, and what the log is made of. */
const ELSEWHERE = /^(yjs|cborg|valibot|dexie|fflate|@noble\/hashes)(\/|$)/;

/** gzip bytes of the sync room and of the libraries that only it needs. */
export async function measureSize() {
	const root = process.cwd();
	const built = await build({
		...{ root, configFile: false, logLevel: 'error' },
		build: {
			...{ write: false, minify: true, target: 'es2022' },
			lib: { entry: path.join(root, 'src/lib/sync/index.ts'), formats: ['es'] },
			rolldownOptions: {
				external: (id: string) => ELSEWHERE.test(id) || /\/src\/lib\/(log|engine)\//.test(id)
			}
		}
	});
	const outputs = Array.isArray(built) ? built : [built];
	let value = 0;
	for (const output of outputs)
		if ('output' in output)
			for (const chunk of output.output)
				if (chunk.type === 'chunk') value += gzipSync(chunk.code, { level: 9 }).length;
	return [
		{
			...{ name: 'sync-size', value, unit: 'bytes' },
			against: 'beyond Yjs, gzip; goal of 60,000',
			ratio: Math.round((value / 60_000) * 1000) / 1000
		}
	];
}
