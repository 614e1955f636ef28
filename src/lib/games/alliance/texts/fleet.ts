import type { Ship, State } from '../rules/state.js';
import { captainSkill } from '../rules/values.js';
import { TOKENS } from '../rules/vocabulary.js';
import { cargoText, shipName, TOKEN_NAMES } from './names.js';

/** In which order the ships of the list below act. */
export function turnText({ phase }: State): string {
	if (phase === 'combat') return 'Ships, in the order of attack';
	return phase === 'setup' || phase === 'over' ? 'Ships' : 'Ships, in the order of flight';
}

/** What a ship has beside shields and hull, in one line. */
export function standing(state: State, ship: Ship): string {
	const tokens = TOKENS.flatMap((token) => {
		const count = ship.tokens[token];
		return count === 0 ? [] : [count === 1 ? TOKEN_NAMES[token] : `${count} ${TOKEN_NAMES[token]}`];
	});
	const parts = [
		`Captain Skill ${captainSkill(state, ship).total}`,
		...tokens,
		...(ship.lock === undefined ? [] : [`lock on ${shipName(state, ship.lock)}`]),
		...(ship.cargo.length === 0 ? [] : [cargoText(state, ship.cargo)]),
		...(ship.doomed ? ['lost, but may still attack'] : [])
	];
	return parts.join(' · ');
}
