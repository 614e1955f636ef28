import * as v from 'valibot';
import { refuse, yes, type Decision } from '../../../engine/rules.js';
import type { Command } from './commands.js';
import type { Event } from './events.js';
import { Options } from './options.js';
import type { State } from './state.js';

/** A ruling of the table switched, or the dice given to hands or to the app: no move, and possible at any time. */
export function setOption(
	state: State,
	{ option, value }: Extract<Command, { type: 'setOption' }>
): Decision<readonly Event[]> {
	const checked = v.safeParse(Options, { ...state.options, [option]: value });
	return checked.success ? yes([{ type: 'optionSet', option, value }]) : refuse('noSuchOption', { option });
}
