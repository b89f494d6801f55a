// Keeping what is needed without a connection: what the page asks, and what the service worker (app/sw.js) does then.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import worker from '../app/sw.js?raw';

const HERE = 'http://house.test/';
let MANIFEST = { packed: 5_600_000, files: ['python/machine.wasm', 'house/stammtisch.zip'] };
const FIRST = MANIFEST;
const SOURCE = worker.replace("['__FILES__']", '[]').replace("['__PAGES__']", "['assets/page.js']");

/** What the house answers; a file that is not there is missing. */
let there: Set<string>;
let fetched: string[];
/** What a gateway answers for the house, and the house for a moment; so many times. */
let refusal: { status: number; times: number };
let listeners: Map<string, (event: unknown) => void>;
/** What the browser keeps, and whether it has room for more. */
let kept: Map<string, Response>;
let hasRoom: boolean;

/** A browser with the service worker at work. */
function browser(): void {
  const cache = {
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
    put: (address: string, answer: Response) =>
      hasRoom ? Promise.resolve(void kept.set(address, answer)) : Promise.reject(new DOMException('', 'QuotaExceededError')),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: (address: string) => Promise.resolve(kept.delete(address)),
  };
  const caches = {
    has: () => Promise.resolve(kept.size > 0),
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve(kept.clear()),
    keys: () => Promise.resolve([]),
    match: (asked: string | Request) => cache.match(typeof asked === 'string' ? asked : asked.url),
  };
  listeners = new Map();
  const clients = { claim: () => Promise.resolve() };
  const scope = {
    registration: { scope: HERE },
    location: new URL(HERE),
    clients,
    addEventListener: (kind: string, listen: (event: unknown) => void) => void listeners.set(kind, listen),
  };
  const fetch = (asked: string | Request): Promise<Response> => {
    const name = new URL(typeof asked === 'string' ? asked : asked.url, HERE).pathname;
    fetched.push(name);
    if (refusal.times-- > 0) return Promise.resolve(new Response('', { status: refusal.status, headers: { 'Retry-After': '5' } }));
    return Promise.resolve(
      there.has(name) ? new Response(name.endsWith('manifest.json') ? JSON.stringify(MANIFEST) : name) : new Response('', { status: 404 }),
    );
  };
  new Function('self', 'caches', 'fetch', SOURCE)(scope, caches, fetch);
  const active = { postMessage: (data: string, ports: MessagePort[]) => listeners.get('message')?.({ data, ports, waitUntil: () => undefined }) };
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', {
    connection: { effectiveType: '4g' },
    serviceWorker: { register: () => Promise.resolve({ active }), ready: Promise.resolve({ active }) },
  });
  vi.stubEnv('PROD', true);
}

/** The page, as it is opened again. */
async function page() {
  vi.resetModules();
  return import('../src/offline/keeping.svelte');
}

/** What is there where the house has these parts. */
const filesOf = ({ files }: typeof MANIFEST): string[] => ['/', '/assets/page.js', '/offline/manifest.json', ...files.map((name) => `/offline/${name}`)];
const keptNow = (): string[] => [...kept.keys()].map((address) => new URL(address).pathname).toSorted();

/** The browser asks the worker for a page or a file; gives the answer, once all that follows is done. */
async function asks(path: string, mode: 'navigate' | 'cors' = 'cors'): Promise<Response> {
  const request = { url: new URL(path, HERE).href, method: 'GET', mode };
  const [answers, later]: Promise<unknown>[][] = [[], []];
  const event = { request, respondWith: (one: Promise<unknown>) => answers?.push(one), waitUntil: (one: Promise<unknown>) => later?.push(one) };
  listeners.get('fetch')?.(event);
  const answer = (await answers?.[0]) as Response;
  await Promise.all(later ?? []);
  return answer;
}

/** The house gets newer rules: its pages, and with them the worker, stay as they are. */
function update(): void {
  MANIFEST = { packed: 5_600_000, files: ['python/machine.wasm', 'house2/stammtisch.zip'] };
  there = new Set(filesOf(MANIFEST));
}

beforeEach(() => {
  MANIFEST = FIRST;
  refusal = { status: 0, times: 0 };
  there = new Set(filesOf(MANIFEST));
  fetched = [];
  kept = new Map();
  hasRoom = true;
  localStorage.clear();
  browser();
});

