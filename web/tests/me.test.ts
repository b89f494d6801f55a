// Who I am: links from other devices ask first, and a device that was signed out begins anew.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Exported } from '../src/wire';
import { collected, deviceName } from '../src/devices';
import { speak, t } from '../src/words.svelte';

type Answers = Record<string, unknown>;
const asked: [string, unknown][] = [];

/** A house that answers so; what is missing is refused as unknown. */
function house(answers: Answers): void {
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    asked.push([path, body === undefined ? null : JSON.parse(body)]);
    const answer = answers[path];
    const found = typeof answer === 'function' ? (answer as () => unknown)() : answer;
    const response = found === undefined ? [{ code: 'unknown', text: 'who?', reason: 'link-used' }, { status: 401 }] : [found, { status: 200 }];
    return Promise.resolve(new Response(JSON.stringify(response[0]), response[1] as ResponseInit));
  });
}
const paths = (): string[] => asked.map(([path]) => path);
/** A page of its own for each test. */
async function page() {
  vi.resetModules();
  return import('../src/me.svelte');
}
const gone = vi.fn();

beforeEach(() => {
  asked.length = 0;
  gone.mockReset();
  vi.stubGlobal('location', { replace: gone, reload: gone });
});
afterEach(() => vi.unstubAllGlobals());

const BEN = { name: 'Ben', named: true };
const SECRET = 's'.repeat(32);

describe('a link from another device', () => {
  it('asks before anything happens, and staying uses nothing up', async () => {
    house({ '/api/moving': { name: 'Anna', same: false, here: { device: 'd', name: 'Ben', running: 2 } }, '/api/me': BEN });
    const me = await page();
    me.openLink(SECRET);
    expect(await me.arrive()).toEqual(BEN);
    expect(me.moveQuestion()).toMatchObject({ name: 'Anna', here: { name: 'Ben', running: 2 } });
    me.stay();
    expect(me.moveQuestion()).toBeNull();
    expect(paths()).toEqual(['/api/moving', '/api/me']);
    expect(me.me()).toEqual(BEN);
  });
  it('is used once it is agreed to, and the page begins anew', async () => {
    house({ '/api/moving': { name: 'Anna', same: false, here: null }, '/api/moved': { name: 'Anna', named: true } });
    const me = await page();
    me.openLink(SECRET);
    await vi.waitFor(() => expect(me.moveQuestion()).not.toBeNull());
    await me.moveIn();
    expect(asked.at(-1)).toEqual(['/api/moved', { secret: SECRET }]);
    expect(paths()).not.toContain('/api/me');
    expect(gone).toHaveBeenCalledWith('/');
  });
  it('makes nobody of a stranger who is only asked, until they decline', async () => {
    house({ '/api/moving': { name: 'Anna', same: false, here: null }, '/api/me': { name: '', named: false } });
    const me = await page();
    me.openLink(SECRET);
    const arrived = me.arrive();
    await vi.waitFor(() => expect(me.moveQuestion()).not.toBeNull());
    expect(paths()).toEqual(['/api/moving']);
    me.stay();
    expect(await arrived).toEqual({ name: '', named: false });
  });
  it('that is too old says so, and everything else goes on', async () => {
    house({ '/api/me': BEN });
    const me = await page();
    me.openLink(SECRET);
    expect(await me.arrive()).toEqual(BEN);
    expect([me.moveTrouble(), me.moveQuestion()]).toEqual(['link-used', null]);
  });
  it('of oneself asks nothing', async () => {
    house({ '/api/moving': { name: 'Ben', same: true, here: { device: 'd', name: 'Ben', running: 0 } }, '/api/me': BEN });
    const me = await page();
    me.openLink(SECRET);
    await me.arrive();
    expect([me.moveTrouble(), me.moveQuestion()]).toEqual(['move-same', null]);
  });
  it('that fails when it is used leaves the question open', async () => {
    house({ '/api/moving': { name: 'Anna', same: false, here: null } });
    const me = await page();
    me.openLink(SECRET);
    await vi.waitFor(() => expect(me.moveQuestion()).not.toBeNull());
    await expect(me.moveIn()).rejects.toThrow();
    expect(me.moveQuestion()).not.toBeNull();
    expect(gone).not.toHaveBeenCalled();
  });
});

