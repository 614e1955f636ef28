import { isMove } from './command.js';
import type { Entry, MoveEntry } from './entry.js';

/** An entry where it stands in the tree. The two measures are kept by `weight.ts`. */
export interface Node<E extends Entry = Entry> {
	readonly entry: E;
	readonly up: Node | undefined;
	/** How many entries are above it: its place on any path that holds it. */
	readonly depth: number;
	readonly kids: Node[];
	/** The entry on whose state its own events come: its parent, for a take-back where it goes to. */
	readonly base: Node | undefined;
	/** The newest decision that is live after this entry, itself left aside. */
	readonly before: Node<MoveEntry> | undefined;
	/** For a redo and for what is no move: the entry after which the table stands. */
	readonly landed: Node | undefined;
	/** The first entry of this line that this app cannot read, itself left aside. */
	readonly unreadAbove: Node | undefined;
	readonly readable: boolean;
	/** How long the longest line is that begins here. */
	height: number;
	/** The devices that wrote anywhere in the branch that begins here. */
	devices: ReadonlySet<string>;
}

export const isMoveNode = (node: Node): node is Node<MoveEntry> => isMove(node.entry);

/** The first entry of the line to this node that this app cannot read: the fold stops there. */
export const unreadOn = (node: Node): Node | undefined =>
	node.unreadAbove ?? (node.readable ? undefined : node);

/** The line from the first entry of the table to this one. */
export function lineTo(node: Node): Node[] {
	const line: Node[] = [];
	for (let at: Node | undefined = node; at; at = at.up) line.push(at);
	return line.reverse();
}
