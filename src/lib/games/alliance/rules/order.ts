import { captainSkill } from './values.js';
import type { Ship, ShipId, State } from './state.js';

export const inPlay = (ship: Ship) => ship.status === 'inPlay';
export const shipsOf = (state: State): Ship[] => state.order.flatMap((id) => state.ships[id] ?? []);
export const shipsInPlay = (state: State): Ship[] => shipsOf(state).filter(inPlay);
export const federation = (state: State): Ship[] =>
	shipsInPlay(state).filter(({ side }) => side === 'federation');
export const dominion = (state: State): Ship[] =>
	shipsInPlay(state)
		.filter(({ side }) => side === 'dominion')
		.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));

/** AI ships first, then players, wherever both would act. (R60) */
export const enemiesFirst = (state: State): ShipId[] =>
	[...dominion(state), ...federation(state)].map(({ id }) => id);

/** Opposing ships of a ship. (R121) */
export const opponents = (state: State, ship: Ship): Ship[] =>
	ship.side === 'federation' ? dominion(state) : federation(state);

/**
 * Who is next among those that have not acted: by Captain Skill, enemy ships first by ascending ID, then the players' ships
 * of that skill, in an order they choose. (R58, R59, R61)
 */
export function nextShips(
	state: State,
	waiting: readonly Ship[],
	order: 'ascending' | 'descending'
): readonly Ship[] {
	const skills = waiting.map((ship) => captainSkill(state, ship).total);
	const best = order === 'ascending' ? Math.min(...skills) : Math.max(...skills);
	const tied = waiting.filter((_, i) => skills[i] === best);
	const enemies = tied.filter(({ side }) => side === 'dominion');
	const [first] = enemies.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
	return first ? [first] : tied;
}

/** All ships in the order of the End Phase: players by ascending Captain Skill, then enemies descending. (R203) */
export function endPhaseOrder(state: State): Ship[] {
	const skill = (ship: Ship) => captainSkill(state, ship).total;
	const players = federation(state).sort((a, b) => skill(a) - skill(b));
	const enemies = dominion(state).sort((a, b) => skill(b) - skill(a) || (b.number ?? 0) - (a.number ?? 0));
	return [...players, ...enemies];
}

/** Ships of an unbroken formation, the one given among them; only itself when it flies alone. */
export function formationOf(state: State, ship: Ship): readonly ShipId[] {
	const formation = state.formations[ship.formation ?? ''];
	if (!formation || formation.broken || !formation.members.includes(ship.id)) return [ship.id];
	return formation.members.filter((id) => state.ships[id]?.status === 'inPlay');
}
