import type { Odds } from '../rules/odds/index.js';

export const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The odds of an attack as some numbers to weigh. */
export const oddsFigures = ({ hit, damage, destroy }: Odds) => [
	{ label: 'Hits', value: percent.format(hit) },
	{ label: 'Damage', value: tenths.format(damage) },
	{ label: 'Destroys', value: percent.format(destroy) }
];

/** "Hits 82%, 1.6 damage, destroys 3%". */
export const oddsText = ({ hit, damage, destroy }: Odds) =>
	`Hits ${percent.format(hit)}, ${tenths.format(damage)} damage, destroys ${percent.format(destroy)}`;
