import { lineTo, type Node } from './node.js';
import { heavier, measure } from './weight.js';

/**
 * The path of the history through the tree: through the strongest adopt, then at each fork into the heavier branch. An entry
 * on the tip just makes it longer, whatever it is: the branch that won every fork has only become heavier. Anything else
 * makes the path uncertain until somebody asks for it.
 */
export class Path {
	#nodes: Node[];
	#unmeasured: Node[] = [];
	#anchor: Node | undefined;
	#certain = true;
	readonly #root: Node;

	constructor(root: Node) {
		this.#root = root;
		this.#nodes = [root];
	}

	/** Takes note of nodes that now stand in the tree, parents first. */
	grow(grown: readonly Node[]): void {
		for (const node of grown) {
			this.#unmeasured.push(node);
			const isLonger = node.up === lastOf(this.#nodes);
			if (isStronger(node, this.#anchor)) this.#anchor = node;
			if (this.#certain && isLonger) this.#nodes.push(node);
			else this.#certain = false;
		}
	}

	/** From the first entry of the table to the tip. */
	get nodes(): readonly Node[] {
		if (!this.#certain) this.#choose();
		return this.#nodes;
	}
	get tip(): Node {
		return lastOf(this.nodes);
	}
	has(node: Node): boolean {
		return this.nodes[node.depth] === node;
	}
	/** The last entry of the path that a node was built on: itself when it is on the path. */
	fork(node: Node): Node {
		for (let at = node; ; at = at.up) {
			if (this.has(at)) return at;
			if (!at.up) throw new Error(`path: ${node.entry.id} is of another table`);
		}
	}
	/** Where the line goes on below a node, by weight alone. */
	next(node: Node): Node | undefined {
		this.#measure();
		return heaviestKid(node);
	}
	/** The end of that line. */
	below(node: Node): Node {
		this.#measure();
		return heaviestBelow(node);
	}

	#choose(): void {
		this.#measure();
		this.#nodes = lineTo(heaviestBelow(this.#anchor ?? this.#root));
		this.#certain = true;
	}

	#measure(): void {
		if (this.#unmeasured.length > 0) measure(this.#unmeasured);
		this.#unmeasured = [];
	}
}

/** People have the last word: the adopt of the highest rank, then of the smaller id, holds for all. */
function isStronger({ entry }: Node, than: Node | undefined): boolean {
	if (entry.kind !== 'adopt') return false;
	const other = than?.entry;
	if (other?.kind !== 'adopt') return true;
	return entry.rank > other.rank || (entry.rank === other.rank && entry.id < other.id);
}

function heaviestKid({ kids }: Node): Node | undefined {
	let best = kids[0];
	for (const kid of kids) if (best && kid !== best) best = heavier(best, kid);
	return best;
}

function heaviestBelow(node: Node): Node {
	let at = node;
	for (let next = heaviestKid(at); next; next = heaviestKid(at)) at = next;
	return at;
}

function lastOf(nodes: readonly Node[]): Node {
	const tip = nodes.at(-1);
	if (!tip) throw new Error('path: it has no entry');
	return tip;
}
