import { yes, type Decision } from '../engine/rules.js';
import { openTable, playOn, type Id, type LogStore } from '../log/index.js';
import { deviceName, newWriter } from './device.js';
import { Session } from './session.svelte.js';

/**
 * Copies the history of a table up to an entry into a new one with new chance, and stores it. Gives the id of the new table.
 * (Design §5: play on from here)
 */
export async function playOnAsNewTable(
	{ game, history }: Session,
	entry: Id,
	{ store, seed, now }: { store: LogStore; seed: string; now: () => number }
): Promise<Decision<Id>> {
	const { system, rules, setup } = history.opening.open;
	const from = { table: history.opening.id, entry };
	const opening = { system, rules, setup: game.withSeed(setup, seed), seed, from };
	const first = openTable(opening, { writer: newWriter(), device: deviceName(), seat: '', at: now() });
	const entries = playOn(history, entry, first);
	const copy = new Session({ game, store, build: '', device: '', writer: 0, now }, first, entries);
	const stored = await store.append(entries, copy.card());
	return stored.ok ? yes(first.id) : stored;
}
