import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit').Config} */
export default {
	kit: {
		adapter: adapter({ pages: process.env.BUILD_DIR, assets: process.env.BUILD_DIR, fallback: 'index.html' }),
		paths: { relative: false },
		serviceWorker: { register: false }
	}
};
