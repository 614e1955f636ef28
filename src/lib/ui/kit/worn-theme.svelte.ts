import { createContext } from 'svelte';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (name: string | undefined): name is Theme => THEMES.some((theme) => theme === name);

/** The theme that the page wears: another may be tried on here, and goes back when the page is left. */
export class WornTheme {
	readonly #root = document.documentElement;
	/** What the settings say, once something else is tried on. */
	#own: string | undefined;
	current: Theme = $state('dark');

	/** Begins to watch what is worn, for the settings come later than the page. Call the result when it goes. */
	watch(): () => void {
		const look = () => {
			const { theme } = this.#root.dataset;
			if (isTheme(theme)) this.current = theme;
		};
		const observer = new MutationObserver(look);
		observer.observe(this.#root, { attributeFilter: ['data-theme'] });
		look();
		return () => {
			observer.disconnect();
			if (this.#own !== undefined) this.#root.dataset.theme = this.#own;
		};
	}

	wear(theme: Theme): void {
		this.#own ??= this.#root.dataset.theme;
		this.#root.dataset.theme = theme;
	}
}

export const [getWornTheme, setWornTheme] = createContext<WornTheme>();
