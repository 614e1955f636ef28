import { isMove, type CommandEntry, type Entry, type StruckCode } from '../log/index.js';
import { t } from '../i18n/index.js';
import type { Standing } from './standing.svelte.js';

/** What is struck without a word: the same stands there already, or was taken back. */
const QUIET: readonly StruckCode[] = ['same', 'takenBack'];

/** A command that could not be given again, and why. */
export interface NotPossible {
	readonly entry: CommandEntry;
	readonly code: StruckCode;
}

/** What an entry strikes that people should hear of; nothing of an entry that strikes nothing. */
export function struckBy({ history }: Standing, entry: Entry): readonly NotPossible[] {
	if (entry.kind !== 'struck') return [];
	return entry.struck.flatMap(({ of, code }) => {
		const first = QUIET.includes(code) ? undefined : history.entry(of);
		const isCommand = first && first.kind !== 'open' && first.kind !== 'adopt' && first.kind !== 'struck';
		return isCommand ? [{ entry: first, code }] : [];
	});
}

/** What a command was called, in the light of the state it was given in. */
export function nameOf({ game, history }: Standing, entry: CommandEntry): string {
	if (entry.kind === 'takeBack') return t('struck.takeBack');
	if (!isMove(entry)) return t('struck.change');
	return game.named(history.stateAt(entry.parent), entry.commands[0]?.command);
}

/** "“Bank 2 left” was not possible any more: somebody else had answered." */
export const struckText = (standing: Standing, { entry, code }: NotPossible): string =>
	t('struck', { what: nameOf(standing, entry), code });
