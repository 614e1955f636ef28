import { isLiteralElement, isPluralElement, isSelectElement } from '@formatjs/icu-messageformat-parser';
import type { IntlMessageFormat } from 'intl-messageformat';

type Message = ReturnType<IntlMessageFormat['getAst']>;

const PLAIN = 'aeiouAEIOUcny';
const ACCENTED = 'áéíóúÁÉÍÓÚçñý';

/** How much longer than English a text of another language may well be. */
const LONGER = 0.4;

/** A text as a language would have it that is longer than English: a layout that stands it stands German too. */
export function pseudoText(text: string): string {
	const letters = Array.from(text, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
	const more = Math.ceil(text.trim().length * LONGER);
	return more === 0 ? letters : `${letters}${' ~~~~'.repeat(Math.ceil(more / 5)).slice(0, more)}`;
}

/** The same message in that language: what is filled in stays as it is. */
export const pseudo = (message: Message): Message =>
	message.map((element) => {
		if (isLiteralElement(element)) return { ...element, value: pseudoText(element.value) };
		if (!isPluralElement(element) && !isSelectElement(element)) return element;
		const options: typeof element.options = {};
		for (const [name, option] of Object.entries(element.options))
			options[name] = { ...option, value: pseudo(option.value) };
		return { ...element, options };
	});
