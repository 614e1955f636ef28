// What parts are given to show: types of their own file, so that games can build them.
import type { GlyphName } from './glyphs';
import type { RuleRef } from './rule';
import type { Who } from './marks';

/** One cell of the dial. `letter` writes its colour, `name` says all of it ("Turn 3 left, red"). */
export interface DialCell<Id extends string> {
	readonly id: Id;
	readonly row: string;
	readonly column: string;
	readonly glyph: GlyphName;
	readonly mirror?: boolean;
	readonly tone: 'easy' | 'plain' | 'hard';
	readonly letter: string;
	readonly name: string;
	readonly refused?: boolean;
}

/** A sentence of the log, or the heading of a phase. */
export type LogRow =
	| { readonly kind: 'when'; readonly id: string; readonly text: string }
	| {
			readonly kind: 'entry';
			readonly id: string;
			readonly who?: Who;
			readonly sentence: string;
			readonly note?: string;
			/** Stand before the note: what was rolled. */
			readonly glyphs?: readonly GlyphName[];
			/** Taken back or no longer possible; the note says which. */
			readonly struck?: boolean;
			/** There is a why card. */
			readonly why?: boolean;
			readonly flagged?: boolean;
	  };

export interface Segment<Id extends string> {
	readonly id: Id;
	readonly label: string;
	readonly who?: Who;
	/** Stands behind the label; `hint` says what it means. */
	readonly glyph?: GlyphName;
	readonly hint?: string;
	/** Why it cannot be chosen: shown below its label. */
	readonly refused?: string;
}

/** A place on the track that is marked, and perhaps named. */
export interface Tick {
	readonly at: number;
	readonly name?: string;
}

/** One part of a number: "Range 1" gives 1. */
export interface Part {
	readonly label: string;
	readonly amount: number;
	/** Where it comes from. */
	readonly rule?: RuleRef;
}

/** One step of a decision: rule, inputs, result. */
export interface WhyStep {
	readonly title: string;
	readonly note?: string;
	readonly rule?: RuleRef;
	readonly state: 'done' | 'now' | 'todo';
	/** A line of a table, with the cell that was hit; `label` says it aloud. */
	readonly table?: {
		readonly label: string;
		readonly cells: readonly { readonly head: string; readonly text: string; readonly hit?: boolean }[];
	};
	/** The data is the house's own, not the printed: said with the little house. */
	readonly house?: string;
}
