import { dev } from '$app/environment';
import { Workbox } from 'workbox-window';
import { SCOPE } from './paths.js';
import { TABLE_LOCK } from './tab.svelte.js';

/** The app on this tablet: whether it can do without a network, and whether a newer build waits. */
class Install {
	offlineReady = $state(false);
	updateReady = $state(false);
	#worker: Workbox | undefined;

	async register(): Promise<void> {
		if (dev || !('serviceWorker' in navigator)) return;
		const worker = new Workbox(`${SCOPE}service-worker.js`, { scope: SCOPE, updateViaCache: 'none' });
		this.#worker = worker;
		worker.addEventListener('activated', () => (this.offlineReady = true));
		worker.addEventListener('waiting', () => (this.updateReady = true));
		// `controlling` also fires on the very first visit, when the worker claims the page: no reload then.
		worker.addEventListener('controlling', (event) => {
			if (event.isUpdate || event.isExternal) location.reload();
		});
		const registration = await worker.register();
		if (registration?.active) this.offlineReady = true;
	}

	/** Asks the server for a newer build. */
	async check(): Promise<void> {
		await this.#worker?.update().catch(() => undefined);
	}

	/** Takes the newer build over, but never under a table that is open in any tab: a running game pins its build. */
	async apply(): Promise<'applied' | 'tableOpen'> {
		const locks = 'locks' in navigator ? await navigator.locks.query() : { held: [] };
		if (locks.held?.some(({ name }) => name?.startsWith(TABLE_LOCK) === true)) return 'tableOpen';
		this.#worker?.messageSkipWaiting();
		return 'applied';
	}
}

export const install = new Install();
