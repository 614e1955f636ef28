import { same } from '../../src/lib/engine/canonical.js';
import { respondAll } from '../../src/lib/log/advance.js';
import { firstOf, isCommand, isMove } from '../../src/lib/log/command.js';
import {
	type Change,
	type Draft,
	type Entry,
	type Id,
	type StruckCode,
	type Write
} from '../../src/lib/log/entry.js';
import { History } from '../../src/lib/log/history.js';
import { pen } from '../../src/lib/log/pen.js';
import { settle } from '../../src/lib/log/settle.js';
import { GAME, openTiny, rulesFor } from './tablet.js';
import { resolvers, type Command, type Fact, type State } from './tiny-game/index.js';

const NOBODY = '0'.repeat(32);

/** A table of the tiny game on which entries are put down one by one, at any place of the tree. */
export function tinyTable({ byHand = ['place'] as readonly Fact[], seed = 'seed', rounds = 99 } = {}) {
	const open = openTiny(seed, rounds);
	const history = new History(GAME, open);
	const respond = resolvers(seed, byHand);
	let minute = 0;

	const pens = new Map<string, Write>();
	function writeAs(device: string): Write {
		const known = pens.get(device);
		const write = known ?? pen({ table: open.id, writer: device.charCodeAt(0), device, now: () => minute++ });
		pens.set(device, write);
		return write;
	}
	function put(device: string, draft: Draft): Id {
		const entry = writeAs(device)(draft);
		history.add([entry]);
		return entry.id;
	}
	const bare = (parent: Id, seat = '') => ({ parent, seat, commands: [], events: [] });

	/** Somebody answers what is asked after an entry: a choice, or a fact by hand. */
	function answer(device: string, parent: Id, command: Command, more: { retryOf?: Id } = {}): Id {
		const state = history.stateAt(parent);
		const rules = rulesFor('seat' in command ? command.seat : '');
		const asked = rules.pending(state).find((one) => {
			if ('options' in one) return one.options.some((option) => same(option.command, command));
			return one.kind === command.do || (command.do === 'walk' && one.subject === command.seat);
		});
		const decided = respondAll(rules, state, command, respond);
		if (!asked || !decided.ok) throw new Error(`${JSON.stringify(command)} is not asked`);
		const { commands, events } = decided.value;
		const kind = asked.kind === 'choose' ? 'choice' : 'fact';
		const on = { id: asked.id, key: asked.key };
		return put(device, { ...bare(parent, asked.subject), kind, on, commands, events, ...more });
	}
	/** Somebody answers one thing after the other. */
	const answers = (device: string, parent: Id, ...commands: readonly Command[]): Id =>
		commands.reduce((at, command) => answer(device, at, command), parent);

	/** Entries of these devices in turn that change nothing, one after the other. */
	function line(devices: string, parent: Id, length: number): Id {
		let at = parent;
		for (let i = 0; i < length; i++) {
			const device = devices.charAt(i % devices.length);
			at = put(device, { ...bare(at), kind: 'struck', struck: [{ of: NOBODY, code: 'same' }] });
		}
		return at;
	}

	/** What settling makes of every open command: the codes of those that are struck. */
	function verdicts(): ReadonlyMap<Id, 'again' | StruckCode> {
		const found = new Map<Id, 'again' | StruckCode>();
		for (const entry of settleAs('z')) {
			if (isCommand(entry)) found.set(firstOf(entry), 'again');
			if (entry.kind === 'struck') for (const { of, code } of entry.struck) found.set(of, code);
		}
		return found;
	}
	function settleAs(device: string, seat = ''): readonly Entry[] {
		return settle({ history, rules: rulesFor(seat), respond, write: writeAs(device) });
	}

	return {
		history,
		open,
		root: open.id,
		respond,
		put,
		answer,
		answers,
		takeBack: (device: string, parent: Id, to: Id) => put(device, { ...bare(parent), kind: 'takeBack', to }),
		adopt: (device: string, parent: Id, rank: number) =>
			put(device, { ...bare(parent), kind: 'adopt', rank }),
		change: (device: string, parent: Id, change: Change) =>
			put(device, { ...bare(parent), kind: 'table', change }),
		line,
		settleAs,
		verdicts,
		verdict: (id: Id) => verdicts().get(id),
		asked: (id: Id): readonly string[] =>
			rulesFor()
				.pending(history.stateAt(id))
				.map((one) => one.id),
		state: (): State => history.stateNow(),
		/** Who threw and passed and hid, in the order of the path. */
		moves: (): readonly Command[] =>
			history
				.path()
				.filter(isMove)
				.map((entry) => entry.commands[0]?.command as Command)
	};
}

export const hide = (seat: string, behind: 'hedge' | 'tree' | 'wall' = 'tree') =>
	({ do: 'hide', seat, behind }) as const;
export const walk = (seat: string, x: number, y: number) => ({ do: 'walk', seat, to: [x, y] }) as const;
export const throws = (seat: string) => ({ do: 'throw', seat }) as const;
export const pass = (seat: string) => ({ do: 'pass', seat }) as const;
export const bear = (seat: string) => ({ do: 'bear', seat }) as const;
export const roll = (...faces: readonly ('hit' | 'miss')[]) => ({ do: 'roll', faces }) as const;

/** Everybody is hidden and stands in a row, 10 mm apart: the throwing begins. */
export const UNTIL_THROWING: readonly Command[] = [
	...['ann', 'ben', 'cas', 'dot'].map((seat) => hide(seat)),
	...['ann', 'ben', 'cas', 'dot'].map((seat, i) => walk(seat, 10 * i, 0))
];
