import { dev } from '$app/environment';
import { Workbox } from 'workbox-window';
import { SCOPE } from './paths.js';
import { TABLE_LOCK } from './tab.svelte.js';

/** What a browser hands over when it could install the app. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

/** The app on this tablet: whether it can do without a network, and whether a newer build waits. */
class Install {
	offlineReady = $state(false);
	/** This browser keeps no app here: a private window, or no https. */
	isOnlineOnly = $state(!('serviceWorker' in navigator));
	updateReady = $state(false);
	/** Whether it runs as an app of the tablet, not in a tab of the browser. */
	readonly isInstalled = matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
	/** Without https a browser keeps no app. */
	readonly isSecure = isSecureContext;
	/** Whether the browser would install it now, if asked. */
	mayAsk = $state(false);
	#offer: InstallOffer | undefined;
	#worker: Workbox | undefined;
	#registering: Promise<ServiceWorkerRegistration | undefined> | undefined;
	#isTaking = false;

	async register(): Promise<void> {
		addEventListener('beforeinstallprompt', (event) => {
			event.preventDefault();
			this.#offer = event as InstallOffer;
			this.mayAsk = true;
		});
		if (dev || !('serviceWorker' in navigator)) return;
		const worker = new Workbox(`${SCOPE}service-worker.js`, { scope: SCOPE, updateViaCache: 'none' });
		this.#worker = worker;
		// Only the tab that took the new build over begins anew: another may be in the middle of something, and its parts are kept.
		worker.addEventListener('controlling', () => {
			if (this.#isTaking) location.reload();
		});
		// while a newer build is being fetched, registering waits for it: what this tablet has is there all the same
		if (navigator.serviceWorker.controller) this.offlineReady = true;
		this.#registering = worker.register();
		try {
			const registration = await this.#registering;
			if (!registration) return;
			registration.addEventListener('updatefound', () => this.#look(registration));
			this.#look(registration);
		} catch {
			this.isOnlineOnly = true;
		}
	}

	/** Which builds there are: in use, waiting, or being fetched, then looked at again. Whoever began to fetch it may be gone. */
	#look(registration: ServiceWorkerRegistration): void {
		const { active, waiting, installing } = registration;
		if (active) this.offlineReady = true;
		if (active && waiting) this.updateReady = true;
		installing?.addEventListener('statechange', () => this.#look(registration));
	}

	/** Lets the browser ask whether to install it. Call it from a tap. */
	async ask(): Promise<void> {
		this.mayAsk = false;
		await this.#offer?.prompt();
		this.#offer = undefined;
	}

	/** Asks the server for a newer build: whether there is one, which is being fetched or waits, or that the server was not reached. */
	async check(): Promise<'newer' | 'newest' | 'notReached'> {
		try {
			const registration = await this.#registering;
			await registration?.update();
			const { active, waiting, installing } = registration ?? {};
			return active && (waiting ?? installing) ? 'newer' : 'newest';
		} catch {
			return 'notReached';
		}
	}

	/** Takes the newer build over, but never under a table that is open in any tab: a running game pins its build. */
	async apply(): Promise<'applied' | 'tableOpen'> {
		const locks = 'locks' in navigator ? await navigator.locks.query() : { held: [] };
		if (locks.held?.some(({ name }) => name?.startsWith(TABLE_LOCK) === true)) return 'tableOpen';
		this.#isTaking = true;
		this.#worker?.messageSkipWaiting();
		return 'applied';
	}
}

export const install = new Install();
