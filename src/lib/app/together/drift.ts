import { hashOf } from '../../engine/canonical.js';
import { isMove, type Id } from '../../log/index.js';
import type { Standing } from '../standing.svelte.js';

/** How a table stood after a step. */
export interface Step {
	readonly entry: Id;
	readonly hash: string;
}

/** Steps of one phase at most: more are not compared one by one. */
const MOST = 200;

/** How the table stood after each step of the phase that ended last; nothing while none has ended. */
export function phaseOf(standing: Standing): readonly Step[] {
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
export function firstDrift({ history, path }: Standing, theirs: readonly Step[]): Id | undefined {
	const here = new Set(path.map(({ id }) => id));
	return theirs.find(({ entry, hash }) => here.has(entry) && hashOf(history.stateAt(entry)) !== hash)?.entry;
}
