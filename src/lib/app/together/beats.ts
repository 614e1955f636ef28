/** In ms: how often lines are looked after, and what is held is compared. */
const BEAT = 1000;
const COMPARE = 5000;

/** What is done again and again while a table is shared. */
export interface Beats {
	/** Lines are looked after. */
	readonly beat: () => void;
	/** What each tablet holds is compared. */
	readonly compare: () => void;
}

/** Keeps a shared table alive: every second, every five, and when the page is seen or the network is there again. Gives what stops it. */
export function startBeats({ beat, compare }: Beats): () => void {
	const timers = [setInterval(beat, BEAT), setInterval(compare, COMPARE)];
	const wake = () => {
		if (!document.hidden) compare();
		beat();
	};
	document.addEventListener('visibilitychange', wake);
	addEventListener('online', wake);
	return () => {
		for (const timer of timers) clearInterval(timer);
		document.removeEventListener('visibilitychange', wake);
		removeEventListener('online', wake);
	};
}
