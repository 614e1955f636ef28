declare global {
	interface Window {
		/** The build that runs, for the tests. */
		__APP_VERSION__?: string;
	}
}
export {};
