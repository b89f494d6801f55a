// How often a page asks: never unseen, one question at a time, and more rarely where no answer comes.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turns, whileSeen } from '../src/seen.svelte';

let hidden = false;
let leave: () => void = () => undefined;
beforeEach(() => {
  hidden = false;
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that asks, until it is left. */
function page(ask: () => Promise<boolean>, every: () => number | null = () => 1000): void {
  leave = $effect.root(() => whileSeen(ask, every));
  flushSync();
}
const looksAgain = (): void => void document.dispatchEvent(new Event('visibilitychange'));

describe('a page that asks', () => {
  it('goes on as long as it is seen and not left', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    page(ask);
    await vi.advanceTimersByTimeAsync(3500);
    expect(ask).toHaveBeenCalledTimes(3);
    hidden = true;
    await vi.advanceTimersByTimeAsync(9000);
    expect(ask).toHaveBeenCalledTimes(3);
    hidden = false;
    looksAgain();
    expect(ask).toHaveBeenCalledTimes(4);
    leave();
    await vi.advanceTimersByTimeAsync(9000);
    expect(ask).toHaveBeenCalledTimes(4);
  });
  it('does not ask again before it has an answer, and waits for none too long', async () => {
    const ask = vi.fn(() => new Promise<boolean>(() => undefined));
    page(ask);
    await vi.advanceTimersByTimeAsync(20_000);
    looksAgain();
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(ask).toHaveBeenCalledTimes(2);
  });
  it('asks more and more rarely where that fails, and as before once it works', async () => {
    let works = false;
    const ask = vi.fn(() => (works ? Promise.resolve(true) : Promise.reject(new Error('no'))));
    page(ask);
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000);
    expect(ask).toHaveBeenCalledTimes(4);
    works = true;
    await vi.advanceTimersByTimeAsync(16_000 + 1000 + 1000);
    expect(ask).toHaveBeenCalledTimes(7);
  });
  it('stops where there is nothing more to ask, and begins where there is again', async () => {
    let pause = $state<number | null>(null);
    const ask = vi.fn(() => Promise.resolve(true));
    page(ask, () => pause);
    await vi.advanceTimersByTimeAsync(9000);
    expect(ask).not.toHaveBeenCalled();
    pause = 1000;
    flushSync();
    await vi.advanceTimersByTimeAsync(1500);
    expect(ask).toHaveBeenCalledTimes(1);
    pause = null;
    flushSync();
    await vi.advanceTimersByTimeAsync(9000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it('keeps out of step with others', async () => {
    vi.mocked(Math.random).mockReturnValue(1);
    const ask = vi.fn(() => Promise.resolve(true));
    page(ask);
    await vi.advanceTimersByTimeAsync(1100);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('turns', () => {
  it('let only the newest answer through', () => {
    const begin = turns();
    const first = begin();
    expect(first()).toBe(true);
    const second = begin();
    expect([first(), second()]).toEqual([false, true]);
  });
});
