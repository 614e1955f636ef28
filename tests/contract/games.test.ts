import process from 'node:process';
import { expect, test } from 'vitest';
import { hashOf } from '../../src/lib/engine/canonical.js';
import { game } from '../../src/lib/games/alliance/game.js';
import { ALL_EVENT_TYPES } from '../../src/lib/games/alliance/rules/known.js';
import { anyOption, play, type Player } from '../support/play.js';
import { at, scene } from '../support/alliance/index.js';
import { setupFor } from '../support/alliance/evening.js';

type State = ReturnType<typeof game.rules.initial>;
type Command = Parameters<typeof game.rules.decide>[1];

const LONG = process.env.LONG === '1';
const CHECKS = { everyOption: 5, twice: true };
const captain: Player<Command, State> = (state, prompt) => game.captain(state, prompt);

test.each([2, 3, 4, 5, 6])(
	'random games of %d players end, every offered option is accepted, and the replay equals live play',
	(players) => {
		for (let i = 0; i < (LONG ? 100 : 3); i++) {
			const seed = `contract-${players}-${i}`;
			const { faults, state, optionsTried } = play(
				game,
				setupFor(players, {}, seed),
				anyOption(game),
				seed,
				CHECKS
			);
			expect(faults).toEqual([]);
			expect(state.result).toBeDefined();
			expect(optionsTried).toBeGreaterThan(0);
		}
	},
	600_000
);

test('games of sensible captains end, and every event has its sentence or knows that it needs none', () => {
	const seen = new Set<string>();
	for (let i = 0; i < (LONG ? 30 : 3); i++) {
		const seed = `captains-${i}`;
		const { faults, events } = play(game, setupFor(4, {}, seed), captain, seed, CHECKS);
		expect(faults).toEqual([]);
		let state = game.rules.initial(setupFor(4, {}, seed));
		for (const event of events) {
			state = game.rules.evolve(state, event);
			seen.add(event.type);
			const line = game.line(state, event);
			expect(line === undefined || /^[A-Z0-9].*[.!?]$/.test(line.text), JSON.stringify([event, line])).toBe(
				true
			);
			expect(game.isKnownEvent(event)).toBe(true);
		}
	}
	expect(seen.size).toBeGreaterThan(45);
	expect([...seen].every((type) => (ALL_EVENT_TYPES as string[]).includes(type))).toBe(true);
}, 600_000);

test('hand-typed facts give the same game as resolver facts', () => {
	const seed = 'hands';
	const typed = { ...game, respond: () => undefined };
	const byHand: Player<Command, State> = (state, prompt) =>
		game.respond(state, prompt) ?? game.captain(state, prompt);
	const app = play(game, setupFor(2, {}, seed), captain, seed, CHECKS);
	const hands = play(typed, setupFor(2, {}, seed), byHand, seed, CHECKS);
	expect(hands.faults).toEqual([]);
	expect(hashOf(hands.events)).toBe(hashOf(app.events));
}, 600_000);

test('an event of a type, a chart or a step that this build does not know is foreign', () => {
	const opened = { type: 'frameOpened', chart: 'attack', step: 'compareResults', subject: 'a' };
	const later = { step: { ...opened, step: 'boardShip' }, chart: { ...opened, chart: 'boarding' } };
	expect(game.isKnownEvent(opened)).toBe(true);
	expect(game.isKnownEvent(later.step)).toBe(false);
	expect(game.isKnownEvent(later.chart)).toBe(false);
	expect(game.isKnownEvent({ type: 'stepEntered', frame: 'f', step: 'boardShip' } as never)).toBe(false);
	expect(game.isKnownEvent({ type: 'shipBoarded' })).toBe(false);
});

test('the faces of a ship’s attack do not hang on which captain went first', () => {
	const table = () =>
		scene()
			.akira('A', at(300, 300), { skill: 3, attacked: false })
			.akira('B', at(400, 300), { skill: 3, attacked: false })
			.enemy('J', at(350, 420, 180), { shields: 9, attacked: true })
			.inCombat().state;
	const attacks = (first: string) => {
		let state = table();
		const rolled: Record<string, unknown> = {};
		for (let i = 0; i < 200 && state.phase === 'combat'; i++) {
			const [prompt] = game.rules.pending(state);
			if (!prompt || prompt.kind === 'over') break;
			const goesFirst =
				prompt.question === 'whoAttacks' && 'options' in prompt
					? prompt.options.find(({ command }) => command.type === 'attack' && command.ship === first)?.command
					: undefined;
			const command =
				game.respond(state, prompt) ?? game.enemy(state, prompt) ?? goesFirst ?? game.captain(state, prompt);
			const decided = game.rules.decide(state, command!);
			if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
			for (const event of decided.value) {
				if (event.type === 'attackDiceRolled') rolled[event.ship] = event.faces;
				state = game.rules.evolve(state, event);
			}
		}
		return rolled;
	};
	const [oneFirst, otherFirst] = [attacks('A'), attacks('B')];
	expect(Object.keys(oneFirst)).toEqual(['A', 'B']);
	expect(Object.keys(otherFirst)).toEqual(['B', 'A']);
	expect(otherFirst).toEqual(oneFirst);
});

test('taking back and rolling again gives the same faces, and those of another ship are its own', () => {
	const state = game.rules.initial(setupFor(2, {}, 'faces'));
	const roll = (id: string) =>
		game.respond(state, {
			kind: 'roll',
			id,
			key: '',
			subject: 'a',
			question: 'rollAttackDice',
			about: [],
			domain: { kind: 'roll', die: 'attack', count: 5, faces: [] }
		});
	expect(roll('mission/round:3/attack:ship-1/rollAttackDice/0')).toEqual(
		roll('mission/round:3/attack:ship-1/rollAttackDice/0')
	);
	expect(roll('mission/round:3/attack:ship-1/rollAttackDice/0')).not.toEqual(
		roll('mission/round:3/attack:ship-2/rollAttackDice/0')
	);
});
