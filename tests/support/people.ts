import type { Prompt } from '../../src/lib/engine/prompt.js';
import { respondAll } from '../../src/lib/log/advance.js';
import type { Entry } from '../../src/lib/log/entry.js';
import type { Respond } from '../../src/lib/log/game.js';
import { SEATS, type Tablet } from './tablet.js';
import { resolvers, type Command, type State } from './tiny-game/index.js';

/** What the people of an evening need: chance of their own, the table's dice and ruler, and whether they quarrel. */
export interface Habits {
	readonly random: () => number;
	readonly respond: Respond<Command, State>;
	readonly doAdopt: boolean;
	readonly present: ReadonlySet<string | undefined>;
}

/** What somebody does at a tablet now: plays, takes back, brings back, changes the table, takes the other story; or nothing. */
export function act(tablet: Tablet, { random, respond, doAdopt, present }: Habits): readonly Entry[] {
	const { history, seat = '', write } = tablet;
	const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
	const bare = { parent: history.tip(), seat, commands: [], events: [] };
	const luck = random();

	const redo = history.redoTarget();
	if (redo !== undefined && luck < 0.35) return [write({ ...bare, kind: 'takeBack', to: redo })];
	if (luck < 0.05) {
		const to = pick([history.opening.id, ...history.live()].slice(-5, -1));
		return to === undefined ? [] : [write({ ...bare, kind: 'takeBack', to })];
	}
	if (luck < 0.07) return [write({ ...bare, kind: 'table', change: { dice: pick(['app', 'table']) } })];
	if (doAdopt && luck < 0.085) {
		const parent = history.tipBelow(pick([...history.entries()])!.id);
		return [write({ ...bare, kind: 'adopt', parent, rank: history.nextRank() })];
	}
	const prompts = tablet.rules.pending(history.stateNow());
	const own = prompts.filter(
		({ subject }) => !SEATS.includes(subject) || subject === seat || !present.has(subject)
	);
	const asked = pick(own.length > 0 || luck < 0.85 ? own : prompts);
	const command = asked && answer(asked, history.stateNow(), pick, `${random()}`);
	if (!asked || !command) return [];
	const decided = respondAll(tablet.rules, history.stateNow(), command, respond);
	if (!decided.ok) throw new Error(`people: ${asked.id} is refused: ${decided.refusal.code}`);
	const { commands, events } = decided.value;
	const kind = asked.kind === 'choose' ? 'choice' : 'fact';
	return [
		write({ ...bare, kind, seat: asked.subject, on: { id: asked.id, key: asked.key }, commands, events })
	];
}

/** People choose as they like; dice, cards and positions that they read off the table are their own. */
function answer(
	asked: Prompt<Command>,
	state: State,
	pick: <Item>(items: readonly Item[]) => Item | undefined,
	luck: string
): Command | undefined {
	return asked.kind === 'choose' ? pick(asked.options)?.command : resolvers(luck)(state, asked);
}
