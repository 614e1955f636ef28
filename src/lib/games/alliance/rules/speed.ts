import { colourOf, isOnDial } from './colour.js';
import { parse, speedsAllow, write, type Colour, type Maneuver } from './maneuver.js';
import type { Ship, State } from './state.js';

/** The same bearing faster or slower by so much, if there is a template for it. (R74) */
export function atSpeed(maneuver: Maneuver, by: number): Maneuver | undefined {
	const parts = parse(maneuver);
	const speed = parts.speed + by;
	return speedsAllow(parts.bearing, speed) ? write({ ...parts, speed }) : undefined;
}

/** The same at another speed, with its colour: a speed that the dial lacks keeps the colour that was revealed. (R74, D68) */
export function changedSpeed(
	state: State,
	ship: Ship,
	maneuver: Maneuver,
	by: number,
	revealed: Colour = 'white'
): { readonly maneuver: Maneuver; readonly colour: Colour } | undefined {
	const next = atSpeed(maneuver, by);
	if (next === undefined) return undefined;
	const { colour } = isOnDial(ship, next)
		? colourOf(state, ship, next)
		: colourOf(state, ship, next, revealed);
	return { maneuver: next, colour };
}
