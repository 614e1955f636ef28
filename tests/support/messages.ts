import { IntlMessageFormat } from 'intl-messageformat';

type Message = ReturnType<IntlMessageFormat['getAst']>;
type Texts = Readonly<Record<string, string>>;

/** How the library marks a part of a message that is plain text. */
const TEXT = 0;

function* asked(message: Message): Generator<string> {
	for (const element of message) {
		const kind: number = element.type;
		if ('value' in element && kind !== TEXT) yield element.value;
		if ('options' in element) for (const { value } of Object.values(element.options)) yield* asked(value);
		if ('children' in element) yield* asked(element.children);
	}
}

/** The values that a message asks for, at any depth, each once. @throws when it cannot be read. */
export const argumentsOf = (text: string, locale: string): string[] =>
	[...new Set(asked(new IntlMessageFormat(text, locale).getAst()))].sort();

/** What each message of a catalog asks for, by its key. */
export const argumentsOfAll = (texts: Texts, locale: string): Record<string, string[]> =>
	Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, argumentsOf(text, locale)]));
