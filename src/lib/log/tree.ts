import { firstOf, isCommand, type CommandEntry } from './command.js';
import type { Entry, Id, OpenEntry } from './entry.js';
import { mayTakeBack, newestLive, redoOf, standsAfter } from './live.js';
import { unreadOn, type Node } from './node.js';

/**
 * The tree that a set of entries makes. An entry stands in it when its parent does, and an adopt also waits for one of the
 * rank below; what cannot stand yet, or never will (a take-back to what is not live), waits outside with all that was built
 * on it. So what stands is a function of the set alone, in whatever order it came.
 */
export class Tree {
	readonly root: Node<OpenEntry>;
	/** The highest rank of an adopt, 0 when there is none. */
	#rank = 0;
	#held = new Set<Id>();
	#nodes = new Map<Id, Node>();
	#waiting = new Map<Id | number, Entry[]>();
	#copies = new Map<Id, Node<CommandEntry>[]>();
	#alone = new Map<string, ReadonlySet<string>>();
	#reads: (entry: Entry) => boolean;

	/** `reads` tells whether this app knows how to read an entry: one that it does not know stands like any other. */
	constructor(open: OpenEntry, reads: (entry: Entry) => boolean = () => true) {
		this.#reads = reads;
		this.root = this.#node(open, undefined, undefined);
		this.#held.add(open.id);
		this.#nodes.set(open.id, this.root);
	}

	/** How many entries stand. */
	get size(): number {
		return this.#nodes.size;
	}
	/** How many are known and wait outside. */
	get outside(): number {
		return this.#held.size - this.#nodes.size;
	}
	get rank(): number {
		return this.#rank;
	}
	/** Whether an entry is known, standing or not. */
	holds(id: Id): boolean {
		return this.#held.has(id);
	}
	node(id: Id): Node | undefined {
		return this.#nodes.get(id);
	}
	/** Every node, parents first. */
	nodes(): Iterable<Node> {
		return this.#nodes.values();
	}
	/** All entries that give a command, by the id of its first. */
	copies(first: Id): readonly Node<CommandEntry>[] {
		return this.#copies.get(first) ?? [];
	}
	/** Every command by the id of its first entry, with all entries that give it. */
	commands(): Iterable<readonly [Id, readonly Node<CommandEntry>[]]> {
		return this.#copies;
	}

	/** Adds an entry. Gives back the nodes that stand because of it, parents first: none when it waits. */
	add(entry: Entry): readonly Node[] {
		if (this.#held.has(entry.id)) return [];
		this.#held.add(entry.id);
		const grown: Node[] = [];
		const arriving = [entry];
		for (const next of arriving) {
			const node = this.#stand(next);
			if (!node) continue;
			grown.push(node);
			for (const late of this.#called(next.id)) arriving.push(late);
			if (next.kind !== 'adopt') continue;
			for (const late of this.#called(next.rank + 1)) arriving.push(late);
		}
		return grown;
	}

	#stand(entry: Entry): Node | undefined {
		if (entry.kind === 'open' || entry.table !== this.root.entry.id) return undefined;
		const up = this.#nodes.get(entry.parent);
		if (!up) return this.#wait(entry, entry.parent);
		if (entry.kind === 'adopt' && entry.rank > this.#rank + 1) return this.#wait(entry, entry.rank);
		const to = entry.kind === 'takeBack' ? this.#nodes.get(entry.to) : undefined;
		if (entry.kind === 'takeBack' && !(to && mayTakeBack(up, to))) return undefined;
		const node = this.#node(entry, up, to);
		this.#nodes.set(entry.id, node);
		up.kids.push(node);
		if (entry.kind === 'adopt') this.#rank = Math.max(this.#rank, entry.rank);
		if (isCommandNode(node)) this.#copy(node);
		return node;
	}

	#node<E extends Entry>(entry: E, up: Node | undefined, to: Node | undefined): Node<E> {
		const base = to ?? up;
		return {
			entry,
			up,
			base,
			depth: up ? up.depth + 1 : 0,
			kids: [],
			before: base && newestLive(base),
			landed: landing(entry, up, to),
			unreadAbove: up && unreadOn(up),
			readable: this.#reads(entry),
			height: 1,
			devices: this.#only(entry.device)
		};
	}

	#wait(entry: Entry, what: Id | number): undefined {
		const others = this.#waiting.get(what);
		if (others) others.push(entry);
		else this.#waiting.set(what, [entry]);
	}

	#called(what: Id | number): readonly Entry[] {
		const waited = this.#waiting.get(what) ?? [];
		this.#waiting.delete(what);
		return waited;
	}

	#copy(node: Node<CommandEntry>): void {
		const first = firstOf(node.entry);
		const others = this.#copies.get(first);
		if (others) others.push(node);
		else this.#copies.set(first, [node]);
	}

	/** One set for all entries of a device: most nodes share it. */
	#only(device: string): ReadonlySet<string> {
		const known = this.#alone.get(device) ?? new Set([device]);
		this.#alone.set(device, known);
		return known;
	}
}

export const isCommandNode = (node: Node): node is Node<CommandEntry> => isCommand(node.entry);

function landing(entry: Entry, up: Node | undefined, to: Node | undefined): Node | undefined {
	if (!up) return undefined;
	if (entry.kind === 'takeBack') return to && to === redoOf(up) ? standsAfter(to) : undefined;
	return entry.kind === 'table' || entry.kind === 'adopt' || entry.kind === 'struck'
		? standsAfter(up)
		: undefined;
}
