// `npm run charts`: draws every chart beside it as Mermaid.
import { writeFileSync } from 'node:fs';
import { mermaid } from '../../src/lib/engine/chart.js';
import { CHARTS } from '../../src/lib/games/alliance/charts/index.js';

for (const [name, chart] of Object.entries(CHARTS)) {
	const file = `src/lib/games/alliance/charts/${name}.mmd`;
	writeFileSync(file, mermaid(chart));
	console.log(file);
}
