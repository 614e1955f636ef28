import type { Event } from '../rules/events.js';
import { evolve } from '../rules/evolve.js';
import type { Attack } from '../rules/in-progress.js';
import type { State } from '../rules/state.js';
import { tell } from '../texts/story.js';

/** An attack that has just come to its end: its dice as they lie there, and what they did. */
export interface AttackReport {
	/** The id of the attack: no other has it. */
	readonly id: string;
	readonly attack: Attack;
	readonly lines: readonly string[];
}

/** The attack that the newest decision brought to its end, if it did: dice were rolled, and its frame is closed. */
export function attackReport(before: State, recent: readonly Event[]): AttackReport | undefined {
	let now = before;
	let lines: string[] = [];
	let report: AttackReport | undefined;
	for (const event of recent) {
		const frame = event.type === 'frameClosed' ? now.frames.find(({ id }) => id === event.frame) : undefined;
		if (frame?.attack?.rolled) report = { id: frame.id, attack: frame.attack, lines };
		now = evolve(now, event);
		if (frame?.attack || event.type === 'resultsCompared') lines = [];
		const told = now.frames.some(({ attack }) => attack?.rolled) ? tell(now, event) : undefined;
		if (told) lines.push(told.text);
	}
	return report;
}
