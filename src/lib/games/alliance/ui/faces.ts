import type { DieShown, Face, GlyphName } from '$lib/ui';
import type { Attack, DieShown as Rolled } from '../rules/in-progress.js';
import type { Face as FaceName } from '../rules/vocabulary.js';
import { faceLetter, faceName } from '../texts/names.js';
import { s } from './say.js';

const GLYPHS: Readonly<Record<FaceName, GlyphName>> = {
	hit: 'hit',
	critical: 'critical',
	battleStations: 'battle-stations',
	evade: 'evade',
	blank: 'blank'
};

/** A face as it is drawn: glyph, letter and name. A six-sided die has numbers for faces. */
export function faceOf(face: string): Face {
	const known = face as FaceName;
	return face in GLYPHS
		? { glyph: GLYPHS[known], letter: faceLetter(known), name: faceName(known) }
		: { letter: face, name: face };
}

/** Dice of an attack as they lie there, with those that a hand has picked out. */
export const shownDice = (dice: readonly Rolled[], chosen: readonly number[] = []): DieShown[] =>
	dice.map(({ face, was, locked }, i) => ({
		face: faceOf(face),
		locked,
		...(was !== undefined && { was: s('dice.was', { letter: faceLetter(was) }) }),
		chosen: chosen.includes(i)
	}));

/** A place for a die that is typed in, or one that lies there already. `typed` is its place among the typed faces. */
export interface Slot {
	readonly die: DieShown;
	readonly typed?: number;
}

/** The places of a roll: one a die, or all dice of a pool of which some are rolled again and the others stay. (R169) */
export function slotsOf(rerolled: Attack | undefined, count: number, typed: readonly string[]): Slot[] {
	const place = (i: number): Slot => {
		const face = typed[i];
		return face === undefined
			? { die: { next: i === typed.length } }
			: { die: { face: faceOf(face) }, typed: i };
	};
	const { rerolling } = rerolled ?? {};
	if (!rerolled || !rerolling) return Array.from({ length: count }, (_, i) => place(i));
	const pool = rerolling.dice === 'attack' ? rerolled.attackDice : rerolled.defenseDice;
	return shownDice(pool).map((die, i) => {
		const again = rerolling.indexes.indexOf(i);
		return again < 0 ? { die: { ...die, locked: true } } : place(again);
	});
}
