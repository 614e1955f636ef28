import * as v from 'valibot';
import { refuse, yes, type Decision } from '../../../engine/rules.js';
import { Datum } from './schema.js';

export type Kind = Datum['kind'];
export type Content = { readonly [K in Kind]: ReadonlyMap<string, Extract<Datum, { kind: K }>> };

const KINDS = ['ship', 'upgrade', 'damage', 'loadout', 'enemy', 'mission', 'preset', 'asteroid'] as const;

/** Checks a pack of data, one thing a file: every field against the schema, every id against what it names. The refusal names the file and the field. */
export function readPack(files: Readonly<Record<string, unknown>>): Decision<Content> {
	const content = Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, Datum>()])) as Record<
		Kind,
		Map<string, Datum>
	>;
	for (const [file, given] of Object.entries(files)) {
		const checked = v.safeParse(Datum, given);
		if (!checked.success) {
			const [issue] = checked.issues;
			return refuse('packField', { file, field: v.getDotPath(issue) ?? '(whole)', reason: issue.message });
		}
		const datum = checked.output;
		if (content[datum.kind].has(datum.id)) {
			return refuse('packField', { file, field: 'id', reason: `there are two of '${datum.id}'` });
		}
		content[datum.kind].set(datum.id, datum);
	}
	for (const [file, given] of Object.entries(files)) {
		const missing = missingIn(content, given as Datum);
		if (missing) return refuse('packField', { file, ...missing });
	}
	return yes(content as unknown as Content);
}

/** The first id that names nothing. */
function missingIn(content: Record<Kind, Map<string, Datum>>, datum: Datum) {
	for (const [field, kind, id] of referencesOf(datum)) {
		if (!content[kind].has(id)) return { field, reason: `there is no ${kind} '${id}'` };
	}
	return undefined;
}

function referencesOf(datum: Datum): [field: string, kind: Kind, id: string][] {
	switch (datum.kind) {
		case 'preset':
			return [
				['ship', 'ship', datum.ship],
				...datum.upgrades.map((id): [string, Kind, string] => ['upgrades', 'upgrade', id])
			];
		case 'enemy':
			return [
				['ship', 'ship', datum.ship],
				...datum.loadouts.map((id): [string, Kind, string] => ['loadouts', 'loadout', id])
			];
		case 'mission':
			return datum.formations.map(({ enemy }): [string, Kind, string] => ['formations', 'enemy', enemy]);
		default:
			return [];
	}
}
