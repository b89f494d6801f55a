// The service worker: keeps the files whose names change with their contents, and shows a page where there is no network.
// Nothing about tables is ever kept.
const CACHE = 'stammtisch __VERSION__';
const FILES = ["__FILES__"];
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([OFFLINE, ...FILES])).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = async () => Promise.all((await caches.keys()).filter((key) => key !== CACHE).map((key) => caches.delete(key)));
  event.waitUntil(old().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
