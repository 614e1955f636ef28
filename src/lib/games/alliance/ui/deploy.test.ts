import { expect, test } from 'vitest';
import { game } from '../game.js';
import { accepts } from '../rules/domains.js';
import { DEFAULT_OPTIONS } from '../rules/options.js';
import type { State } from '../rules/state.js';
import { suggestedPose } from './deploy.js';
import { setupFrom, withSeats } from './new-table.js';

/** A table whose map lies there, and whose ships wait for their places. */
function laidOut(captains: number, seed: string): State {
	const setup = setupFrom('a-simple-patrol', withSeats([], captains), DEFAULT_OPTIONS, seed);
	let state = game.rules.initial(setup);
	for (;;) {
		const fact = game.rules
			.pending(state)
			.map((prompt) => ({ prompt, command: game.respond(state, prompt) ?? game.enemy(state, prompt) }))
			.find(({ command }) => command !== undefined);
		const decided = fact?.command && game.rules.decide(state, fact.command);
		if (!decided?.ok) return state;
		for (const event of decided.value) state = game.rules.evolve(state, event);
	}
}

test('the place to begin with is one where the ship may stand, also when it is the last of six (R54)', () => {
	for (let seed = 0; seed < 60; seed++) {
		let state = laidOut((seed % 6) + 1, `deploy-${seed}`);
		for (const { id } of state.setup.ships) {
			const prompt = game.rules.pending(state).find((each) => each.kind === 'place' && each.subject === id);
			if (prompt?.kind !== 'place' || prompt.domain.kind !== 'place')
				throw new Error(`nobody asks for ${id}`);
			const pose = suggestedPose(state, id, prompt.domain);
			expect(accepts(prompt.domain, pose), `${seed} ${id} ${JSON.stringify(pose)}`).toBe(true);
			const decided = game.rules.decide(state, { type: 'placeShip', ship: id, pose });
			if (!decided.ok) throw new Error(decided.refusal.code);
			for (const event of decided.value) state = game.rules.evolve(state, event);
		}
	}
});
