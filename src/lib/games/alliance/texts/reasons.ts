import type { Because } from '../../../engine/value.js';
import type { Refusal } from '../../../engine/rules.js';
import type { TargetChoice } from '../rules/in-progress.js';
import type { State } from '../rules/state.js';
import { cargoKind, nameOfCard, shipName } from './names.js';
import { say, sayIfKnown } from './say.js';

/** The name of one reason of a number. */
export function reasonText({ code, source }: Because): string {
	if (code === 'card' || code === 'weaponValue') return nameOfCard(source ?? '');
	if (code.startsWith('returned.'))
		return say('broughtHome', { kind: cargoKind(code.slice('returned.'.length)) });
	return sayIfKnown(`reason.${code}`) ?? code;
}

const LOST_BY: Readonly<Record<string, string>> = {
	auxiliaryPower: 'R120',
	overlapShip: 'R85',
	overlapPlanet: 'R95',
	overlapObstacle: 'R90',
	redManeuver: 'R140',
	boardEdge: 'R145'
};

/** Why a ship has no action, in its own sentence, and the rule that says so. */
export const actionLost = (reason: string) => ({
	text: sayIfKnown(`actionLost.${reason}`) ?? say('actionLost.unknown'),
	rule: LOST_BY[reason]
});

/** Why an enemy chose its action, in its own sentence. */
export const actionChosen = (reason: string) => sayIfKnown(`actionChosen.${reason}`) ?? '';

/** Why an enemy attacks the ship it attacks. */
export function targetReason(state: State, { code, dice }: TargetChoice): string {
	const shares = Object.entries(dice).sort(([, a], [, b]) => a - b);
	const rolls = shares.map(([ship, count]) => `${shipName(state, ship)} ${count}`).join(', ');
	return say(`target.${code}`, { rolls });
}

/** Why the table says no. */
export const refusalText = ({ code }: Refusal) => sayIfKnown(`refusal.${code}`) ?? say('refusal.unknown');
