import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashOf } from '../../src/lib/engine/canonical.js';
import { readTableFile } from '../../src/lib/log/index.js';
import { historyOf } from '../support/golden.js';

const FOLDER = 'tests/fixtures/logs';
const names = readdirSync(FOLDER).flatMap((file) =>
	file.endsWith('.wardroom') ? [file.replace('.wardroom', '')] : []
);

test.each(names)('the golden log %s replays to the state it had when it was played', (name) => {
	const read = readTableFile(readFileSync(`${FOLDER}/${name}.wardroom`));
	if (!read.ok) throw new Error(read.refusal.code);
	const history = historyOf(read.value.open, read.value.entries);
	const expected = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as {
		entries: number;
		state: string;
	};
	expect({ entries: history.length, state: hashOf(history.stateNow()) }).toEqual(expected);
});

test('there is a golden log', () => {
	expect(names.length).toBeGreaterThan(0);
});
