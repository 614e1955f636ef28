import type { DieShown, Face, GlyphName } from '$lib/ui';
import type { DieShown as Rolled } from '../rules/state.js';
import type { Face as FaceName } from '../rules/vocabulary.js';
import { FACE_LETTERS, FACE_NAMES } from '../texts/names.js';

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
		? { glyph: GLYPHS[known], letter: FACE_LETTERS[known], name: FACE_NAMES[known] }
		: { glyph: 'dice', letter: face, name: face };
}

/** Dice of an attack as they lie there, with those that a hand has picked out. */
export const shownDice = (dice: readonly Rolled[], chosen: readonly number[] = []): DieShown[] =>
	dice.map(({ face, was, locked }, i) => ({
		face: faceOf(face),
		locked,
		...(was !== undefined && { was: `was ${FACE_NAMES[was]}` }),
		chosen: chosen.includes(i)
	}));
