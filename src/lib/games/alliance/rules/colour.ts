import { shipClass } from '../data/index.js';
import type { Because } from '../../../engine/value.js';
import { parse, type Colour, type Maneuver } from './maneuver.js';
import { sourcesIn } from './sources.js';
import type { Ship, State } from './state.js';

/** A maneuver without its side, as a dial lists it. */
export function dialRow(maneuver: Maneuver): string {
	return maneuver.replace(/[LR]$/, '');
}

/** The maneuvers of a ship's dial that it may fly now. (R68, R70) */
export function dialOf(ship: Ship): Maneuver[] {
	const rows = Object.keys(shipClass(ship.class).dial);
	const both = rows.flatMap((row) => (/^[BT]/.test(row) ? [`${row}L`, `${row}R`] : [row])) as Maneuver[];
	return both.filter((maneuver) => parse(maneuver).speed <= (ship.speedLimit ?? 6));
}

export interface Shown {
	readonly colour: Colour;
	readonly because: readonly Because[];
}

/** The colour of a maneuver after all changes in force; `printed` is what the dial or the enemy's table says. (R70, R74) */
export function colourOf(state: State, ship: Ship, maneuver: Maneuver, printed?: Colour): Shown {
	const base = printed ?? shipClass(ship.class).dial[dialRow(maneuver)] ?? 'white';
	const because: Because[] = [{ code: `printed.${base}`, amount: 0 }];
	let colour: Colour = base;
	for (const { card, effect } of sourcesIn(state, ship, 'constant')) {
		for (const verb of effect.does) {
			if (verb.verb !== 'colour' || !verb.bearings.includes(dialRow(maneuver))) continue;
			colour = verb.to;
			because.push({ code: 'card', source: card, amount: 0 });
		}
	}
	return { colour, because };
}

export const isOnDial = (ship: Ship, maneuver: Maneuver) => dialRow(maneuver) in shipClass(ship.class).dial;
