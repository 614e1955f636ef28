import { liveAt } from './live.js';
import type { Node } from './node.js';
import type { Path } from './path.js';

/**
 * What is live at the end of the line that goes on below an entry, by weight alone. Remembers the lines it has gone down, so
 * asking for every entry of a long branch costs as much as asking for one.
 */
export class Lines {
	#path: Path;
	#lives = new Map<Node, ReadonlySet<Node>>();

	constructor(path: Path) {
		this.#path = path;
	}

	liveBelow(node: Node): ReadonlySet<Node> {
		const way = [node];
		let end = node;
		for (let next = this.#path.next(end); next && !this.#lives.has(end); next = this.#path.next(end)) {
			end = next;
			way.push(next);
		}
		const live = this.#lives.get(end) ?? new Set<Node>(liveAt(end));
		for (const each of way) this.#lives.set(each, live);
		return live;
	}
}
