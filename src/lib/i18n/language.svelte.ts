/** The languages that people may choose, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** What a page may speak: `pseudo` is English in longer words with accents, for tests of the layout. */
export type Tongue = Language | 'pseudo';

export const isTongue = (value: unknown): value is Tongue =>
	value === 'pseudo' || (typeof value === 'string' && Object.hasOwn(LANGUAGES, value));

let spoken = $state<Tongue>('en');

/** The language of this page. Whatever on a screen has read it is drawn anew when it changes: no reload. */
export const language = {
	get current(): Tongue {
		return spoken;
	},
	/** Whose texts are said, and how the document is marked. */
	get written(): Language {
		return spoken === 'pseudo' ? 'en' : spoken;
	},
	/** How numbers and lists are written. */
	get locale(): string {
		return this.written === 'en' ? 'en-GB' : this.written;
	},
	set(next: Tongue): void {
		spoken = next;
	}
};
