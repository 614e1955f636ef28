/// <reference types="@sveltejs/kit" />
import { base, build, files, prerendered, version } from '$service-worker';

const sw = globalThis.self as unknown as ServiceWorkerGlobalScope;

/** Cache storage belongs to the ORIGIN: name the caches after the scope, and delete none but our own. */
const PREFIX = `wardroom:${base}/:`;
const CACHE = PREFIX + version;
/** Where the parts lie whose names carry a hash of what they hold. */
const PARTS = `${base}/_app/immutable/`;
/** The one document of the single-page app. */
const SHELL = `${base}/`;
const ASSETS = new Set([SHELL, ...build, ...files, ...prerendered]);
/** Their names carry a content hash, so a copy in an older cache is as good as the server's. */
const IMMUTABLE = new Set(build);

async function precache(): Promise<void> {
	const cache = await caches.open(CACHE);
	await Promise.all(
		[...ASSETS].map(async (path) => {
			const old = IMMUTABLE.has(path) ? await caches.match(path) : undefined;
			const response = old ?? (await fetch(new Request(path, { cache: 'reload' })));
			if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
			await cache.put(path, response);
		})
	);
}

/** Where it is written which build was in use last. */
const IN_USE = `${PREFIX}in-use`;

/**
 * Drops the caches of all builds but this one and the one that was in use before it: a tab that still runs that may yet ask for
 * a part that it has not loaded. A build that nobody ever ran is not kept.
 */
async function dropOldCaches(): Promise<void> {
	const inUse = await caches.open(IN_USE);
	const before = await (await inUse.match(SHELL))?.text();
	await inUse.put(SHELL, new Response(version));
	const kept = new Set([CACHE, IN_USE, `${PREFIX}${before ?? version}`]);
	for (const name of await caches.keys()) {
		if (name.startsWith(PREFIX) && !kept.has(name)) await caches.delete(name);
	}
}

async function answer(request: Request, key: string): Promise<Response> {
	const cache = await caches.open(CACHE);
	return (await cache.match(key)) ?? fetch(request);
}

/** A part of some build, by its name for ever the same: from whichever cache has it. */
async function answerPart(request: Request, path: string): Promise<Response> {
	return (await caches.match(path)) ?? fetch(request);
}

sw.addEventListener('install', (event) => {
	// half a cache is none
	event.waitUntil(
		precache().catch(async (error: unknown) => {
			await caches.delete(CACHE);
			throw error;
		})
	);
});

sw.addEventListener('activate', (event) => {
	event.waitUntil(dropOldCaches().then(() => sw.clients.claim()));
});

sw.addEventListener('message', (event) => {
	const data = event.data as { type?: string } | undefined;
	if (data?.type === 'SKIP_WAITING') void sw.skipWaiting();
});

sw.addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method !== 'GET') return;
	const url = new URL(request.url);
	if (url.origin !== sw.location.origin) return;
	if (request.mode === 'navigate') event.respondWith(answer(request, SHELL));
	else if (url.pathname.startsWith(PARTS)) event.respondWith(answerPart(request, url.pathname));
	else if (ASSETS.has(url.pathname)) event.respondWith(answer(request, url.pathname));
});
