/** Where a rule stands: the document, an inference that alone fits it, our ruling, or public data. */
export type RuleBasis = 'stated' | 'inferred' | 'ruling' | 'public';

/** One rule of the game in our own words. */
export interface Rule {
	readonly id: `R${number}`;
	readonly section: string;
	readonly title: string;
	readonly text: string;
	readonly basis: RuleBasis;
}

/** One way to read a rule, and what it sets when the table may choose. */
export interface Reading {
	readonly text: string;
	readonly value?: string | boolean | number;
}

/** A place where the document is silent or contradicts itself. `readings[0]` is the default. */
export interface Ruling {
	readonly id: `D${number}`;
	readonly title: string;
	readonly problem: string;
	readonly readings: readonly [Reading, ...Reading[]];
	readonly reason: string;
	readonly option?: string;
	readonly rules: readonly `R${number}`[];
}

/** A rule book in another language: the names of its sections, and each rule by its number. */
export interface RulesInAnotherLanguage {
	readonly sections: Readonly<Record<string, string>>;
	readonly rules: Readonly<Record<`R${number}`, Pick<Rule, 'title' | 'text'>>>;
}

/** Rulings in another language, by their numbers; the readings in their order. */
export type RulingsInAnotherLanguage = Readonly<
	Record<
		`D${number}`,
		Pick<Ruling, 'title' | 'problem' | 'reason'> & { readonly readings: readonly string[] }
	>
>;
