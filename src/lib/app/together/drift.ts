import { hashOf } from '../../engine/canonical.js';
import { History, isMove, type Id } from '../../log/index.js';
import type { Standing } from '../standing.svelte.js';

/** How a table stood after a step. */
export interface Step {
	readonly entry: Id;
	readonly hash: string;
}

/** A table as far as it can be compared. */
export type Stood = Pick<Standing, 'game' | 'history' | 'path'>;

/** A step after which two tablets have the table otherwise; `isHere` says that it is this one that is to take the table's copy. */
export interface Drift {
	readonly entry: Id;
	readonly isHere: boolean;
}

/** Steps of one phase at most: more are not compared one by one. */
const MOST = 200;

/** How the table stood after each step of the phase that ended last; nothing while none has ended. */
export function phaseOf(standing: Stood): readonly Step[] {
	const { game, history, path } = standing;
	const phase = (id: Id) => {
		const { round, phase: name } = game.place(history.stateAt(id));
		return `${String(round)} ${name}`;
	};
	const moves = path.filter(isMove);
	const ends = (at: number) => {
		const move = moves[at];
		return move !== undefined && phase(move.id) !== phase(move.parent);
	};
	let end = moves.length - 1;
	while (end >= 0 && !ends(end)) end--;
	if (end < 0) return [];
	let from = end;
	while (from > 0 && end - from < MOST - 1 && !ends(from - 1)) from--;
	return moves.slice(from, end + 1).map(({ id }) => ({ entry: id, hash: hashOf(history.stateAt(id)) }));
}

/** The first step after which the table stands otherwise here than on another tablet; nothing when it stands the same. */
export function firstDrift({ history, path }: Stood, theirs: readonly Step[]): Id | undefined {
	const here = new Set(path.map(({ id }) => id));
	return theirs.find(({ entry, hash }) => here.has(entry) && hashOf(history.stateAt(entry)) !== hash)?.entry;
}

/** The same table folded from its entries alone, whatever this tablet remembers of it. */
export function foldedAnew({ game, history, path }: Stood): Stood {
	const anew = new History(game, history.opening);
	anew.add(history.entries());
	return { game, history: anew, path };
}

/**
 * What two tablets make of a difference. Entries are the same everywhere: whoever remembers another state than they give has
 * drifted. When both have folded theirs anew and still differ, their rules do, and whoever wrote the step has the table's copy.
 * @param areTheirsAnew whether the other has folded its entries anew to say this
 * @param from the other tablet
 * @returns the difference, and whether the other is to be told how it stands here by the entries alone
 */
export function driftFrom(
	standing: Stood,
	theirs: readonly Step[],
	areTheirsAnew: boolean,
	from: string
): { readonly drift: Drift; readonly anew?: Stood } | undefined {
	const entry = firstDrift(standing, theirs);
	if (entry === undefined) return undefined;
	const anew = foldedAnew(standing);
	if (hashOf(anew.history.stateAt(entry)) !== hashOf(standing.history.stateAt(entry)))
		return { drift: { entry, isHere: true } };
	const isHere = areTheirsAnew && standing.history.entry(entry)?.device === from;
	return { drift: { entry, isHere }, ...(!areTheirsAnew && { anew }) };
}
