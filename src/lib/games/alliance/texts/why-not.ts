import type { NotPossible, WHY_NOT } from '../rules/why-not.js';
import type { State } from '../rules/state.js';
import { ACTION_NAMES, cardName, shipName, sourceName } from './names.js';

const SENTENCES: Readonly<Record<(typeof WHY_NOT)[number], string>> = {
	outOfArc: 'Not in a firing arc.',
	beyondRange: 'Beyond Range 3.',
	blocked: 'A planet lies in between.',
	outOfItsRange: 'Not at the range of a weapon that bears on it.',
	noneInItsReach: 'Nobody in its arc, at its range and, if it needs one, locked.',
	cardDisabled: 'Disabled: enable it as an action.',
	cardDiscarded: 'Discarded.',
	timeTokens: 'Time tokens lie on it.',
	needsLock: 'Needs a Target Lock.',
	noneInRange: 'No opponent at Range 1–3 that it has not locked.',
	doneThisRound: 'Done already this round.',
	barForbidden: 'A damage card forbids the action bar.',
	cannotPay: 'Its cost cannot be paid.'
};

/** What is not possible, as a title and the reason. */
export function whyNotText(state: State, ship: string, { what, code }: NotPossible): [string, string] {
	const title =
		'target' in what
			? shipName(state, what.target)
			: 'weapon' in what
				? cardName(state, ship, what.weapon)
				: 'bar' in what
					? (ACTION_NAMES[what.bar] ?? what.bar)
					: sourceName(state, what.effect).name;
	return [title, SENTENCES[code]];
}
