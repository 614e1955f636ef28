import { refuse, yes, type Decision } from '../engine/rules.js';
import type { Entry } from './entry.js';
import { unreadOn, type Node } from './node.js';
import type { Folding } from './game.js';
import { upcast, type Chain, type Content } from './upcast/chain.js';

interface Typed {
	readonly type: string;
}

/** Reads the content of an entry in today's shape, or refuses with `pleaseUpdate` when this app is too old for it. */
export type Read = (entry: Entry) => Decision<Content>;

/** Reading with a chain of upcasters and the events that a game knows. */
export function reader(chain: Chain, isKnownEvent: (event: Typed) => boolean): Read {
	return (entry) => {
		const content = upcast(entry, chain);
		if (!content.ok) return content;
		for (const event of content.value.events) {
			const typed = event as Typed;
			if (!isKnownEvent(typed)) return refuse('pleaseUpdate', { event: typed.type });
		}
		return yes(content.value);
	};
}

/**
 * The state after every entry that was asked for, kept: states share structure, so an entry costs what its events changed.
 * Only lines that somebody looks at are folded. An event that this app does not know is never skipped: the state stays what
 * it was before that entry.
 */
export class Replay<Setup, Event, State> {
	#kept = new Map<Node, { readonly state: State }>();
	readonly #rules: Folding<Setup, Event, State>;
	readonly #read: Read;

	constructor(rules: Folding<Setup, Event, State>, read: Read) {
		this.#rules = rules;
		this.#read = read;
	}

	/** The state after an entry. */
	after(node: Node): State {
		const unread = unreadOn(node);
		let at = unread ? unread.up : node;
		if (!at) throw new Error('replay: the first entry of the table cannot be read');
		const missing: Node[] = [];
		for (; at && !this.#kept.has(at); at = at.base) missing.push(at);
		let state = at && this.#kept.get(at)?.state;
		for (const next of missing.reverse()) {
			state ??= this.#start(next);
			for (const event of this.#events(next)) state = this.#rules.evolve(state, event);
			this.#kept.set(next, { state });
		}
		return state as State;
	}

	/** The state as it would be after a take-back at `tip` that goes to another entry. */
	afterTakeBack(tip: Node, to: Node): State {
		let state = this.after(to);
		for (const event of this.#changes(tip, to)) state = this.#rules.evolve(state, event);
		return state;
	}

	/** Takes a state from a checkpoint, which is as good as folding to it. */
	keep(node: Node, state: State): void {
		this.#kept.set(node, { state });
	}

	#start({ entry }: Node): State {
		const { open } = this.#content(entry);
		if (!open) throw new Error(`replay: ${entry.id} is not the first entry of a table`);
		return this.#rules.initial(open.setup as Setup);
	}

	/** What an entry changes. A take-back keeps the changes of the table on its way, which are no moves. */
	#events(node: Node): readonly Event[] {
		return node.entry.kind === 'takeBack'
			? this.#changes(node.up, node.base)
			: (this.#content(node.entry).events as readonly Event[]);
	}

	/** What the changes of the table on the way from an entry to a later one change. */
	#changes(to: Node | undefined, from: Node | undefined): readonly Event[] {
		const changes: Entry[] = [];
		for (let at = to; at && at !== from; at = at.up) if (at.entry.kind === 'table') changes.unshift(at.entry);
		return changes.flatMap((change) => this.#content(change).events as readonly Event[]);
	}

	#content(entry: Entry): Content {
		const content = this.#read(entry);
		if (!content.ok) throw new Error(`replay: ${entry.id} cannot be read: ${content.refusal.code}`);
		return content.value;
	}
}
