import { refuse, yes, type Decision } from '../engine/rules.js';
import type { AnyGame } from '../games/registry.js';
import type { Id, OpenEntry } from '../log/index.js';
import { Session, type SessionTools } from './session.svelte.js';

type Opening = Omit<SessionTools, 'game'> & { load: (system: string) => Promise<AnyGame | undefined> };

/** Reads a table of this device, with the checkpoint that spares the fold of its beginning. */
export async function openSession(tools: Opening, table: Id): Promise<Decision<Session>> {
	const loaded = await tools.store.load(table);
	if (!loaded.ok) return loaded;
	const open = loaded.value.find((entry): entry is OpenEntry => entry.kind === 'open');
	if (!open) return refuse('noSuchTable');
	const game = await tools.load(open.open.system);
	if (!game) return refuse('noSuchGame');
	const setup = game.readSetup(open.open.setup);
	if (!setup.ok) return setup;
	const session = new Session({ ...tools, game }, open, loaded.value);
	const checkpoint = await tools.store.checkpoint(table, tools.build);
	if (checkpoint.ok && checkpoint.value) session.history.keep(checkpoint.value.entry, checkpoint.value.state);
	return yes(session);
}
