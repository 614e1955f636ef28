import * as v from 'valibot';
import { shownRulings } from '../rulebook/shown.js';
import { Options } from '../rules/options.js';

/** A ruling that the table may read another way: what is open, and each reading with what it sets. */
export interface TableOption {
	readonly name: keyof Options;
	readonly title: string;
	readonly problem: string;
	readonly readings: readonly { readonly value: string | boolean | number; readonly text: string }[];
}

/** The options of a table, from the rulings that have readings to choose from. One that the rules do not take is left out. */
export function tableOptions(): TableOption[] {
	return shownRulings().flatMap(({ option, title, problem, readings }) => {
		if (option === undefined) return [];
		const known = readings.flatMap(({ value, text }) =>
			value !== undefined && v.is(Options, { [option]: value }) ? [{ value, text }] : []
		);
		return known.length > 1 ? [{ name: option as keyof Options, title, problem, readings: known }] : [];
	});
}
