import type { GameCard } from '../contract.js';

/** What the home page shows before anything of the game is loaded. */
export const card: GameCard = {
	system: 'alliance',
	title: 'Star Trek Alliance',
	about: {
		en: 'Dominion War. Captains together against a fleet that the tablet plays.',
		de: 'Dominion War. Captains gemeinsam gegen eine Flotte, die das Tablet spielt.'
	}
};
