// `npm run rules`: how many rules each system ships, and which no scenario cites.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { RULES, RULINGS } from '../../src/lib/games/alliance/rulebook.js';

interface Book {
	readonly rules: readonly { readonly id: string; readonly section: string }[];
	readonly rulings: readonly { readonly id: string }[];
}
const BOOKS: Readonly<Record<string, Book>> = { alliance: { rules: RULES, rulings: RULINGS } };

/** Every id that a file of scenarios names in its tests. */
function citedIn(folder: string): { ids: Set<string>; scenarios: number } {
	const ids = new Set<string>();
	let scenarios = 0;
	for (const file of readdirSync(folder)) {
		const text = readFileSync(path.join(folder, file), 'utf8');
		for (const [, title = ''] of text.matchAll(/^test(?:\.each[\s\S]*?\])?\(\s*[`'"]([^\n]*)/gm))
			count(title);
		for (const [, title = ''] of text.matchAll(/^\]\)\(\s*[`'"]([^\n]*)/gm)) count(title);
		for (const [, id = ''] of text.matchAll(/^\t\['([GT]\d+)/gm)) ids.add(id);
	}
	return { ids, scenarios };

	function count(title: string): void {
		scenarios++;
		for (const [from, id = '', to] of title.matchAll(/\b([RDGT]\d+b?)(?:–[RDGT]?(\d+))?\b/g)) {
			ids.add(id);
			const first = Number(/\d+/.exec(from)?.[0]);
			for (let n = first; to !== undefined && n <= Number(to); n++) ids.add(`${id.charAt(0)}${n}`);
		}
	}
}

const root = path.join(process.cwd(), 'tests/scenarios');
const systems = Object.fromEntries(
	Object.entries(BOOKS).map(([system, { rules, rulings }]) => {
		const { ids, scenarios } = citedIn(path.join(root, system));
		const uncited = rules.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
		const rulingsUncited = rulings.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
		const sections: Record<string, string> = {};
		for (const section of new Set(rules.map((rule) => rule.section))) {
			const own = rules.filter((rule) => rule.section === section);
			sections[section] = `${own.filter(({ id }) => ids.has(id)).length} of ${own.length}`;
		}
		return [
			system,
			{
				rules: rules.length,
				cited: rules.length - uncited.length,
				uncited,
				rulings: rulings.length,
				rulingsUncited,
				scenarios,
				sections
			}
		];
	})
);

if (process.argv.includes('--json')) console.log(JSON.stringify({ systems }));
else {
	for (const [
		system,
		{ rules, cited, uncited, rulings, rulingsUncited, scenarios, sections }
	] of Object.entries(systems)) {
		console.log(
			`${system}: ${cited} of ${rules} rules and ${rulings - rulingsUncited.length} of ${rulings} rulings are shown by ${scenarios} scenarios`
		);
		console.table(sections);
		console.log(`rules without a scenario: ${uncited.join(' ') || 'none'}`);
		console.log(`rulings without a scenario: ${rulingsUncited.join(' ') || 'none'}`);
	}
}
process.exitCode = Object.values(systems).some(
	({ uncited, rulingsUncited }) => uncited.length + rulingsUncited.length > 0
)
	? 1
	: 0;
