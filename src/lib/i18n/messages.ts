import { IntlMessageFormat } from 'intl-messageformat';
import { language, type Language } from './language.svelte.js';
import { pseudo } from './pseudo.js';

/** Texts by their keys, in the ICU message format: "{count, plural, one {# die} other {# dice}}". */
export type Catalog<Key extends string = string> = Readonly<Record<Key, string>>;
export type Values = Readonly<Record<string, string | number>>;
/** Says a text in the language of the page. */
export type Say<Key extends string> = (key: Key, values?: Values) => string;

/**
 * Makes what says the texts of one room. Every language has every key: the types ask for it, and a test compares what each
 * message is told. A message is read once; a text without anything to fill in needs no reading at all.
 */
export function speaker<Key extends string>(catalogs: Readonly<Record<Language, Catalog<Key>>>): Say<Key> {
	const read = new Map<string, IntlMessageFormat>();
	return (key, values) => {
		const { current, written, locale } = language;
		const text = catalogs[written][key];
		if (!text.includes('{') && current !== 'pseudo') return text;
		const id = `${current}:${key}`;
		let message = read.get(id);
		if (!message) {
			message = new IntlMessageFormat(text, locale);
			if (current === 'pseudo') message = new IntlMessageFormat(pseudo(message.getAst()), locale);
			read.set(id, message);
		}
		return String(message.format(values));
	};
}
