import { settles, type CommandEntry } from './command.js';
import type { Id } from './entry.js';
import type { Node } from './node.js';
import type { Path } from './path.js';
import { isCommandNode, type Tree } from './tree.js';

/**
 * Nothing is silently dropped: a command is open while the path holds it neither itself, nor given again, nor struck. In the
 * order in which they are settled: by depth, then id. Each is given by its first entry, or by the nearest copy while that is
 * not known.
 */
export function openCommands(tree: Tree, path: Path): readonly Node<CommandEntry>[] {
	if (tree.size === path.nodes.length) return [];
	const done = settledBy(path.nodes);
	const open: Node<CommandEntry>[] = [];
	for (const [first, copies] of tree.commands()) {
		if (done.has(first)) continue;
		const node = copies.find(({ entry }) => entry.id === first) ?? copies.toSorted(inOrder)[0];
		if (node) open.push(node);
	}
	return open.sort(inOrder);
}

/** The commands of the line to a node, taken-back ones too, that the path does not hold: what moved when it turned away. */
export function movedFrom(old: readonly Node[], path: Path): readonly Node<CommandEntry>[] {
	const done = settledBy(path.nodes);
	return old.filter(isCommandNode).filter(({ entry }) => settles(entry).some((id) => !done.has(id)));
}

function settledBy(nodes: readonly Node[]): ReadonlySet<Id> {
	const done = new Set<Id>();
	for (const { entry } of nodes) for (const id of settles(entry)) done.add(id);
	return done;
}

function inOrder(a: Node, b: Node): number {
	return a.depth - b.depth || (a.entry.id < b.entry.id ? -1 : 1);
}