afterEach(() => vi.useRealTimers());

describe('what is needed without a connection', () => {
  it.each([
    ['/', 'navigate'],
    ['/offline/manifest.json', 'cors'],
  ] as const)('becomes newer with the rules, although the pages are the same: %s', async (path, mode) => {
    await (await page()).keep();
    update();
    await asks(path, mode);
    expect(keptNow()).toEqual(filesOf(MANIFEST).toSorted());
    expect(await kept.get(`${HERE}offline/manifest.json`)?.clone().json()).toEqual(MANIFEST);
    fetched = [];
    await asks(path, mode);
    expect(fetched.filter((name) => name.includes('zip'))).toEqual([]);
  });
  it('becomes newer with another worker', async () => {
    await (await page()).keep();
    update();
    let done: Promise<unknown> = Promise.resolve();
    listeners.get('activate')?.({ waitUntil: (one: Promise<unknown>) => (done = one) });
    await done;
    expect(keptNow()).toEqual(filesOf(MANIFEST).toSorted());
  });
  it('is not fetched where nobody has asked for it', async () => {
    await asks('/', 'navigate');
    expect(kept.size).toBe(0);
  });
  it.each([502, 503])('stands in where a gateway answers %i for the house', async (status) => {
    await (await page()).keep();
    kept.set(`${HERE}`, new Response('the kept page'));
    refusal = { status, times: 99 };
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const answers = [asks('/t/oak', 'navigate'), asks('/offline/manifest.json')];
    await vi.runAllTimersAsync();
    expect(await (await answers[0])?.text()).toBe('the kept page');
    expect(await (await answers[1])?.json()).toEqual(MANIFEST);
  });
  it.each([429, 503])('waits as long as the house says where that is too much for now: %i', async (status) => {
    const found = await page();
    await found.look();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    refusal = { status, times: 3 };
    const keeping = found.keep();
    await vi.advanceTimersByTimeAsync(4000);
    expect(found.isKept()).toBe(false);
    await vi.runAllTimersAsync();
    await keeping;
    expect([found.isKept(), found.failure()]).toEqual([true, null]);
  });
  it('comes file by file in the background, slower than what the house allows an address', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const keeping = (await page()).keepQuietly();
    await vi.advanceTimersByTimeAsync(100);
    expect(fetched.filter((name) => !name.endsWith('manifest.json'))).toHaveLength(1);
    await vi.runAllTimersAsync();
    await keeping;
    expect(keptNow()).toEqual(filesOf(MANIFEST).toSorted());
  });
  it('is kept in the background after a match on a good line, once', async () => {
    await (await page()).keepQuietly();
    expect([...kept.keys()].map((address) => new URL(address).pathname).toSorted()).toEqual([...there].toSorted());
    fetched = [];
    const again = await page();
    await again.keepQuietly();
    expect([fetched, again.isKept()]).toEqual([['/offline/manifest.json'], true]);
  });
  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, undefined])('waits for a wish on such a line: %j', async (connection) => {
    vi.stubGlobal('navigator', { ...navigator, connection });
    await (await page()).keepQuietly();
    expect(kept.size).toBe(0);
  });
  it('stays away once it was removed, until somebody asks for it', async () => {
    const before = await page();
    await before.keep();
    await before.drop();
    expect([before.isKept(), kept.size]).toEqual([false, 0]);
    const after = await page();
    await after.keepQuietly();
    expect(kept.size).toBe(0);
    await after.keep();
    expect(after.isKept()).toBe(true);
    kept.clear();
    await (await page()).keepQuietly();
    expect(kept.size).toBeGreaterThan(0);
  });
  it.each([...MANIFEST.files.map((name) => `offline/${name}`), 'offline/manifest.json', 'assets/page.js', ''])(
    'names the file that could not be fetched: %s',
    async (name) => {
      there.delete(`/${name}`);
      const found = await page();
      await found.keep();
      expect([found.failure(), found.isKept(), kept.has(HERE)]).toEqual([name || 'index.html', null, false]);
      there.add(`/${name}`);
      await found.keep();
      expect([found.failure(), found.isKept()]).toEqual([null, true]);
    },
  );
  it('says so where the browser has no room for it', async () => {
    hasRoom = false;
    const found = await page();
    await found.keep();
    expect(found.failure()).toBe('');
  });
});