describe('a name that was chosen while no server answered', () => {
  const away = async () => {
    const me = await page();
    (await import('../src/reach.svelte')).reached(false);
    await me.rename('Eva');
    expect([me.me()?.name, paths()]).toEqual(['Eva', []]);
  };
  afterEach(() => localStorage.clear());
  it('is told to the server once it does', async () => {
    house({ '/api/me': { name: 'Eva', named: true } });
    await away();
    for (const name of ['Eva', null]) {
      await (await page()).arrive();
      expect(asked.at(-1)).toEqual(['/api/me', { name }]);
    }
  });
  it('is given up where the server refuses it', async () => {
    house({ '/api/me': () => (paths().length > 1 ? BEN : undefined) });
    await away();
    expect((await (await page()).arrive()).name).toBe('Ben');
    await (await page()).arrive();
    expect(asked.map(([, body]) => body)).toEqual([{ name: 'Eva' }, { name: null }, { name: null }]);
  });
});

describe('a device that was signed out', () => {
  it('says hello again as somebody new', async () => {
    let out = true;
    house({
      '/api/me': () => (asked.filter(([path]) => path === '/api/me').length > 1 ? ((out = false), { name: '', named: false }) : BEN),
      '/api/lists': () => (out ? undefined : { running: [] }),
    });
    const me = await page();
    const { lists } = await import('../src/house');
    expect(await me.asMe(lists)).toEqual({ running: [] });
    expect([me.me()?.name, me.moveTrouble()]).toEqual(['', 'signed-out']);
  });
});

describe('devices', () => {
  it('are called by browser and system, or by what they are', async () => {
    await speak('de', () => Promise.resolve({}));
    const name = (kind: string, label: string): string => deviceName({ kind, label }, t);
    expect([name('browser', 'Firefox on Android'), name('browser', 'Chrome'), name('browser', ''), name('program', '')]).toEqual([
      'Firefox auf Android',
      'Chrome',
      'Ein Browser',
      'Ein Programm',
    ]);
    await speak('en', () => Promise.resolve({}));
  });
});

describe('what is kept of me', () => {
  it('is collected from all its parts', async () => {
    const phone = { kind: 'browser', label: 'phone', created: 1, seen: 2 };
    const table = (part: number): Exported['tables'][number] => ({
      table: `oak ${part}`,
      game: 'sep',
      status: 'over',
      seats: [0],
      created: 1,
      changed: 2,
      winners: [0],
      points: [7, 3],
    });
    const line = (part: number): Exported['chat'][number] => ({ table: `oak ${part}`, audience: 'table', text: 'hello', at: 3 });
    const parts: Exported[] = [0, 1, 2].map((part) => ({
      name: 'Anna',
      created: 1,
      seen: 2,
      exported: 3,
      devices: part ? [] : [phone],
      tables: [table(part)],
      chat: part === 1 ? [] : [line(part)],
      results: [],
      tries: [],
      wishes: { day_name: false, day_groups: false, ratings: false },
      ratings: {},
      groups: [],
      events: [],
      calls: [],
      puzzles: [],
      puzzle_ratings: {},
      more: part < 2,
    }));
    const whole = await collected((part) => Promise.resolve(parts[part] as Exported));
    expect(whole).toEqual({
      name: 'Anna',
      created: 1,
      seen: 2,
      exported: 3,
      devices: [phone],
      tables: [table(0), table(1), table(2)],
      chat: [line(0), line(2)],
      results: [],
      tries: [],
      wishes: { day_name: false, day_groups: false, ratings: false },
      ratings: {},
      groups: [],
      events: [],
      calls: [],
      puzzles: [],
      puzzle_ratings: {},
    });
  });
});
