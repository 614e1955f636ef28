declare global {
	interface Window {
		/** The build that runs, for the tests. */
		__APP_VERSION__?: string;
	}
	namespace App {
		interface PageState {
			/** The table whose captains and ships a new one begins with. */
			like?: string;
		}
	}
}
export {};
