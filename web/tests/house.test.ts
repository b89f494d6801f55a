// What becomes of a question where the server does not answer, or something before it does in its place.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, games, lists, Refused, rules } from '../src/house';
import { away, reached } from '../src/reach.svelte';

const PARTS = { house: 'house-1', packed: 1, files: [] };
/** What is among the parts that are kept. */
const WRITTEN: Record<string, unknown> = {
  '/offline/manifest.json': PARTS,
  '/offline/house-1/api/games.json': { games: [{ name: 'hearts' }] },
  '/offline/house-1/api/games/hearts/rules/en.json': { source: 'Follow suit.', lang: 'en' },
};
let answer: (signal: AbortSignal | null) => Promise<Response>;

beforeEach(() => {
  reached(true);
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) =>
    path.startsWith('/api/') ? answer(options?.signal ?? null) : Promise.resolve(Response.json(WRITTEN[path])),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that does not answer', () => {
  it.each([
    ['a gateway that says so', () => Promise.resolve(new Response('<h1>502 Bad Gateway</h1>', { status: 502 }))],
    ['a gateway that cannot wait', () => Promise.resolve(new Response('', { status: 504 }))],
    ['a page before the network', () => Promise.resolve(new Response('<h1>Welcome to our hotel</h1>'))],
    ['no network', () => Promise.reject(new TypeError())],
  ])('is away behind %s: what is written here takes its place', async (_, found) => {
    answer = found;
    await expect(ask('POST', 'lists', {})).rejects.toMatchObject({ code: 'offline' });
    expect(away()).toBe(true);
    expect(await games()).toEqual(WRITTEN['/offline/house-1/api/games.json']);
  });
  it('has rules here', async () => {
    answer = () => Promise.resolve(new Response('', { status: 502 }));
    expect(await rules('hearts', 'en')).toEqual({ source: 'Follow suit.', lang: 'en' });
  });
  it('is away after some seconds on a line that carries nothing', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const ending = new AbortController();
      setTimeout(() => ending.abort(), milliseconds / 1000);
      return ending.signal;
    });
    answer = (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    await expect(lists()).rejects.toMatchObject({ code: 'offline' });
    expect(away()).toBe(true);
  });
});

describe('a server that answers', () => {
  it.each([
    [503, { code: 'store-down', text: 'nothing can be saved' }, 'store-down'],
    [500, { code: 'error', text: 'something went wrong' }, 'error'],
    [429, { code: 'too-much', text: 'slow down', reason: 'too-fast' }, 'too-fast'],
  ])('with %i is there, and says what is wrong', async (status, problem, reason) => {
    answer = () => Promise.resolve(Response.json(problem, { status }));
    const refused = await ask('POST', 'lists', {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ code: problem.code, reason });
    expect(away()).toBe(false);
  });
});
