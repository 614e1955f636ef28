import type { GlyphName } from './glyphs';

/** A face of a die: its drawing, its letter and its name. */
export interface Face {
	/** A number needs none. */
	readonly glyph?: GlyphName;
	readonly letter: string;
	readonly name: string;
}

/** One die as it lies there. Without a face it is still to come. */
export interface DieShown {
	readonly face?: Face;
	/** May not be rolled again. */
	readonly locked?: boolean;
	/** It was turned: what it showed before ("was B"). */
	readonly was?: string;
	/** It no longer counts. */
	readonly cancelled?: boolean;
	/** Chosen, as to be rolled again. */
	readonly chosen?: boolean;
	/** The next one to be typed in. */
	readonly next?: boolean;
	/** Said aloud instead of the name of its face. */
	readonly label?: string;
}

/** An attack die is square and warm, a defense die has a round head and is green. */
export type DieKind = 'attack' | 'defense';
