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

/** So many files are fetched at once while somebody waits for them. */
const AT_ONCE = 6;
/** In the background they come one by one, so many milliseconds apart: several phones behind one address stay within what the house allows. */
const APART = 200;
/** So often a file is asked for again that the house refuses for now. */
const TRIES = 5;

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
      .then(async () => ((await isKept()) ? keep(() => undefined, true) : undefined))
      .catch(() => undefined),
  );
});

const isKept = async () => (await caches.has(KEPT)) && Boolean(await (await caches.open(KEPT)).match(at('./')));

/** A file that could not be fetched. */
class Missing extends Error {}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function fetched(address, options = {}, tries = TRIES) {
  const answer = await fetch(address, options).catch(() => null);
  if (answer?.ok) return answer;
  const isForNow = answer?.status === 429 || answer?.status === 503;
  if (!isForNow || !tries) throw new Missing(new URL(address).pathname.slice(WHERE.length) || 'index.html');
  const seconds = Number(answer.headers.get('Retry-After')) || 2 ** (TRIES - tries);
  await pause(seconds * 1000 * (1 + Math.random()));
  return fetched(address, options, tries - 1);
}

/** Keeps everything that is needed without a connection. What is there already is not fetched again; the page itself comes last. */
async function keep(progress, quietly = false) {
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
        if (quietly) await pause(APART);
      }
      progress({ done: ++done, of: wanted.length });
    }
  };
  await Promise.all(Array.from({ length: quietly ? 1 : AT_ONCE }, some));
  await cache.put(at(MANIFEST), answer);
  await cache.put(at('./'), await fetched(at('./'), { cache: 'no-cache' }));
  const needed = new Set([...wanted, at(MANIFEST), at('./')]);
  for (const { url } of await cache.keys()) if (!needed.has(url)) await cache.delete(url);
}

/** Keeps the newer parts that the house has: where only the rules or the bots were changed, this script and the pages are the same as before. */
async function renew() {
  if (!(await isKept())) return;
  const before = await (await caches.open(KEPT)).match(at(MANIFEST));
  const now = await fetched(at(MANIFEST), { cache: 'no-cache' });
  if ((await before?.text()) !== (await now.text())) await keep(() => undefined, true);
}

let renewing = null;
/** The same, once at a time; without the house nothing is newer. */
function renewOnce() {
  renewing ??= renew()
    .catch(() => undefined)
    .finally(() => (renewing = null));
  return renewing;
}

self.addEventListener('message', (event) => {
  const say = (answer) => event.ports[0]?.postMessage(answer);
  const doing = {
    keep: async () => keep(say),
    'keep quietly': async () => keep(say, true),
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
  if (kept) return soonEnough(request, kept);
  const instead = async () => caches.match(at('offline.html'));
  return fetch(request).then(async (answer) => (isOfHouse(answer) ? answer : ((await instead()) ?? answer)), instead);
}

/** A gateway answers for a house that does not. */
const isOfHouse = ({ status }) => status < 500;

/** What the house answers, or what is kept. */
async function soonEnough(request, kept) {
  const asked = fetch(request).then((answer) => (isOfHouse(answer) ? answer : kept));
  return Promise.race([asked, pause(PATIENCE).then(() => kept)]).catch(() => kept);
}

async function file(request, url) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (!kept) return fetch(request);
  return named(url) ? kept : soonEnough(request, kept);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || !url.href.startsWith(at('./')) || url.href.startsWith(at('api/'))) return;
  // Somebody opens the app, or starts the engine.
  if (request.mode === 'navigate' || url.href === at(MANIFEST)) event.waitUntil(renewOnce());
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
