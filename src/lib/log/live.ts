import type { MoveEntry } from './entry.js';
import { isMoveNode, type Node } from './node.js';

/**
 * What is live: a decision is, from its entry on, until a take-back of its line goes to a state before it; a redo makes it
 * live once more. The live decisions of a line hang together as a chain, newest first, so an entry costs one link.
 */
export const newestLive = (at: Node): Node<MoveEntry> | undefined => (isMoveNode(at) ? at : at.before);

/** The decisions that are live after an entry, newest first. */
export function* liveAt(at: Node): Generator<Node<MoveEntry>> {
	for (let live = newestLive(at); live; live = live.before) yield live;
}

/** Whether a decision of the line to `at` is live there. */
function isLiveAt(at: Node, decision: Node): boolean {
	for (const live of liveAt(at)) {
		if (live.depth <= decision.depth) return live === decision;
	}
	return false;
}

/** The entry after which the table stands: entries that are no move leave it where it was, a redo goes back to one. */
export const standsAfter = (at: Node): Node => at.landed ?? at;

/** Where a redo goes: the own parent of the take-back after which the table stands, if it does. */
export function redoOf(at: Node): Node | undefined {
	const stands = standsAfter(at);
	return stands.entry.kind === 'takeBack' ? stands.up : undefined;
}

/** Take back goes to a live decision, or to the start of the table, and takes at least one decision back; or it is a redo. */
export function mayTakeBack(at: Node, to: Node): boolean {
	if (to === redoOf(at)) return true;
	const newest = newestLive(at);
	if (!newest || newest === to) return false;
	return to.up === undefined || isLiveAt(at, to);
}

/** The decisions that were live before a take-back and are not after it. */
export function takenBackBy(takeBack: Node): readonly Node<MoveEntry>[] {
	const stay = newestLive(takeBack);
	const taken: Node<MoveEntry>[] = [];
	for (const live of takeBack.up ? liveAt(takeBack.up) : []) {
		if (live.depth <= (stay?.depth ?? 0)) break;
		taken.push(live);
	}
	return taken;
}
