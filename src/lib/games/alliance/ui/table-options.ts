import * as v from 'valibot';
import { RULINGS } from '../rulebook.js';
import { Options } from '../rules/options.js';

type Value = string | boolean;

/** A ruling that the table may read another way: what it is about, and each reading with what it sets. */
export interface TableOption {
	readonly name: string;
	readonly title: string;
	readonly readings: readonly { readonly value: Value; readonly text: string }[];
}

/** What a reading's first word sets: its own name, or yes and no for options that are switches. */
const SWITCHES: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
	xpCap: { yes: 'capped', no: 'free' }
};

function valueOf(option: string, word: string): Value {
	const named = SWITCHES[option]?.[word];
	if (named !== undefined) return named;
	return word === 'yes' ? true : word === 'no' ? false : word;
}

/** The options of a table, from the rulings that have readings to choose from. One that the rules do not take is left out. */
export function tableOptions(): TableOption[] {
	return RULINGS.flatMap(({ option, title, readings }) => {
		if (option === undefined) return [];
		const ways = readings.map((reading) => {
			const [word = '', ...text] = reading.split(':');
			return { value: valueOf(option, word.trim()), text: text.join(':').trim() };
		});
		const known = ways.filter(({ value }) => v.is(Options, { [option]: value }));
		return known.length > 1 ? [{ name: option, title, readings: known }] : [];
	});
}
