import { hashOf } from '../../src/lib/engine/canonical.js';
import { isChoice, type Prompt } from '../../src/lib/engine/prompt.js';
import { chance, type Chance } from '../../src/lib/engine/random.js';
import { fold, type Rules } from '../../src/lib/engine/rules.js';

/** What playing a whole game needs to know of it. Any game, the tiny one of the tests too. */
export interface Playable<Setup, Command, Event, State> {
	readonly rules: Rules<Setup, Command, Event, State>;
	respond(state: State, prompt: Prompt<Command>): Command | undefined;
	/** The choice of a seat that the game plays itself. */
	enemy(state: State, prompt: Prompt<Command>): Command | undefined;
	/** An answer by chance that a fact accepts. */
	sample(state: State, prompt: Prompt<Command>, roll: Chance, index: number): Command | undefined;
}

export type Player<Command, State> = (
	state: State,
	prompt: Prompt<Command>,
	roll: Chance,
	index: number
) => Command | undefined;

/** A player who takes any option, each as likely as the other. */
export function anyOption<Setup, Command, Event, State>(
	game: Playable<Setup, Command, Event, State>
): Player<Command, State> {
	return (state, prompt, roll, index) => {
		if (!isChoice(prompt)) return game.sample(state, prompt, roll, index);
		return prompt.options[roll('option', index, prompt.options.length)]?.command;
	};
}

export interface Checks {
	/** Try every option that is offered, not only the one that is taken: at each so many steps; 0 never. */
	readonly everyOption: number;
	/** Decide each command a second time and compare the events. */
	readonly twice: boolean;
}

export interface Played<Event, State> {
	readonly state: State;
	readonly events: readonly Event[];
	readonly steps: number;
	readonly optionsTried: number;
	/** What went wrong, each in a sentence. */
	readonly faults: readonly string[];
}

const LONGEST = 20_000;

/** Plays a game to its end through `pending` and `decide` alone, and checks on the way what every game promises. */
export function play<Setup, Command, Event, State>(
	game: Playable<Setup, Command, Event, State>,
	setup: Setup,
	player: Player<Command, State>,
	seed: string,
	checks: Checks
): Played<Event, State> {
	const { rules } = game;
	const evolve = (state: State, event: Event) => rules.evolve(state, event);
	const roll = chance(seed);
	const faults: string[] = [];
	const events: Event[] = [];
	const occasions = new Set<string>();
	let state = rules.initial(setup);
	let optionsTried = 0;
	let steps = 0;
	for (; steps < LONGEST; steps++) {
		const prompts = rules.pending(state);
		const [first] = prompts;
		if (!first) faults.push(`step ${steps}: nothing is asked, and the game is not over`);
		if (!first || first.kind === 'over') break;
		if (checks.everyOption > 0 && steps % checks.everyOption === 0) optionsTried += tryAll(prompts);
		const chosen = next(prompts);
		if (!chosen) {
			faults.push(`step ${steps}: nobody answers ${prompts.map(({ id }) => id).join(', ')}`);
			break;
		}
		const { prompt, command } = chosen;
		if (prompt.kind === 'roll' || prompt.kind === 'draw') {
			if (occasions.has(prompt.id)) faults.push(`step ${steps}: the occasion ${prompt.id} comes twice`);
			occasions.add(prompt.id);
		}
		const decided = rules.decide(state, command);
		if (!decided.ok) {
			faults.push(`step ${steps}: ${JSON.stringify(command)} is refused: ${decided.refusal.code}`);
			break;
		}
		if (checks.twice) {
			const again = rules.decide(state, command);
			if (!again.ok || hashOf(again.value) !== hashOf(decided.value))
				faults.push(`step ${steps}: ${JSON.stringify(command)} is decided differently a second time`);
		}
		events.push(...decided.value);
		state = fold(evolve, state, decided.value);
	}
	if (steps >= LONGEST) faults.push(`no end after ${LONGEST} steps`);
	const written = JSON.parse(JSON.stringify(events)) as Event[];
	const replayed = fold(evolve, rules.initial(JSON.parse(JSON.stringify(setup)) as Setup), written);
	if (hashOf(replayed) !== hashOf(state))
		faults.push('the replay of the written events differs from live play');
	if (hashOf(JSON.parse(JSON.stringify(state))) !== hashOf(state)) faults.push('the state is not plain JSON');
	return { state, events, steps, optionsTried, faults };

	function next(
		prompts: readonly Prompt<Command>[]
	): { prompt: Prompt<Command>; command: Command } | undefined {
		for (const prompt of prompts) {
			const command = game.respond(state, prompt) ?? game.enemy(state, prompt);
			if (command !== undefined) return { prompt, command };
		}
		const from = roll('prompt', steps, prompts.length);
		for (let i = 0; i < prompts.length; i++) {
			const prompt = prompts[(from + i) % prompts.length];
			const command = prompt && player(state, prompt, roll, steps);
			if (prompt && command !== undefined) return { prompt, command };
		}
		return undefined;
	}
	function tryAll(prompts: readonly Prompt<Command>[]): number {
		let tried = 0;
		for (const prompt of prompts) {
			if (!isChoice(prompt)) continue;
			for (const { command } of prompt.options) {
				tried++;
				const decided = rules.decide(state, command);
				if (!decided.ok) faults.push(`step ${steps}: offered but refused: ${JSON.stringify(command)}`);
			}
		}
		return tried;
	}
}
