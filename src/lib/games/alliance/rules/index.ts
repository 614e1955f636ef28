import type { Rules } from '../../../engine/rules.js';
import type { Command } from './commands.js';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import { initial } from './initial.js';
import { decide, pending } from './run.js';
import type { Setup, State } from './state.js';

/** Star Trek Alliance as five pure functions. The game has no secrets: every captain may know all. */
export const rules: Rules<Setup, Command, Event, State> = {
	initial,
	pending,
	decide,
	evolve,
	view: (state) => state
};
