import { checkEntry } from './check.js';
import { makeEntry, SCHEMA, type Draft, type Entry, type Id, type Write } from './entry.js';

/** Who writes: one page load on one table. `now` is read for each entry. */
export interface Writer {
	readonly table: Id;
	readonly writer: number;
	readonly device: string;
	readonly now: () => number;
}

/**
 * What one page load writes a table's entries with.
 * @throws when no other tablet would take what it writes: that is an error of ours, better seen here than there.
 */
export function pen({ table, writer, device, now }: Writer): Write {
	let ordinal = 0;
	function write<Command, Event>(draft: Draft<Command, Event>): Entry<Command, Event> {
		const written = { table, writer, ordinal, schema: SCHEMA, at: Math.round(now()) };
		const entry = makeEntry<Command, Event>({ device, ...draft, ...written });
		const checked = checkEntry(entry);
		if (checked.ok) {
			ordinal++;
			return entry;
		}
		const { code, params } = checked.refusal;
		throw new Error(`pen: a ${draft.kind} that nobody would take: ${code} ${JSON.stringify(params ?? {})}`);
	}
	return Object.assign(write, {
		resume(next: number) {
			ordinal = next;
		}
	});
}
