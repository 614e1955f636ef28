import { expect, test } from 'vitest';
import { isChoice } from '../../src/lib/engine/prompt.js';
import { game } from '../../src/lib/games/alliance/game.js';
import type { Command } from '../../src/lib/games/alliance/rules/commands.js';
import { evolve } from '../../src/lib/games/alliance/rules/evolve.js';
import { forecast } from '../../src/lib/games/alliance/rules/forecast.js';
import { initial } from '../../src/lib/games/alliance/rules/initial.js';
import { decide, pending } from '../../src/lib/games/alliance/rules/run.js';
import type { State } from '../../src/lib/games/alliance/rules/state.js';
import { setupFor } from '../support/alliance/evening.js';

const GAMES = process.env.LONG === '1' ? 200 : 6;

function taken(state: State, command: Command): State {
	const decided = decide(state, command);
	if (!decided.ok) throw new Error(decided.refusal.code);
	return decided.value.reduce(evolve, state);
}

/** What the next prompt is answered by those who play: resolvers, the enemy, a sensible captain. */
function played(state: State): Command | undefined {
	const prompts = pending(state);
	return (
		prompts
			.map((each) => game.respond(state, each) ?? game.enemy(state, each))
			.find((each) => each !== undefined) ??
		prompts.map((each) => game.captain(state, each)).find((each) => each !== undefined)
	);
}

/** Where a ship comes to when its die shows this face, by playing its turn; and whether a lot or people had a say. */
function endOf(
	state: State,
	command: Command,
	ship: string,
	face: string
): { end?: string; isSure: boolean } {
	let now = state;
	let next: Command | undefined = command;
	let isSure = true;
	while (next) {
		const decided = decide(now, next);
		if (!decided.ok) throw new Error(decided.refusal.code);
		for (const event of decided.value) {
			now = evolve(now, event);
			const isEnd = event.type === 'shipMoved' && event.ship === ship;
			const outside = decided.value.find((each) => each.type === 'putOutside');
			if (isEnd) return { end: JSON.stringify(outside?.pose ?? event.to), isSure };
		}
		const [prompt] = pending(now);
		isSure &&= prompt?.kind !== 'draw' && prompt?.question !== 'chooseSwerve';
		const isDie = prompt?.kind === 'roll' && prompt.question === 'tableDie';
		next = isDie ? { type: 'reportRoll', faces: [face] } : played(now);
	}
	return { isSure };
}

test(
	'the forecast of an enemy is where each of its six faces leads, for every enemy that moves in an evening',
	{ timeout: 20 * 60_000 },
	() => {
		let asked = 0;
		let compared = 0;
		for (let evening = 0; evening < GAMES; evening++) {
			let state = initial(setupFor(2 + (evening % 5), {}, `forecast ${evening}`));
			for (let command = played(state); command; command = played(state)) {
				if (command.type === 'activate' && state.ships[command.ship]?.side === 'dominion') {
					const ship = state.ships[command.ship]!;
					const ways = forecast(state, ship);
					expect(ways.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
					const places = new Set(ways.map(({ pose }) => JSON.stringify(pose)));
					const ends = ['1', '2', '3', '4', '5', '6'].map((face) =>
						endOf(state, command as Command, ship.id, face)
					);
					for (const { end } of ends) expect(places).toContain(end);
					for (const { pose, chance } of ends.every(({ isSure }) => isSure) ? ways : []) {
						const faces = ends.filter(({ end }) => end === JSON.stringify(pose)).length;
						expect(chance).toBeCloseTo(faces / 6, 12);
						compared++;
					}
					asked++;
				}
				state = taken(state, command);
			}
		}
		expect(asked).toBeGreaterThan(GAMES * 5);
		expect(compared).toBeGreaterThan(GAMES * 5);
	}
);

test('nothing is foretold of a ship that has moved, of a player ship, or before the first round', () => {
	const state = initial(setupFor(2));
	for (const ship of Object.values(state.ships)) expect(forecast(state, ship)).toEqual([]);
	expect(pending(state).filter(isChoice)).toEqual([]);
});
