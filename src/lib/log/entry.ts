import { hashOf } from '../engine/canonical.js';
import type { PromptId } from '../engine/prompt.js';
import type { Seat } from '../engine/rules.js';

/** The hash of all the rest of an entry: 128 bits as hex. The id of the first entry names the table. */
export type Id = string;
export const ID_LENGTH = 32;

/** The number of the shape that entries written today have. It grows by one with every step in `upcast/`. */
export const SCHEMA = 2;

/** The order is part of the stored bytes: add at the end only. */
export const KINDS = ['open', 'choice', 'fact', 'table', 'takeBack', 'adopt', 'struck'] as const;

/** Why a command cannot be given again on the path. `same` and `takenBack` are struck quietly. */
export const STRUCK_CODES = [
	'gone',
	'answered',
	'notPossible',
	'offered',
	'askAgain',
	'same',
	'takenBack'
] as const;
export type StruckCode = (typeof STRUCK_CODES)[number];

/** The prompt that was answered; the key makes an answer stale when the prompt has changed. */
export interface On {
	readonly id: PromptId;
	readonly key: string;
}

/** A command and the occasion it answers. The first of an entry has none: it is the entry's `on`. */
export interface Given<Command = unknown> {
	readonly on?: PromptId;
	readonly command: Command;
}

/** Which game this is, by which rules, and the seed of its chance; `from` when it is played on from another table. */
export interface Opening {
	readonly system: string;
	readonly rules: string;
	readonly setup: unknown;
	readonly seed: string;
	readonly from?: { readonly table: Id; readonly entry: Id };
}

/** What a change of the table sets: a ruling, dice to by hand, a bookmark. */
export type Change = Readonly<Record<string, unknown>>;

/** What became of a command that could not be given again; `of` is the id of its first entry. */
export interface Struck {
	readonly of: Id;
	readonly code: StruckCode;
}

interface Envelope<Kind extends string, Command, Event> {
	readonly id: Id;
	readonly kind: Kind;
	/** A random uint32 per page load and table, never used again. */
	readonly writer: number;
	/**
	 * Which of its writer's entries it is: 0, 1, 2… without a gap. It is where the entry stands in the writer's row of the shared
	 * document, so that a lost document is made anew byte for byte. Entries of schema 1 have none.
	 */
	readonly ordinal?: number;
	/** Who decided it: kept when somebody else gives it again. */
	readonly device: string;
	readonly seat: Seat;
	readonly schema: number;
	/** Milliseconds, for reading only: nothing computes with it. */
	readonly at: number;
	readonly commands: readonly Given<Command>[];
	readonly events: readonly Event[];
}

export interface OpenEntry extends Envelope<'open', never, never> {
	readonly table?: never;
	readonly parent?: never;
	readonly open: Opening;
}

interface Grown<Kind extends string, Command = never, Event = never> extends Envelope<Kind, Command, Event> {
	readonly table: Id;
	/** The entry it was decided upon. */
	readonly parent: Id;
}

/** A choice of a person or a bot with the facts that resolvers answered because of it, or a fact given by hand. */
export interface MoveEntry<Command = unknown, Event = unknown> extends Grown<
	'choice' | 'fact',
	Command,
	Event
> {
	readonly on: On;
	/** The first entry of this command, when it was given again. */
	readonly retryOf?: Id;
}

/** A change that is no move, and so is never taken back. Its events are those that tell the game of it. */
export interface TableEntry<Event = unknown> extends Grown<'table', never, Event> {
	readonly change: Change;
	readonly retryOf?: Id;
}

export interface TakeBackEntry extends Grown<'takeBack'> {
	readonly to: Id;
}

export interface AdoptEntry extends Grown<'adopt'> {
	readonly rank: number;
}

interface StruckEntry extends Grown<'struck'> {
	readonly struck: readonly Struck[];
}

/**
 * One choice of a person or a bot, the facts that resolvers answered because of it, and the events of all of them; or one
 * of the few things that people and tablets do to the history itself. Immutable, append-only.
 */
export type Entry<Command = unknown, Event = unknown> =
	OpenEntry | MoveEntry<Command, Event> | TableEntry<Event> | TakeBackEntry | AdoptEntry | StruckEntry;

type Without<E, Key extends PropertyKey> = E extends unknown ? Omit<E, Key> : never;

/** An entry before it has its id. */
export type Body<Command = unknown, Event = unknown> = Without<Entry<Command, Event>, 'id'>;

/** What is decided of an entry before somebody writes it down. Its device is the writer's own unless it is given again. */
export type Draft<Command = unknown, Event = unknown> = Without<
	Exclude<Entry<Command, Event>, OpenEntry>,
	'id' | 'table' | 'writer' | 'ordinal' | 'device' | 'schema' | 'at'
> & { readonly device?: string };

/** Writes an entry: gives a draft its table, writer, ordinal, device and time. */
export interface Write {
	<Command, Event>(draft: Draft<Command, Event>): Entry<Command, Event>;
	/** The next entry has this ordinal: what was written since could not be stored, and so was written by nobody. */
	resume(ordinal: number): void;
}

/** The entry of a body: its id is the hash of all the rest. */
export function makeEntry<Command, Event>(body: Body<Command, Event>): Entry<Command, Event> {
	return { id: hashOf(body, ID_LENGTH), ...body };
}

/** The first entry of a table. */
export function openTable(
	open: Opening,
	written: Pick<OpenEntry, 'writer' | 'device' | 'seat' | 'at'>
): OpenEntry {
	const { writer, device, seat, at } = written;
	const body = {
		kind: 'open',
		writer,
		ordinal: 0,
		device,
		seat,
		schema: SCHEMA,
		at,
		commands: [],
		events: [],
		open
	} as const;
	return { id: hashOf(body, ID_LENGTH), ...body };
}

/** The table that an entry belongs to. */
export const tableOf = (entry: Entry): Id => entry.table ?? entry.id;
