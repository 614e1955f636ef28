/** No entry, with all it carries, is larger than this many characters or so: its bytes fit what a tablet takes from another. */
const LARGEST_ENTRY = 60 * 1024;
const DEEPEST = 64;
const NEVER_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * What is wrong with a value from outside as plain JSON, or undefined when nothing is: no undefined, no number that has no
 * JSON, no half characters, no objects with a prototype or keys that reach for one, not too deep and not too large.
 */
export function plainFault(
	value: unknown,
	largest = LARGEST_ENTRY
): 'entryMalformed' | 'entryTooLarge' | undefined {
	let left = largest;
	const isPlain = (part: unknown, depth: number): boolean => {
		left--;
		if (left < 0 || depth > DEEPEST) return false;
		switch (typeof part) {
			case 'string':
				left -= part.length;
				return part.isWellFormed();
			case 'number':
				left -= 4;
				return Number.isFinite(part);
			case 'boolean':
				return true;
			case 'object':
				return part === null || isPlainObject(part, depth);
			default:
				return false;
		}
	};
	const isPlainObject = (part: object, depth: number): boolean => {
		if (Array.isArray(part)) return part.every((member) => isPlain(member, depth + 1));
		const prototype: unknown = Object.getPrototypeOf(part);
		if (prototype !== Object.prototype && prototype !== null) return false;
		return Object.entries(part).every(([key, member]) => {
			left -= key.length;
			return !NEVER_KEYS.has(key) && isPlain(member, depth + 1);
		});
	};
	if (isPlain(value, 0)) return undefined;
	return left < 0 ? 'entryTooLarge' : 'entryMalformed';
}
