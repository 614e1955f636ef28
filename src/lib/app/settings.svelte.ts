import { SCOPE } from './paths.js';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = `wardroom:${SCOPE}:settings`;

interface Kept {
	readonly theme: Theme;
	/** Enemy steps one after the other by themselves, or one a tap. */
	readonly byTaps: boolean;
}

function read(): Kept {
	const standard: Kept = { theme: 'dark', byTaps: false };
	try {
		const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
		const theme = THEMES.find((each) => each === found.theme) ?? standard.theme;
		return { theme, byTaps: found.byTaps === true };
	} catch {
		return standard;
	}
}

/** How this tablet shows things: its own affair, not the table's. */
class Settings {
	#kept = $state.raw(read());
	get theme(): Theme {
		return this.#kept.theme;
	}
	get byTaps(): boolean {
		return this.#kept.byTaps;
	}
	set(change: Partial<Kept>): void {
		this.#kept = { ...this.#kept, ...change };
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#kept));
		} catch {
			// kept for this page only
		}
	}
}

export const settings = new Settings();
