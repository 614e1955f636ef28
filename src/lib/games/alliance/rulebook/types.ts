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
