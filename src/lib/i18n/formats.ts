import { language } from './language.svelte.js';
import { pseudoText } from './pseudo.js';

/** Makes a formatter once for each language: they are dear. */
function once<Format>(make: (locale: string) => Format): () => Format {
	const made = new Map<string, Format>();
	return () => {
		const { locale } = language;
		const known = made.get(locale) ?? make(locale);
		made.set(locale, known);
		return known;
	};
}
const percents = once(
	(locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
);
const decimals = once(
	(locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
);
const lists = once((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** "82%", as the language writes it. */
export const percent = (share: number) => percents().format(share);

/** A number with one digit behind the point. */
export const tenths = (value: number) => decimals().format(value);

/** "Akira, Excelsior and Oberth". */
export const list = (names: readonly string[]) => lists().format(names);

/** A text that a datum brings along, in each language; where one is missing English stands in. */
interface Words {
	readonly en: string;
	readonly de?: string | undefined;
}
export function inWords(words: Words): string {
	const text = words[language.written] ?? words.en;
	return language.current === 'pseudo' ? pseudoText(text) : text;
}
