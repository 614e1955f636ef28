import { missionOf } from '../data/index.js';
import type { Result } from './state.js';

/** One mission as it was played, for the campaign log. (R29) */
export interface Played {
	readonly mission: string;
	readonly result: Result;
}

export interface LogPage {
	readonly mission: string;
	readonly act: number;
	readonly name: string;
	readonly plays: number;
	readonly success: boolean;
	/** Boxes of the page that each player card has filled. */
	readonly xp: Readonly<Record<string, number>>;
	readonly boxes: number;
}

/** The pages of a campaign log: plays of one mission add up, as far as its boxes go, unless the table lifts that limit. (R29, R213, D77) */
export function logPages(played: readonly Played[], xpCap: 'capped' | 'free' = 'capped'): LogPage[] {
	const pages = new Map<string, LogPage>();
	for (const { mission, result } of played) {
		const { act, name, objective } = missionOf(mission);
		const page = pages.get(mission) ?? {
			mission,
			act,
			name,
			plays: 0,
			success: false,
			xp: {},
			boxes: objective.xpLimit
		};
		const xp = { ...page.xp };
		for (const [player, gained] of Object.entries(result.xp)) {
			const sum = (xp[player] ?? 0) + gained;
			xp[player] = xpCap === 'capped' ? Math.min(page.boxes, sum) : sum;
		}
		pages.set(mission, { ...page, plays: page.plays + 1, success: page.success || result.success, xp });
	}
	return [...pages.values()];
}

/** Where Act I leads: success opens Act II, failure lets the captains fly it again or go on. (R28) */
export function afterActOne(success: boolean): readonly ('actTwo' | 'replay')[] {
	return success ? ['actTwo'] : ['replay', 'actTwo'];
}
