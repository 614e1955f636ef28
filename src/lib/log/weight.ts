import type { Node } from './node.js';

/**
 * How much a branch weighs at a fork: floor(log2(height × devices that wrote anywhere in it)). Both measures only grow, and
 * the logarithm keeps whoever hears two rooms from seeing the history turn with every entry.
 */
export const weight = (node: Node): number => 31 - Math.clz32(node.height * node.devices.size);

/** The heavier of two branches of one fork, else the one whose first entry has the smaller id. */
export function heavier(a: Node, b: Node): Node {
	const more = weight(a) - weight(b);
	if (more !== 0) return more > 0 ? a : b;
	return a.entry.id < b.entry.id ? a : b;
}

/**
 * Brings the measures up to date after nodes have grown, given parents first. One pass upwards through what is new, and from
 * there towards the root until nothing changes any more.
 */
export function measure(grown: readonly Node[]): void {
	const fresh = new Set(grown);
	for (const node of grown.toReversed()) {
		let at = node;
		while (at.up && raise(at.up, at)) {
			at = at.up;
			if (fresh.has(at)) break; // its own turn comes later
		}
	}
}

function raise(node: Node, child: Node): boolean {
	const height = Math.max(node.height, child.height + 1);
	const devices = union(node.devices, child.devices);
	if (height === node.height && devices === node.devices) return false;
	node.height = height;
	node.devices = devices;
	return true;
}

/** Both sets in one, which is one of the two whenever it can be: nodes share them. */
function union(a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
	if (a === b || holds(a, b)) return a;
	return holds(b, a) ? b : new Set([...a, ...b]);
}

function holds(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	if (b.size > a.size) return false;
	for (const each of b) if (!a.has(each)) return false;
	return true;
}
