/** What of the browser keeps the screen on: not every one has it. */
type Locks = Pick<WakeLock, 'request'>;

/**
 * Keeps the screen on while a table is open, and again whenever the page comes back: the system lets go of it by itself when
 * the page is hidden. A browser that cannot, or may not with a low battery, just lets the screen sleep. Call the result to end it.
 */
export function keepAwake(page: Document, locks: Locks | undefined): () => void {
	let held: WakeLockSentinel | undefined;
	const end = new AbortController();
	const isOver = () => end.signal.aborted;
	async function take(): Promise<void> {
		if (!locks || isOver() || page.visibilityState !== 'visible') return;
		if (held && !held.released) return;
		try {
			const lock = await locks.request('screen');
			if (isOver()) await lock.release();
			else held = lock;
		} catch {
			// refused: nothing else hangs on it
		}
	}
	const onChange = () => void take();
	page.addEventListener('visibilitychange', onChange, { signal: end.signal });
	void take();
	return () => {
		end.abort();
		void held?.release().catch(() => undefined);
	};
}
