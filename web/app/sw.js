// The service worker. Without the house it shows the pages that are kept for playing without a connection (docs/offline.md), else a page of
// its own. What the house can answer is asked of it each time, so what is shown is never old; only files whose names change with their
// contents come from here first.
/** Other pages of the same origin may keep something, too, and so may a second house in another folder. */
const WHERE = new URL(self.registration.scope).pathname;
const MINE = WHERE === '/' ? 'stammtisch ' : `stammtisch ${WHERE} `;
const CACHE = `${MINE}__VERSION__`;
const KEPT = `${MINE}offline`;
const FILES = ['__FILES__'];
/** The pages themselves, by their names below this one. */
const PAGES = ['__PAGES__'];
/** The house is given so long for a page, where there is one kept. */
const PATIENCE = 3000;

/** So many files are fetched at once. */
const AT_ONCE = 6;

const at = (name) => new URL(name, self.registration.scope).href;
const MANIFEST = 'offline/manifest.json';
const named = (url) => url.href.startsWith(at('assets/')) || (url.href.startsWith(at('offline/')) && url.href !== at(MANIFEST));

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map(at)))
      .then(() => self.skipWaiting()),
  );
});

const isOldAndMine = (key) => key.startsWith(MINE) && !key.slice(MINE.length).includes('/') && key !== CACHE && key !== KEPT;

self.addEventListener('activate', (event) => {
  const old = async () => Promise.all((await caches.keys()).filter(isOldAndMine).map((key) => caches.delete(key)));
  event.waitUntil(
    old()
      .then(() => self.clients.claim())
      // Newer pages bring newer parts, where somebody keeps them.
      .then(async () => ((await isKept()) ? keep(() => undefined) : undefined))
      .catch(() => undefined),
  );
});

const isKept = async () => (await caches.has(KEPT)) && Boolean(await (await caches.open(KEPT)).match(at('./')));

/** A file that could not be fetched. */
class Missing extends Error {}

async function fetched(address, options = {}) {
  const answer = await fetch(address, options).catch(() => null);
  if (!answer?.ok) throw new Missing(new URL(address).pathname.slice(WHERE.length) || 'index.html');
  return answer;
}

/** Keeps everything that is needed without a connection. What is there already is not fetched again; the page itself comes last. */
async function keep(progress) {
  const cache = await caches.open(KEPT);
  const answer = await fetched(at(MANIFEST), { cache: 'no-cache' });
  const manifest = await answer.clone().json();
  const parts = manifest.files.map((name) => at(`offline/${name}`));
  const wanted = [...PAGES.map(at), ...parts];
  let done = 0;
  const left = [...wanted];
  const some = async () => {
    for (let address = left.pop(); address; address = left.pop()) {
      const same = named(new URL(address));
      if (!(same && (await cache.match(address)))) {
        await cache.put(address, await fetched(address, same ? {} : { cache: 'no-cache' }));
      }
      progress({ done: ++done, of: wanted.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  await cache.put(at(MANIFEST), answer);
  await cache.put(at('./'), await fetched(at('./'), { cache: 'no-cache' }));
  const needed = new Set([...wanted, at(MANIFEST), at('./')]);
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
}

self.addEventListener('message', (event) => {
  const say = (answer) => event.ports[0]?.postMessage(answer);
  const doing = {
    keep: async () => keep(say),
    drop: async () => caches.delete(KEPT),
    ask: async () => undefined,
  }[event.data];
  if (!doing) return;
  event.waitUntil(
    doing()
      .then(async () => say({ kept: await isKept() }))
      .catch((error) => say({ failed: error instanceof Missing ? error.message : '' })),
  );
});

/** A page from the house; from here where it does not answer soon enough. */
async function page(request) {
  const kept = await ((await isKept()) ? caches.open(KEPT).then((cache) => cache.match(at('./'))) : undefined);
  const asked = fetch(request);
  if (!kept) return asked.catch(() => caches.match(at('offline.html')));
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([asked.then((answer) => (answer.status < 500 ? answer : kept)), late]).catch(() => kept);
}

async function file(request, url) {
  const cached = () => caches.match(request, { ignoreVary: true });
  if (named(url)) return (await cached()) ?? fetch(request);
  return fetch(request).catch(async (error) => (await cached()) ?? Promise.reject(error));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.href.startsWith(at('./')) || url.href.startsWith(at('api/'))) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request, url));
});

// "Your turn" at a table with days for a move: the server says which game waits, and at which table. Or a group meets soon.
self.addEventListener('push', (event) => {
  const { title, body, table, group } = event.data?.json() ?? {};
  if (!table && !group) return;
  const page = table ? `t/${table}` : `g/${group}`;
  event.waitUntil(self.registration.showNotification(title, { body, tag: page, icon: at('icon-192.png'), data: at(page) }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const open = pages.find((page) => page.url === event.notification.data);
    return open ? open.focus() : self.clients.openWindow(event.notification.data);
  };
  event.waitUntil(show());
});
