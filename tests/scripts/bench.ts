// `npm run bench`: what things cost here, side by side in one run; prints a table, or JSON alone with --json. Nothing is asserted.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { measureEngine } from '../bench/engine.js';
import { measureMerge } from '../bench/merge.js';
import { measureOdds } from '../bench/odds.js';
import { measureFeel } from '../bench/screens.js';
import { measureShared } from '../bench/shared.js';
import { measureSize } from '../bench/size.js';
import { measureSync } from '../bench/sync.js';

interface Result {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly against?: string;
	readonly ratio?: number;
}

const { values } = parseArgs({
	options: { json: { type: 'boolean', default: false }, only: { type: 'string' } }
});
const wanted = (part: string) => values.only === undefined || values.only === part;

/** gzip bytes of what a first visit loads before anything is tapped. */
function measureScreens(): Result[] {
	const root = path.join(process.cwd(), 'build');
	if (!existsSync(path.join(root, 'index.html')))
		throw new Error('bench: build the app first (npm run build)');
	const size = (file: string) => gzipSync(readFileSync(path.join(root, file)), { level: 9 }).length;
	const html = readFileSync(path.join(root, 'index.html'), 'utf8');
	const first = new Set(['index.html']);
	const follow = (file: string): void => {
		if (first.has(file) || !existsSync(path.join(root, file))) return;
		first.add(file);
		if (!file.endsWith('.js')) return;
		const text = readFileSync(path.join(root, file), 'utf8');
		for (const [, found = ''] of text.matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
			follow(path.join(path.dirname(file), found));
	};
	for (const [, href = ''] of html.matchAll(/href="\/(_app\/[^"]+\.(?:js|css))"/g)) follow(href);
	// the home page's own node, loaded by the router on the first visit
	const app = [...first].find((file) => file.includes('/entry/app.'));
	const nodes = app
		? [...readFileSync(path.join(root, app), 'utf8').matchAll(/import\("(\.\.\/nodes\/[02]\.[^"]+\.js)"\)/g)]
		: [];
	for (const [, found = ''] of nodes) follow(path.join(path.dirname(app ?? ''), found));
	let total = 0;
	for (const file of first) total += size(file);
	return [
		{
			name: 'first-load',
			value: total,
			unit: 'bytes',
			against: 'goal of 150,000',
			ratio: round(total / 150_000)
		}
	];
}

const round = (value: number) => Math.round(value * 1000) / 1000;

const results: Result[] = [];
if (wanted('engine')) results.push(...measureEngine());
if (wanted('screens')) results.push(...measureOdds(), ...measureScreens(), ...(await measureFeel()));
if (wanted('sync'))
	results.push(
		...(await measureSync()),
		...measureMerge(),
		...(await measureShared()),
		...(await measureSize())
	);
if (values.json) console.log(JSON.stringify({ results }));
else console.table(Object.fromEntries(results.map(({ name, ...rest }) => [name, rest])));
