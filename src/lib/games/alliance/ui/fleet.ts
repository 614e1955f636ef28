import { enemiesFirst } from '../rules/order.js';
import type { Ship, State } from '../rules/state.js';
import { shipOf } from '../rules/table.js';
import { captainSkill } from '../rules/values.js';

/** The ships on the table in the order in which they act in this phase: by Captain Skill up, in combat down; enemies first of equals. (R58–R61) */
export function fleetOrder(state: State): readonly Ship[] {
	const way = state.phase === 'combat' ? -1 : 1;
	const skill = (ship: Ship) => captainSkill(state, ship).total;
	return enemiesFirst(state)
		.map((id) => shipOf(state, id))
		.sort((a, b) => way * (skill(a) - skill(b)));
}

/** Whether a ship has had its turn in this phase; not while it has it. */
export function hasActed({ phase, frames }: State, { id, activated, attacked }: Ship): boolean {
	const isActing = frames.some(({ subject }) => subject === id);
	return !isActing && ((phase === 'activation' && activated) || (phase === 'combat' && attacked));
}
