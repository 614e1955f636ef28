import { build, files, version } from '$service-worker';

// an empty page that can do without its server: what the app's own start is measured against
self.addEventListener('install', (event) =>
	event.waitUntil(caches.open(version).then((cache) => cache.addAll(['/', ...build, ...files])))
);
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
	const { request } = event;
	const key = request.mode === 'navigate' ? '/' : new URL(request.url).pathname;
	event.respondWith(caches.match(key).then((found) => found ?? fetch(request)));
});
