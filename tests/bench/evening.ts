import {
	asksFact,
	History,
	openTable,
	pen,
	respondAll,
	type Entry,
	type OpenEntry
} from '../../src/lib/log/index.js';
import { game } from '../../src/lib/games/alliance/game.js';
import { setupFor } from '../support/alliance/evening.js';

type State = ReturnType<typeof game.rules.initial>;
type Event = Parameters<typeof game.rules.evolve>[1];

export type TableHistory = History<unknown, Event, State>;

/** A table's log of so many entries: missions one after the other, each taken back to the beginning to be flown again. */
export function longTable(entries: number): { open: OpenEntry; entries: Entry[] } {
	const setup = setupFor(2, {}, 'a long evening');
	const open = openTable(
		{ system: game.system, rules: String(game.version), setup, seed: setup.seed },
		{ writer: 2, device: 'bench', seat: '', at: 0 }
	);
	const write = pen({ table: open.id, writer: 1, device: 'bench', now: () => 0 });
	const history: TableHistory = new History(game, open);
	const written: Entry[] = [open];
	const add = (entry: Entry) => {
		written.push(entry);
		history.add([entry]);
	};
	let turn = 0;
	while (written.length < entries) {
		const state = history.stateNow();
		const prompts = game.rules.pending(state);
		const [prompt] = prompts;
		if (!prompt || prompt.kind === 'over') {
			add(
				write({ kind: 'takeBack', parent: history.tip(), seat: '', commands: [], events: [], to: open.id })
			);
			continue;
		}
		const command =
			prompts
				.map((each) => game.respond(state, each) ?? game.enemy(state, each))
				.find((each) => each !== undefined) ??
			('options' in prompt && turn++ % 5 === 0
				? prompt.options[turn % prompt.options.length]?.command
				: undefined) ??
			prompts.map((each) => game.captain(state, each)).find((each) => each !== undefined);
		const on = prompts.find((each) => command !== undefined && answers(state, each, command)) ?? prompt;
		if (command === undefined) throw new Error(`bench: nobody answers ${prompt.id}`);
		const advanced = respondAll(game.rules, state, command, (now, asked) => game.respond(now, asked));
		if (!advanced.ok) throw new Error(`bench: ${advanced.refusal.code}`);
		const { commands, events, state: after } = advanced.value;
		const entry = write({
			kind: asksFact(on) ? 'fact' : 'choice',
			parent: history.tip(),
			seat: '',
			on: { id: on.id, key: on.key },
			commands,
			events
		});
		add(entry);
		history.keep(entry.id, after);
	}
	return { open, entries: written };
}

function answers(
	state: State,
	prompt: ReturnType<typeof game.rules.pending>[number],
	command: unknown
): boolean {
	if ('options' in prompt) return prompt.options.some((option) => option.command === command);
	return (
		prompt.kind !== 'over' &&
		JSON.stringify(game.respond(state, prompt) ?? game.captain(state, prompt)) === JSON.stringify(command)
	);
}
