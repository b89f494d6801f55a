// Keeping what is needed without a connection: what the page asks, and what the service worker (app/sw.js) does then.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import worker from '../app/sw.js?raw';

const HERE = 'http://house.test/';
const MANIFEST = { packed: 5_600_000, files: ['python/machine.wasm', 'house/stammtisch.zip'] };
const SOURCE = worker.replace("['__FILES__']", '[]').replace("['__PAGES__']", "['assets/page.js']");

/** What the house answers; a file that is not there is missing. */
let there: Set<string>;
let fetched: string[];
/** What the browser keeps, and whether it has room for more. */
let kept: Map<string, Response>;
let hasRoom: boolean;

/** A browser with the service worker at work. */
function browser(): void {
  const cache = {
    match: (address: string) => Promise.resolve(kept.get(address)),
    put: (address: string, answer: Response) =>
      hasRoom ? Promise.resolve(void kept.set(address, answer)) : Promise.reject(new DOMException('', 'QuotaExceededError')),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: (address: string) => Promise.resolve(kept.delete(address)),
  };
  const caches = { has: () => Promise.resolve(kept.size > 0), open: () => Promise.resolve(cache), delete: () => Promise.resolve(kept.clear()) };
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = { registration: { scope: HERE }, addEventListener: (kind: string, listen: (event: unknown) => void) => void listeners.set(kind, listen) };
  const fetch = (address: string): Promise<Response> => {
    const name = new URL(address, HERE).pathname;
    fetched.push(name);
    return Promise.resolve(
      there.has(name) ? new Response(name.endsWith('manifest.json') ? JSON.stringify(MANIFEST) : name) : new Response('', { status: 404 }),
    );
  };
  new Function('self', 'caches', 'fetch', SOURCE)(scope, caches, fetch);
  const active = { postMessage: (data: string, ports: MessagePort[]) => listeners.get('message')?.({ data, ports, waitUntil: () => undefined }) };
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', {
    connection: { effectiveType: '4g' },
    serviceWorker: { register: () => Promise.resolve({}), ready: Promise.resolve({ active }) },
  });
  vi.stubEnv('PROD', true);
}

/** The page, as it is opened again. */
async function page() {
  vi.resetModules();
  return import('../src/offline/keeping.svelte');
}

beforeEach(() => {
  there = new Set(['/', '/assets/page.js', '/offline/manifest.json', ...MANIFEST.files.map((name) => `/offline/${name}`)]);
  fetched = [];
  kept = new Map();
  hasRoom = true;
  localStorage.clear();
  browser();
});

describe('what is needed without a connection', () => {
  it('is kept in the background after a match on a good line, once', async () => {
    await (await page()).keepQuietly();
    expect([...kept.keys()].map((address) => new URL(address).pathname).toSorted()).toEqual([...there].toSorted());
    fetched = [];
    const again = await page();
    await again.keepQuietly();
    expect([fetched, again.isKept()]).toEqual([['/offline/manifest.json'], true]);
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
