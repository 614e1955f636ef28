// `npm run soak -- --seed N --tablets 6 --runs R --json`: evenings of virtual tablets on bad roads, one after the other. Exit code 1
// when anything was lost or two tablets differ; the seed that it says plays the same evening again.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { soak, type Soaked } from '../support/soak/run.js';

const { values } = parseArgs({
	options: {
		seed: { type: 'string', default: '1' },
		tablets: { type: 'string', default: '6' },
		runs: { type: 'string', default: '40' },
		json: { type: 'boolean', default: false }
	}
});
const [seed, tablets, runs] = [Number(values.seed), Number(values.tablets), Number(values.runs)];
const results: Soaked[] = [];
for (let i = 0; i < runs; i++) {
	const result = await soak(seed + i, tablets);
	results.push(result);
	if (!values.json && result.faults.length > 0)
		console.log(`seed ${String(result.seed)}: ${result.faults.join('; ')}`);
}
const failed = results.filter(({ faults }) => faults.length > 0);
const sum = (of: (result: Soaked) => number) => results.reduce((all, each) => all + of(each), 0);
const totals = {
	...{ runs, tablets, failed: failed.length },
	entries: sum(({ entries }) => entries),
	crashes: sum(({ crashes }) => crashes),
	givenAgain: sum(({ givenAgain }) => givenAgain),
	struck: sum(({ struck }) => struck),
	turned: sum(({ turned }) => turned)
};
if (values.json) console.log(JSON.stringify({ ...totals, seeds: failed.map((each) => each.seed) }));
else
	console.log(
		`${String(runs)} evenings of ${String(tablets)} tablets: ${String(totals.entries)} entries, ${String(totals.crashes)} pages died, ` +
			`${String(totals.turned)} entries left the path, ${String(totals.givenAgain)} given again, ${String(totals.struck)} struck; ${String(failed.length)} failed`
	);
process.exitCode = failed.length > 0 ? 1 : 0;
