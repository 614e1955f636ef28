import type { Command } from '../rules/commands.js';
import { evolve } from '../rules/evolve.js';
import { oddsOf, spendable, type Considered, type Odds } from '../rules/odds/index.js';
import { respond } from '../rules/respond.js';
import { decide, pending } from '../rules/run.js';
import type { State } from '../rules/state.js';

/** The table as if a shot had been declared, up to its dice; nothing when it comes to none. */
function supposing(state: State, command: Command): State | undefined {
	let now = state;
	for (let next: Command | undefined = command; next;) {
		const decided = decide(now, next);
		if (!decided.ok) return undefined;
		now = decided.value.reduce(evolve, now);
		const measured = pending(now).find(({ kind }) => kind === 'measure');
		next = measured && respond(now, measured);
	}
	return now;
}

/** The odds of a shot before it is declared, with what is considered to be spent. */
export function oddsOfShot(state: State, command: Command, considered: Considered): Odds | undefined {
	const now = supposing(state, command);
	return now && oddsOf(now, considered);
}

/** What may be considered for any of these shots. */
export function consideredFor(state: State, shots: readonly Command[]): readonly string[] {
	const ids = shots.flatMap((shot) => {
		const now = supposing(state, shot);
		return now ? spendable(now) : [];
	});
	return [...new Set(ids)];
}
