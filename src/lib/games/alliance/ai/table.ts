import type { Sector } from '../../../engine/geometry/index.js';
import { enemyCard } from '../data/index.js';
import { mirrored, parse, write, type Colour, type Maneuver } from '../rules/maneuver.js';

export type Ring = 'inner' | 'outer';

interface Cell {
	readonly maneuver: Maneuver;
	readonly colour: Colour;
}

const LEFT: Partial<Record<Sector, 'right45' | 'right90' | 'right135'>> = {
	left45: 'right45',
	left90: 'right90',
	left135: 'right135'
};

/** The cell of an enemy card. Left-hand sectors use the right-hand table with the maneuver mirrored; only red matters. (R10, R138) */
export function cellOf(card: string, ring: Ring, sector: Sector, die: number): Cell {
	const right = LEFT[sector];
	const row = enemyCard(card).tables[ring][right ?? (sector as 'ahead')];
	const cell = row[die - 1];
	if (cell === undefined) throw new Error(`table: no cell for die ${die}`);
	const maneuver = cell.replace('!', '') as Maneuver;
	return { maneuver: right ? mirrored(maneuver) : maneuver, colour: cell.endsWith('!') ? 'red' : 'white' };
}

/** The six cells of a direction as they would be flown, for the why card. */
export function cellsOf(card: string, ring: Ring, sector: Sector): Cell[] {
	return [1, 2, 3, 4, 5, 6].map((die) => cellOf(card, ring, sector, die));
}

/** A ship that may go no faster than a limit keeps bearing and side. (D89) */
export function slowed(maneuver: Maneuver, limit: number | undefined): Maneuver {
	const parts = parse(maneuver);
	return limit === undefined || parts.speed <= limit ? maneuver : write({ ...parts, speed: limit });
}

/** Inner ring at Range 1, and at Range 2 when the target faces toward the ship. (R135) */
export function ringOf(band: number, toward: boolean): Ring {
	return band === 1 || (band === 2 && toward) ? 'inner' : 'outer';
}
