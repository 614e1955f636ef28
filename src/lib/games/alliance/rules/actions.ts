import { shipClass } from '../data/index.js';
import { actionName, type Action } from './commands.js';
import { canPay, pay, runText } from './effects.js';
import { isForbidden, sourcesIn } from './sources.js';
import { opponents } from './order.js';
import type { Band } from '../../../engine/geometry/index.js';
import type { Ship, State } from './state.js';
import type { Table } from './table.js';

const TOKEN_OF = { evasiveManeuvers: 'evade', scan: 'scan', battleStations: 'battleStations' } as const;

/** Every action a ship may perform now; `ranges` are those to the ships it could lock. (R101–R120, R224) */
export function actionsOf(state: State, ship: Ship, ranges: Readonly<Record<string, Band>>): Action[] {
	const actions: Action[] = [];
	const bar = isForbidden(ship, 'forbidBarActions') ? [] : shipClass(ship.class).actions;
	for (const entry of bar) {
		if (entry !== 'targetLock') actions.push({ action: entry });
		else
			actions.push(
				...lockTargets(state, ship, ranges).map((target): Action => ({ action: 'targetLock', target }))
			);
	}
	for (const source of sourcesIn(state, ship, 'performAction')) {
		if (canPay(state, source)) actions.push({ action: 'card', effect: source.id });
	}
	for (const [i, { disabled, discarded }] of ship.upgrades.entries()) {
		if (disabled && !discarded) actions.push({ action: 'enable', slot: `upgrade/${i}` });
	}
	return actions.filter((action) => !ship.actions.includes(actionName(action)));
}

/** Opposing ships at Range 1–3 that are not locked yet by this ship. (R114) */
function lockTargets(state: State, ship: Ship, ranges: Readonly<Record<string, Band>>): string[] {
	return opponents(state, ship)
		.filter(({ id }) => (ranges[id] ?? 4) <= 3 && ship.lock !== id)
		.map(({ id }) => id);
}

/** Performs an action: its token, its lock, its text. */
export function perform(table: Table, ship: Ship, action: Action, reason?: string): void {
	table.emit({ type: 'actionPerformed', ship: ship.id, action, ...(reason !== undefined && { reason }) });
	switch (action.action) {
		case 'evasiveManeuvers':
		case 'scan':
		case 'battleStations':
			table.emit({ type: 'tokenGained', ship: ship.id, token: TOKEN_OF[action.action], count: 1 });
			break;
		case 'removeAuxiliaryPower':
			table.emit({ type: 'tokenLost', ship: ship.id, token: 'auxiliaryPower', count: 1 });
			break;
		case 'targetLock':
			if (ship.lock !== undefined) table.emit({ type: 'lockReturned', ship: ship.id });
			table.emit({ type: 'lockPlaced', ship: ship.id, target: action.target });
			break;
		case 'card': {
			const source = sourcesIn(table.state, ship, 'performAction').find(({ id }) => id === action.effect);
			if (!source) return;
			pay(table, source);
			runText(table, source);
			break;
		}
		case 'enable':
			table.emit({ type: 'cardEnabled', ship: ship.id, slot: action.slot });
			break;
		default:
			action satisfies never;
	}
}
