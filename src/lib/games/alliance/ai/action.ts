import { enemyCard } from '../data/index.js';
import { canPay } from '../rules/effects.js';
import { isForbidden, sourcesIn } from '../rules/sources.js';
import type { Action } from '../rules/commands.js';
import type { Ship, State } from '../rules/state.js';

interface Chosen {
	readonly action: Action;
	/** Why this entry was the first that applied: a code of the texts. */
	readonly reason: string;
}

/** The first entry of the card that applies and can be performed. (R149–R153) */
export function chooseAction(
	state: State,
	ship: Ship,
	sight: { shot: boolean; near: boolean }
): Chosen | undefined {
	const isBarred = isForbidden(ship, 'forbidBarActions');
	for (const entry of enemyCard(ship.enemyCard ?? '').actions) {
		switch (entry) {
			case 'removeAuxiliaryPower':
				if (ship.tokens.auxiliaryPower > 0) return { action: { action: entry }, reason: 'hasAuxiliaryPower' };
				break;
			case 'battleStations':
				if (!isBarred && sight.shot) return { action: { action: entry }, reason: 'hasShot' };
				break;
			case 'evasiveManeuvers':
				if (!isBarred && sight.near) return { action: { action: entry }, reason: 'enemyNear' };
				break;
			case 'fix': {
				const repair = oldestRepair(state, ship);
				if (repair !== undefined) return { action: { action: 'card', effect: repair }, reason: 'canFix' };
				break;
			}
			case 'scan':
				if (!isBarred) return { action: { action: entry }, reason: 'nothingElse' };
				break;
			default:
				entry satisfies never;
		}
	}
	return undefined;
}

/** The repair of the oldest face-up damage card whose text offers an action. (R151, D72) */
function oldestRepair(state: State, ship: Ship): string | undefined {
	return sourcesIn(state, ship, 'performAction').find(
		(source) => source.slot.startsWith('damage/') && canPay(state, source)
	)?.id;
}
