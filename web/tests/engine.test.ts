// The engine, as the page has it: what becomes of questions and lines when its worker fails, and that it begins again.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromEngine, ToEngine } from '../src/offline/between';

/** The worker, with hands to let it answer and fail. */
class Engine {
  static all: Engine[] = [];
  onmessage: ((event: { data: FromEngine }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  asked: ToEngine[] = [];
  ended = false;
  constructor() {
    Engine.all.push(this);
  }
  postMessage(message: ToEngine): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: FromEngine): void {
    this.onmessage?.({ data });
  }
}

async function page() {
  vi.resetModules();
  return import('../src/offline/engine');
}
const begun = (number: number): Promise<Engine> =>
  vi.waitFor(() => {
    const found = Engine.all[number];
    if (!found?.onmessage) throw new Error('no worker yet');
    return found;
  });
const PARTS = { info: {}, python: 'python-1', house: 'house-1', compiled: null };

beforeEach(() => {
  Engine.all = [];
  vi.stubGlobal('Worker', Engine);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(PARTS)));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the engine', () => {
  it('answers each question, and refuses as a server does', async () => {
    const { ask } = await page();
    const answers = [ask('POST', 'puzzles', {}), ask('GET', 'tables/l.oak/record', undefined)];
    const engine = await begun(0);
    engine.says({ is: 'ready' });
    await vi.waitFor(() => expect(engine.asked).toHaveLength(3));
    const [first, second] = engine.asked.flatMap((one) => (one.is === 'ask' ? [one.id] : []));
    const problem = { code: 'set-aside', text: 'no', reason: 'set-aside-here' };
    engine.says({ is: 'answer', id: second ?? 0, text: JSON.stringify({ problem }) });
    engine.says({ is: 'answer', id: first ?? 0, text: '{"games":[]}' });
    expect(await answers[0]).toEqual({ games: [] });
    await expect(answers[1]).rejects.toMatchObject({ code: 'set-aside', reason: 'set-aside-here' });
  });
  it('that could not begin, or fails later, leaves nobody waiting and begins again', async () => {
    const { ask, LocalSocket } = await page();
    const early = ask('POST', 'puzzles', {});
    (await begun(0)).says({ is: 'failed', why: 'python.wasm cannot be read' });
    await expect(early).rejects.toMatchObject({ code: expect.stringMatching(/error|offline/) as string });
    expect(Engine.all[0]?.ended).toBe(true);

    const line = new LocalSocket('l.oak');
    const closed = new Promise<void>((resolve) => (line.onclose = resolve));
    const engine = await begun(1);
    engine.says({ is: 'ready' });
    await vi.waitFor(() => expect(line.readyState).toBe(WebSocket.OPEN));
    const late = ask('POST', 'puzzles', {});
    await vi.waitFor(() => expect(engine.asked.some(({ is }) => is === 'ask')).toBe(true));
    engine.onerror?.({ message: 'out of memory' });
    await expect(late).rejects.toMatchObject({ code: 'offline' });
    await closed;

    const again = ask('POST', 'puzzles', {});
    const third = await begun(2);
    third.says({ is: 'ready' });
    await vi.waitFor(() => expect(third.asked.some(({ is }) => is === 'ask')).toBe(true));
    const id = third.asked.flatMap((one) => (one.is === 'ask' ? [one.id] : []))[0] ?? 0;
    third.says({ is: 'answer', id, text: '{}' });
    expect(await again).toEqual({});
  });
});
