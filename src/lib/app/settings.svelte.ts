import { isTongue, language, LANGUAGES, type Tongue } from '../i18n/index.js';
import { SCOPE } from './paths.js';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast the enemy's steps follow each other by themselves. */
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = `wardroom:${SCOPE}:settings`;

interface Kept {
	readonly theme: Theme;
	readonly language: Tongue;
	readonly speed: Speed;
	/** Enemy steps one after the other by themselves, or one a tap. */
	readonly byTaps: boolean;
}

/** The language of the browser, if it is one of ours. */
const preferred = (): Tongue => {
	const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
	return wanted.find((tag): tag is keyof typeof LANGUAGES => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
};

function read(): Kept {
	let found: Partial<Record<keyof Kept, unknown>> = {};
	try {
		found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as typeof found;
	} catch {
		// as if nothing had been kept
	}
	return {
		theme: THEMES.find((each) => each === found.theme) ?? 'dark',
		language: isTongue(found.language) ? found.language : preferred(),
		speed: SPEEDS.find((each) => each === found.speed) ?? 'normal',
		byTaps: found.byTaps === true
	};
}

/** How this tablet shows things: its own affair, not the table's. */
class Settings {
	#kept = $state.raw(read());
	constructor() {
		language.set(this.#kept.language);
	}
	get theme(): Theme {
		return this.#kept.theme;
	}
	get speed(): Speed {
		return this.#kept.speed;
	}
	get byTaps(): boolean {
		return this.#kept.byTaps;
	}
	set(change: Partial<Kept>): void {
		this.#kept = { ...this.#kept, ...change };
		language.set(this.#kept.language);
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#kept));
		} catch {
			// kept for this page only
		}
	}
}

export const settings = new Settings();
