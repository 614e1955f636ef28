import type { Option, Prompt } from '../../../../engine/prompt.js';
import type { Command } from '../commands.js';
import { federation } from '../order.js';
import type { Frame } from '../in-progress.js';
import { ENEMY_SEAT, type Phase, type Ship, type State } from '../state.js';
import { choose, type Table } from '../table.js';

/** A phase begins. */
export const enterPhase = (name: Phase) => (table: Table) =>
	table.emit({ type: 'phaseEntered', phase: name });

/** A round breaks off when no player ship is left. (R210) */
export const nobodyLeft = (state: State) => ({ nobodyLeft: federation(state).length === 0 });

/** Who may act next: one ship, or several player ships of which their captains choose. */
export function askNext(
	frame: Frame,
	next: readonly Ship[],
	name: string,
	question: string,
	type: 'activate' | 'attack'
): Prompt<Command>[] {
	const [first, ...others] = next;
	if (!first) return [];
	const options = next.map((ship): Option<Command> => ({
		seat: ship.side === 'dominion' ? ENEMY_SEAT : ship.seat,
		command: { type, ship: ship.id }
	}));
	const isOne = others.length === 0;
	return [
		choose(
			frame,
			{ name: isOne ? `${name}:${first.id}` : name, subject: isOne ? first.id : 'table', question },
			options
		)
	];
}
