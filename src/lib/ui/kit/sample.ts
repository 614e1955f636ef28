// The people, foes and words that several specimens share: sample input, as a game would give it.
import type { Point } from '../board';
import type { Face } from '../dice';
import type { Who } from '../marks';
import type { RuleRef } from '../rule';

export const ROSA: Who = { index: 1, letter: 'R' };
export const IMRE: Who = { index: 2, letter: 'I' };
export const TOVE: Who = { index: 3, letter: 'T' };
export const NILS: Who = { index: 4, letter: 'N' };
export const ODILE: Who = { index: 5, letter: 'O' };
export const VERA: Who = { index: 6, letter: 'V' };
export const FOE: Who = { foe: 1 };

export const PEOPLE: readonly (readonly [Who, string])[] = [
	[ROSA, 'Rosa'],
	[IMRE, 'Imre'],
	[TOVE, 'Tove'],
	[NILS, 'Nils'],
	[ODILE, 'Odile'],
	[VERA, 'Vera']
];

export const HIT: Face = { glyph: 'hit', letter: 'H', name: 'Hit' };
export const CRITICAL: Face = { glyph: 'critical', letter: 'C', name: 'Critical hit' };
export const BELL: Face = { glyph: 'battle-stations', letter: 'B', name: 'Battle stations' };
export const EVADE: Face = { glyph: 'evade', letter: 'E', name: 'Evade' };
export const BLANK: Face = { glyph: 'blank', letter: '–', name: 'Blank' };

export const RULE: RuleRef = { id: '158', label: '§ 158' };

export const PHASES = ['Reinforcement', 'Planning', 'Activation', 'Combat', 'End'] as const;

/** Nothing is behind a specimen that has no state to change. */
export const nothing = () => undefined;

/** The outline of a rock about so large, for a board. */
export const stone = (x: number, y: number, radius: number): readonly Point[] =>
	[0.95, 1, 0.8, 1, 0.85, 1, 0.9].map((part, i) => ({
		x: x + radius * part * Math.sin(0.3 + i * 0.9),
		y: y + radius * part * Math.cos(0.3 + i * 0.9)
	}));
