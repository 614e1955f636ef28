import { collapsed } from '$lib/i18n';
import type { Event } from '../rules/events.js';
import type { State } from '../rules/state.js';
import { tellAll } from '../texts/story.js';
import { attackReport, type AttackReport } from './attack-report.js';

/** Something that people look at before the table goes on: the dice of an attack, or what a new round brought. */
export type News =
	| { readonly kind: 'attack'; readonly id: string; readonly report: AttackReport }
	| {
			readonly kind: 'round';
			readonly id: string;
			readonly round: number;
			readonly lines: readonly string[];
	  };

/** What the newest decision brought that is worth a look, in its order. */
export function newsOf(before: State, recent: readonly Event[]): readonly News[] {
	const report = attackReport(before, recent);
	const round = roundNews(before, recent, report !== undefined);
	return [...(report ? [{ kind: 'attack', id: report.id, report } as const] : []), ...(round ? [round] : [])];
}

/** A new round, when enemies arrive with it or when nobody had a target in the one before. */
function roundNews(before: State, recent: readonly Event[], isAfterAttack: boolean): News | undefined {
	const began = recent.find((event) => event.type === 'roundBegan');
	const arrives = recent.some(({ type }) => type === 'formationArrived');
	const isQuiet = !isAfterAttack && recent.some(({ type }) => type === 'noTarget');
	if (!began || before.round === 0 || !(arrives || isQuiet)) return undefined;
	const lines = collapsed(tellAll(before, recent).map(({ text }) => text));
	return { kind: 'round', id: `round:${began.round}`, round: began.round, lines };
}
