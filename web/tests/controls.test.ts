// Small parts that show how things stand: also after something was refused, and without colours.
import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Seasons from '../src/groups/Seasons.svelte';
import Odds from '../src/parts/Odds.svelte';
import Switch from '../src/parts/Switch.svelte';
import type { GroupNow } from '../src/wire';
import { speak } from '../src/words.svelte';

// Nobody answers here.
beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  await speak('en');
});
afterAll(() => vi.unstubAllGlobals());
let mounted: Record<string, unknown>[] = [];
beforeEach(() => void (document.body.innerHTML = ''));
afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
});
const one = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

describe('a switch', () => {
  it('goes back where what it asked for was refused', async () => {
    const asked: boolean[] = [];
    const change = async (on: boolean): Promise<void> => {
      await tick();
      asked.push(on);
    };
    mounted.push(mount(Switch, { target: document.body, props: { label: 'Reminders', on: false, change } }));
    const box = one<HTMLInputElement>('input');
    box.click();
    expect(box.checked).toBe(true);
    await vi.waitFor(() => expect(box.checked).toBe(false));
    expect(asked).toEqual([true]);
  });
});

describe('the season that is looked at', () => {
  it('stays the chosen one where another cannot be had', async () => {
    const group = { group: 'oak', seasons: [1_750_000_000] } as unknown as GroupNow;
    const children = createRawSnippet(() => ({ render: () => '<p>the ladder</p>' }));
    mounted.push(mount(Seasons, { target: document.body, props: { group, chosen: null, children } }));
    const box = one<HTMLSelectElement>('select');
    box.value = '1';
    box.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
    expect(box.value).toBe('0');
  });
});

describe('what moves promise', () => {
  const alternatives = ['7H', 'QS', '2C'].map((word, at) => ({ word, share: 0.7 - at / 10, error: 0.01, points: 0 }));
  function shows(best: string[], played: string): [string, string][] {
    mounted.push(mount(Odds, { target: document.body, props: { alternatives, best, played, means: (word: string) => word } }));
    flushSync();
    return [...document.querySelectorAll('.odds li')].map((row) => [
      row.querySelector('.word')?.textContent?.trim() ?? '',
      ['best', 'worse'].filter((name) => row.classList.contains(name)).join(' '),
    ]);
  }
  it('marks a right answer as the best, and not as a mistake', () => {
    expect(shows(['7H', 'QS'], 'QS')).toEqual([
      ['7H best', 'best'],
      ['QS best, played', 'best'],
      ['2C', ''],
    ]);
  });
  it('says in words which was played and which is better', () => {
    expect(shows(['7H'], '2C')).toEqual([
      ['7H best', 'best'],
      ['QS', ''],
      ['2C played', 'worse'],
    ]);
  });
});
