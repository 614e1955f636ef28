import type { Ship, State } from '../rules/state.js';
import { captainSkill } from '../rules/values.js';
import { TOKENS } from '../rules/vocabulary.js';
import { cargoText, shipName, tokenName } from './names.js';
import { say } from './say.js';

/** In which order the ships of the list below act. */
export function turnText({ phase }: State): string {
	if (phase === 'combat') return say('fleet.byAttack');
	return phase === 'setup' || phase === 'over' ? say('fleet.ships') : say('fleet.byFlight');
}

/** What a ship has beside shields and hull, in one line. */
export function standing(state: State, ship: Ship): string {
	const tokens = TOKENS.flatMap((token) => {
		const count = ship.tokens[token];
		return count === 0 ? [] : [say('fleet.tokens', { count, token: tokenName(token) })];
	});
	const parts = [
		say('fleet.captainSkill', { skill: captainSkill(state, ship).total }),
		...tokens,
		...(ship.lock === undefined ? [] : [say('fleet.lock', { target: shipName(state, ship.lock) })]),
		...(ship.cargo.length === 0 ? [] : [cargoText(state, ship.cargo)]),
		...(ship.doomed ? [say('fleet.doomed')] : [])
	];
	return parts.join(' · ');
}
