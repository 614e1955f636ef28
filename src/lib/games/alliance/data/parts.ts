import * as v from 'valibot';
import type { Maneuver } from '../rules/maneuver.js';

/** Where a datum comes from: the document, published data, or our own invention. The screen marks the last. */
export const Source = v.picklist(['seed', 'public', 'house']);
export const Id = v.pipe(
	v.string(),
	v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is small letters, digits and hyphens')
);
export const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
export const Sentence = v.pipe(v.string(), v.minLength(1), v.maxLength(400));
/** A sentence in each language of the app; a pack of people's own may have English alone. */
export const Words = v.strictObject({ en: Sentence, de: v.optional(Sentence) });
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
export const Point = v.tuple([v.number(), v.number()]);
export const Bands = v.tuple([v.picklist([1, 2, 3]), v.picklist([1, 2, 3])]);

export const ManeuverCode = v.custom<Maneuver>(
	(value) => typeof value === 'string' && /^(?:(?:S|CA|FA)[1-6]|B[1-4][LR]|T[1-3][LR])$/.test(value),
	'a maneuver is S1-6, B1-4 L or R, T1-3 L or R, CA1-6 or FA1-6'
);
/** A row of a dial without its side: banks and turns stand for both. */
export const DialCode = v.pipe(v.string(), v.regex(/^(S[1-6]|B[1-4]|T[1-3]|CA[1-6]|FA[1-6])$/));
