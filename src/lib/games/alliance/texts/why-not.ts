import type { NotPossible } from '../rules/why-not.js';
import type { State } from '../rules/state.js';
import { actionName, cardName, shipName, sourceName } from './names.js';
import { say } from './say.js';

/** What is not possible, as a title and the reason. */
export function whyNotText(state: State, ship: string, { what, code }: NotPossible): [string, string] {
	const title =
		'target' in what
			? shipName(state, what.target)
			: 'weapon' in what
				? cardName(state, ship, what.weapon)
				: 'bar' in what
					? actionName(what.bar)
					: sourceName(state, what.effect).name;
	return [title, say(`whyNot.${code}`)];
}
