import type { GameCard } from './contract.js';

const CARDS = import.meta.glob<{ card: GameCard }>('./*/card.ts', { eager: true });

/** The games that there are, for the home page: nothing of a game is loaded with them. */
export const GAME_CARDS: readonly GameCard[] = Object.values(CARDS).map(({ card }) => card);
