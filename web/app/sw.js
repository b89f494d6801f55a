// The service worker: shows a page of its own where the house cannot be reached. It keeps nothing else, so what is shown is never
// old: the page is asked for each time, and the files it needs have names that change with their contents.
const CACHE = 'stammtisch __VERSION__';
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = async () => Promise.all((await caches.keys()).filter((key) => key !== CACHE).map((key) => caches.delete(key)));
  event.waitUntil(old().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
  }
});

// "Your turn" at a table with days for a move: the server says which game waits, and at which table.
self.addEventListener('push', (event) => {
  const { title, body, table } = event.data?.json() ?? {};
  if (!table) return;
  event.waitUntil(self.registration.showNotification(title, { body, tag: `turn ${table}`, icon: '/icon-192.png', data: `/t/${table}` }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const open = pages.find((page) => new URL(page.url).pathname === event.notification.data);
    return open ? open.focus() : self.clients.openWindow(event.notification.data);
  };
  event.waitUntil(show());
});
