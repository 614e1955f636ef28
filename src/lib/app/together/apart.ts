import { isCommand, isMove, type CommandEntry, type Entry, type Id } from '../../log/index.js';
import type { Standing } from '../standing.svelte.js';
import { struckBy, type NotPossible } from '../struck.js';

/** What has become of a table that two or more have played on apart. */
export interface Apart {
	/** Decisions of other tablets that stand now and did not before, in their order. */
	readonly others: readonly Entry[];
	/** What people here had done and was given again. */
	readonly again: readonly CommandEntry[];
	/** What people here had done and was not possible any more. */
	readonly notPossible: readonly NotPossible[];
	/** How many commands of either side left the story they were given in. */
	readonly moved: number;
	/** Where the story ends that does not hold, when there is one. */
	readonly otherTip: Id | undefined;
}

/**
 * Compares the story before others' entries came, and what came, with the story now: seen from one tablet. `before` is its path
 * then. (Design §5)
 */
export function apartOf(
	standing: Standing,
	before: readonly Entry[],
	came: ReadonlySet<Id>,
	device: string
): Apart {
	const { history } = standing;
	const now = history.path();
	const [then, stands] = [new Set(before.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
	const fresh = now.filter(({ id }) => !then.has(id));
	const left = [...before, ...[...came].flatMap((id) => history.entry(id) ?? [])].filter(
		(entry) => isCommand(entry) && !stands.has(entry.id)
	);
	const first = left[0];
	return {
		others: fresh.filter((entry) => isMove(entry) && entry.device !== device && entry.retryOf === undefined),
		again: fresh.filter((entry): entry is CommandEntry => {
			return (
				isCommand(entry) &&
				entry.kind !== 'takeBack' &&
				entry.retryOf !== undefined &&
				entry.device === device
			);
		}),
		notPossible: fresh
			.flatMap((entry) => struckBy(standing, entry))
			.filter(({ entry }) => entry.device === device),
		moved: left.length,
		otherTip: first && history.tipBelow(first.id)
	};
}

/** More than so many commands that moved are a story of their own, which people may prefer. */
export const STORY = 20;
/** Fewer changes than these are said in passing. */
const FEW = 3;

/** Whether people should see it as a whole: otherwise what was not possible is said in passing. */
export const isSheet = ({ again, notPossible, moved }: Apart): boolean =>
	moved > STORY || again.length + notPossible.length > FEW;
