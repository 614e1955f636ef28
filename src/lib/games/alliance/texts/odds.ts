import { percent, tenths } from '../../../i18n/index.js';
import type { Odds } from '../rules/odds/index.js';
import { say } from './say.js';

/** The odds of an attack as some numbers to weigh. */
export const oddsFigures = ({ hit, damage, destroy }: Odds) => [
	{ label: say('odds.hits'), value: percent(hit) },
	{ label: say('odds.damage'), value: tenths(damage) },
	{ label: say('odds.destroys'), value: percent(destroy) }
];

/** "Hits 82%, 1.6 damage, destroys 3%". */
export const oddsText = ({ hit, damage, destroy }: Odds) =>
	say('odds.text', { hit: percent(hit), damage: tenths(damage), destroy: percent(destroy) });
