// `npm run replay -- FILE`: folds a saved table and prints its hash and its story.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { hashOf } from '../../src/lib/engine/canonical.js';
import { game } from '../../src/lib/games/alliance/game.js';
import { History, readTableFile } from '../../src/lib/log/index.js';

const [file] = process.argv.slice(2);
if (file === undefined) {
	console.error('Name the file of a table: npm run replay -- FILE');
	process.exit(1);
}
const read = readTableFile(readFileSync(file));
if (!read.ok) {
	console.error(`This file is not taken: ${read.refusal.code} ${JSON.stringify(read.refusal.params ?? {})}`);
	process.exit(1);
}
const { open, entries } = read.value;
const history = new History<
	unknown,
	Parameters<typeof game.rules.evolve>[1],
	ReturnType<typeof game.rules.initial>
>(game, open);
history.add(entries);
const live = new Set(history.live());
for (const entry of history.path()) {
	let state = entry.parent === undefined ? history.stateAt(entry.id) : history.stateAt(entry.parent);
	for (const event of entry.events as Parameters<typeof game.rules.evolve>[1][]) {
		state = game.rules.evolve(state, event);
		const line = game.line(state, event);
		if (line) console.log(`${live.has(entry.id) || entry.kind === 'table' ? ' ' : '×'} ${line.text}`);
	}
}
const stopped = history.stopped();
if (stopped) console.log(`Please update: entry ${stopped.at} cannot be read here.`);
console.log(`${history.length} entries, ${game.place(history.stateNow()).text}`);
console.log(`state ${hashOf(history.stateNow())}`);
