// The worker that thinks, as the engine has it: what becomes of searches when it cannot begin.
import { beforeEach, describe, expect, it } from 'vitest';
import type { FromThinker, ToThinker } from '../src/offline/between';
import { Thinker, type Mind } from '../src/offline/thinker';

class Head implements Mind {
  static all: Head[] = [];
  onmessage: ((event: MessageEvent<FromThinker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  asked: ToThinker[] = [];
  ended = false;
  constructor() {
    Head.all.push(this);
  }
  postMessage(message: ToThinker): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: FromThinker): void {
    this.onmessage?.({ data } as MessageEvent<FromThinker>);
  }
}

let thinker: Thinker;
beforeEach(() => {
  Head.all = [];
  thinker = new Thinker(() => new Head());
});

describe('a worker that thinks', () => {
  it('finds what it was asked for, and serves again', async () => {
    const found = [thinker.think(1, 'a'), thinker.think(2, 'b')];
    Head.all[0]?.says({ is: 'found', number: 2, text: 'second' });
    Head.all[0]?.says({ is: 'found', number: 1, text: 'first' });
    expect(await Promise.all(found)).toEqual(['first', 'second']);
    expect(Head.all).toHaveLength(1);
  });
  it('that could not begin makes room for another one', async () => {
    const lost = thinker.think(1, 'a');
    Head.all[0]?.says({ is: 'lost', number: 1, why: 'python.wasm cannot be read' });
    await expect(lost).rejects.toThrow('python.wasm');
    expect(Head.all[0]?.ended).toBe(true);
    const again = thinker.think(2, 'a');
    Head.all[1]?.says({ is: 'found', number: 2, text: 'word' });
    expect(await again).toBe('word');
  });
  it('is ended with a search that nobody waits for, and with all that fails', async () => {
    const stopped = thinker.think(1, 'a');
    thinker.stop(7);
    expect(Head.all[0]?.ended).toBe(false);
    thinker.stop(1);
    expect(Head.all[0]?.ended).toBe(true);
    void stopped.catch(() => undefined);
    const failed = thinker.think(2, 'a');
    Head.all[1]?.onerror?.({} as ErrorEvent);
    await expect(failed).rejects.toThrow();
    void thinker.think(3, 'a').catch(() => undefined);
    expect(Head.all).toHaveLength(3);
  });
});
