import { rangeName, shipName, cardName, actionName, actionText } from '../texts/names.js';
import { whyNotText } from '../texts/why-not.js';
import { actionsOf } from '../rules/actions.js';
import { opponents } from '../rules/order.js';
import { measureOnBoard } from '../rules/ruler/index.js';
import { legalShots, shotQuestion } from '../rules/shots.js';
import type { Ship, State } from '../rules/state.js';
import { whyNoAction, whyNoShot, type NotPossible } from '../rules/why-not.js';
import { s } from './say.js';

/** What a player ship can do in this phase, and what it cannot, each with its reason. */
export interface ShipNow {
	/** Where it stands in the round. */
	readonly moment: string;
	readonly can: readonly string[];
	readonly cannot: readonly { readonly title: string; readonly why: string; readonly rule: string }[];
}

/** What a ship can do now. Ranges are told in the Combat Phase only: before that nobody measures. (R66, R156) */
export function shipNow(state: State, ship: Ship): ShipNow | undefined {
	if (ship.side !== 'federation' || ship.status !== 'inPlay' || state.round === 0 || state.result)
		return undefined;
	const told = (refused: readonly NotPossible[]) =>
		refused.map((each) => {
			const [title, why] = whyNotText(state, ship.id, each);
			return { title, why, rule: each.rule };
		});
	if (state.phase === 'combat') {
		if (ship.attacked) return { moment: s('now.attacked'), can: [], cannot: [] };
		const answer = measureOnBoard(state, shotQuestion(state, ship), () => 0, '');
		const shots = answer.ask === 'shots' ? answer.shots : [];
		const can = legalShots(ship, shots).map(({ weapon, shot }) =>
			s('now.shot', {
				target: shipName(state, shot.target),
				weapon: cardName(state, ship.id, weapon),
				range: rangeName(shot.band)
			})
		);
		return { moment: s('now.attacks'), can, cannot: told(whyNoShot(state, ship, shots)) };
	}
	if (ship.activated && state.phase !== 'planning') return { moment: s('now.flown'), can: [], cannot: [] };
	if (ship.tokens.auxiliaryPower > 0)
		return {
			moment: s('now.flies'),
			can: [],
			cannot: [{ title: s('now.action'), why: s('now.auxiliary'), rule: 'R120' }]
		};
	// a lock needs an opponent within Range 3 when the time comes
	const near = Object.fromEntries(opponents(state, ship).map(({ id }) => [id, 1 as const]));
	const names = actionsOf(state, ship, near).map((action) =>
		action.action === 'targetLock' ? actionName('targetLock') : actionText(state, ship.id, action)
	);
	return { moment: s('now.flies'), can: [...new Set(names)], cannot: told(whyNoAction(state, ship, near)) };
}
