import { refuse } from '../engine/rules.js';

const CODES: readonly (readonly [code: string, names: readonly string[]])[] = [
	['quotaExceeded', ['QuotaExceededError']],
	['noStorage', ['MissingAPIError', 'SecurityError']],
	['storageClosed', ['DatabaseClosedError', 'InvalidStateError', 'BlockedError']]
];

/** What went wrong in storage, as a code that a person can be told about; `storageBroken` for what has no other name. */
export function storageRefusal(error: unknown): ReturnType<typeof refuse> {
	const names = namesOf(error);
	const known = CODES.find(([, theirs]) => theirs.some((name) => names.includes(name)));
	const message = error instanceof Error || error instanceof DOMException ? error.message : '';
	return refuse(known?.[0] ?? 'storageBroken', { error: names.join(' / '), message });
}

const LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'AbortError', 'UnknownError']);

/** Whether the system may only have taken the connection or the transaction away: once more is worth a try. */
export function isLost(error: unknown): boolean {
	const names = namesOf(error);
	return names.some((name) => LOST.has(name)) && !names.includes('QuotaExceededError');
}

/** The name of an error and of those inside it: browsers say that the disk is full inside an AbortError. */
function namesOf(error: unknown): readonly string[] {
	const names: string[] = [];
	for (let at = error; at instanceof Error || at instanceof DOMException; at = innerOf(at))
		names.push(at.name);
	return names.length > 0 ? names : [String(error)];
}

function innerOf(error: object): unknown {
	if ('inner' in error && error.inner !== error) return error.inner;
	if ('failures' in error && Array.isArray(error.failures)) return error.failures[0];
	return 'cause' in error ? error.cause : undefined;
}
