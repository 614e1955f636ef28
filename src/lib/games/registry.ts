import type { Game, Screens } from './contract.js';

// A new system is a new folder with these three files; no other line changes.
const GAMES = import.meta.glob<{ game: AnyGame }>('./*/game.ts');
const SCREENS = import.meta.glob<{ screens: AnyScreens }>('./*/ui/screens.ts');

/** A game whose set-up, commands, events and states are its own affair. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>;
export type AnyScreens = Screens<unknown, unknown>;

/** Loads a game; undefined when there is none of that name. */
export async function loadGame(system: string): Promise<AnyGame | undefined> {
	return (await GAMES[`./${system}/game.ts`]?.())?.game;
}

/** Loads the screens of a game. */
export async function loadScreens(system: string): Promise<AnyScreens | undefined> {
	return (await SCREENS[`./${system}/ui/screens.ts`]?.())?.screens;
}
