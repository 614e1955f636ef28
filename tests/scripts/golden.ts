// Writes a golden log: a whole mission of sensible captains, as a table file with the hash of its last state. Run once for each
// schema; a golden log is never written anew, it replays for ever.
import { existsSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { hashOf } from '../../src/lib/engine/canonical.js';
import { writeTableFile } from '../../src/lib/log/index.js';
import { longTable } from '../bench/evening.js';
import { historyOf } from '../support/golden.js';

const [name = 'patrol', count = '420'] = process.argv.slice(2);
const file = `tests/fixtures/logs/${name}.wardroom`;
if (existsSync(file)) throw new Error(`golden: ${file} is there; give it another name`);
const { open, entries } = longTable(Number(count));
const history = historyOf(open, entries);
writeFileSync(file, writeTableFile(open, entries));
writeFileSync(
	`tests/fixtures/logs/${name}.json`,
	`${JSON.stringify({ entries: history.length, state: hashOf(history.stateNow()) }, undefined, '\t')}\n`
);
console.log(file);
