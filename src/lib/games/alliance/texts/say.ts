import { speaker } from '../../../i18n/index.js';
import { cards as germanCards } from './de/cards.js';
import { names as germanNames } from './de/names.js';
import { places as germanPlaces } from './de/places.js';
import { reasons as germanReasons } from './de/reasons.js';
import { story as germanStory } from './de/story.js';
import { cards } from './en/cards.js';
import { names } from './en/names.js';
import { places } from './en/places.js';
import { reasons } from './en/reasons.js';
import { story } from './en/story.js';

export const ENGLISH = { ...cards, ...names, ...places, ...reasons, ...story };
export const GERMAN = { ...germanCards, ...germanNames, ...germanPlaces, ...germanReasons, ...germanStory };

type Key = keyof typeof ENGLISH;

/** The words of this game, by their keys, in the language of the page. */
export const say = speaker({ en: ENGLISH, de: GERMAN });

/** Says a word whose key is made of what a table brings along; a table of another Wardroom may bring one that has no word here. */
export const sayIfKnown = (key: string): string | undefined =>
	Object.hasOwn(ENGLISH, key) ? say(key as Key) : undefined;
