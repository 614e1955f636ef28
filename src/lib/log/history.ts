import type { Refusal } from '../engine/rules.js';
import type { CommandEntry } from './command.js';
import type { Change, Entry, Id, OpenEntry } from './entry.js';
import { liveAt, mayTakeBack, newestLive, redoOf, takenBackBy } from './live.js';
import { lineTo, unreadOn, type Node } from './node.js';
import { movedFrom, openCommands } from './open-commands.js';
import { Path } from './path.js';
import { reader, Replay, type Read } from './replay.js';
import type { LoggedGame } from './game.js';
import { Tree } from './tree.js';
import { UPCASTERS } from './upcast/index.js';

/**
 * The history of one table: a pure function of the set of entries that are known, whatever order they came in, and kept up
 * to date as more come. An entry on the tip costs the same however long the table has been played. Knows no clock, no
 * storage and no network; whoever writes an entry stores it first and adds it here then.
 */
export class History<Setup = unknown, Event = unknown, State = unknown> {
	/** For the rest of this room. */
	readonly inner: {
		readonly tree: Tree;
		readonly path: Path;
		readonly replay: Replay<Setup, Event, State>;
		readonly read: Read;
	};
	readonly opening: OpenEntry;

	constructor(game: LoggedGame<Setup, Event, State>, open: OpenEntry) {
		const read = reader(game.upcasters ?? UPCASTERS, (event) => game.isKnownEvent(event));
		const tree = new Tree(open, (entry) => read(entry).ok);
		this.opening = open;
		this.inner = { tree, path: new Path(tree.root), replay: new Replay(game.rules, read), read };
	}

	/** Adds entries in any order; those that are known already are passed over. Gives back what now stands because of them. */
	add(entries: Iterable<Entry>): readonly Entry[] {
		const { tree, path } = this.inner;
		const grown: Entry[] = [];
		for (const entry of entries) {
			const nodes = tree.add(entry);
			path.grow(nodes);
			for (const node of nodes) grown.push(node.entry);
		}
		return grown;
	}

	/** Whether an entry is known, standing or waiting outside. */
	holds(id: Id): boolean {
		return this.inner.tree.holds(id);
	}
	/** An entry that stands in the tree. */
	entry(id: Id): Entry | undefined {
		return this.inner.tree.node(id)?.entry;
	}
	/** Every entry that stands, parents first. */
	*entries(): Generator<Entry> {
		for (const { entry } of this.inner.tree.nodes()) yield entry;
	}
	/** How many entries are known whose parent is not, or that can never stand. */
	get outside(): number {
		return this.inner.tree.outside;
	}

	/** The events of an entry in today's shape; nothing when it, or one before it, cannot be read here. */
	eventsOf(id: Id): readonly Event[] | undefined {
		const node = this.#node(id);
		if (unreadOn(node)) return undefined;
		const content = this.inner.read(node.entry);
		return content.ok ? (content.value.events as readonly Event[]) : undefined;
	}

	/** The last entry of the path: what is decided next is decided upon it. */
	tip(): Id {
		return this.inner.path.tip.entry.id;
	}
	/** The history: the path from the first entry of the table to the tip, taken-back and struck ones too. */
	path(): readonly Entry[] {
		return this.inner.path.nodes.map(({ entry }) => entry);
	}
	/** How many entries the path has. */
	get length(): number {
		return this.inner.path.nodes.length;
	}
	/** The state after an entry, on the path or not. */
	stateAt(id: Id): State {
		return this.inner.replay.after(this.#node(id));
	}
	stateNow(): State {
		return this.inner.replay.after(this.inner.path.tip);
	}
	/** Hands over a state that is known already, from a checkpoint or from deciding. It is as good as folding to it. */
	keep(id: Id, state: State): void {
		const node = this.inner.tree.node(id);
		if (node) this.inner.replay.keep(node, state);
	}
	/** Why the fold stopped before the tip, and at which entry: this app is too old for it, and may only watch. */
	stopped(): { readonly at: Id; readonly refusal: Refusal } | undefined {
		const unread = unreadOn(this.inner.path.tip);
		const content = unread && this.inner.read(unread.entry);
		return unread && content && !content.ok ? { at: unread.entry.id, refusal: content.refusal } : undefined;
	}

	/** The decisions that count now, oldest first. */
	live(): readonly Id[] {
		return Array.from(liveAt(this.inner.path.tip), ({ entry }) => entry.id).reverse();
	}
	/** Whether a take-back may go to the state after this entry: a live decision but the newest, or the start of the table. */
	canTakeBack(to: Id): boolean {
		const [at, node] = [this.inner.path.tip, this.inner.tree.node(to)];
		return node !== undefined && node !== redoOf(at) && mayTakeBack(at, node);
	}
	/** The state as it would be after a take-back to this entry. */
	stateAfterTakeBack(to: Id): State {
		return this.inner.replay.afterTakeBack(this.inner.path.tip, this.#node(to));
	}
	/** The decisions that a take-back took back, newest first. */
	takenBackBy(takeBack: Id): readonly Id[] {
		return takenBackBy(this.#node(takeBack)).map(({ entry }) => entry.id);
	}
	/** Where a take-back of the newest decision alone goes. */
	takeBackTarget(): Id | undefined {
		const newest = newestLive(this.inner.path.tip);
		return newest && (newest.before ?? this.inner.tree.root).entry.id;
	}
	/** Where *Redo* goes. While there is such a place the enemy waits for *Go on*. */
	redoTarget(): Id | undefined {
		return redoOf(this.inner.path.tip)?.entry.id;
	}

	/** The changes of the table on the path, oldest first. They are no moves and are never taken back. */
	changes(): readonly Change[] {
		return this.path().flatMap((entry) => (entry.kind === 'table' ? [entry.change] : []));
	}

	/** The commands that the path holds neither themselves, nor given again, nor struck, in the order they are settled. */
	openCommands(): readonly CommandEntry[] {
		const { tree, path } = this.inner;
		return openCommands(tree, path).map(({ entry }) => entry);
	}
	/** The commands that left the path since it ended at this tip, and are not given again or struck on it. */
	movedSince(tip: Id): readonly CommandEntry[] {
		return movedFrom(lineTo(this.#node(tip)), this.inner.path).map(({ entry }) => entry);
	}
	/** The end of the story that goes on below an entry: what *Take the other* adopts. */
	tipBelow(id: Id): Id {
		return this.inner.path.below(this.#node(id)).entry.id;
	}
	/** The rank of the next adopt: one more than any that stands. One that still waits for a rank cannot push it up. */
	nextRank(): number {
		return this.inner.tree.rank + 1;
	}

	#node(id: Id): Node {
		const node = this.inner.tree.node(id);
		if (!node) throw new Error(`history: no entry ${id} stands here`);
		return node;
	}
}
