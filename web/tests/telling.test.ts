import { describe, expect, it } from 'vitest';
import { spoken, type Face } from '../src/face';
import { after, fact } from '../src/facts';
import { recount } from '../src/recount';
import { Telling } from '../src/telling.svelte';
import type { Change, Step, Told, ViewNow } from '../src/wire';

/** An event, and what the count is after it. */
const event = (kind: string, count: number): Told<{ count: number }> => ({ kind, seat: 0, pieces: [], source: '', target: '', amount: 0, facts: { count } });
const view = (count: number, events: Told[] | null, seat: number | null = 0): ViewNow => ({
  is: 'view',
  at: count,
  seat,
  places: {},
  facts: { count },
  legal: [],
  draws: 0,
  back: false,
  waiting: [],
  holding_up: [],
  over: false,
  ended: null,
  points: [],
  winners: [],
  clocks: null,
  takeback: false,
  leeway: null,
  events,
});
/** Counts what was told; each sentence says how many came before. */
const face = {
  tell: (told, _names, me, _t, facts) => `${me} ${told.kind} after ${String(fact(facts, 'count'))}`,
  rests: { slow: 60_000 },
} as Partial<Face> as Face;

function begin(more: Partial<Face> = {}): { telling: Telling; said: string[] } {
  const said: string[] = [];
  const hand = {
    root: () => null,
    layer: () => null,
    reduced: () => true,
    holds: () => true,
    names: () => ['Mira'],
    me: (shown: ViewNow) => shown.seat,
    t: () => (id: string) => id,
  };
  const telling = new Telling({ ...face, ...more }, hand, { sentence: (text) => said.push(spoken(text, (word) => word)) });
  telling.next(view(5, null));
  return { telling, said };
}
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('telling', () => {
  it('gives each sentence the facts before its event', async () => {
    const { telling, said } = begin();
    telling.next(view(20, [event('a', 6), event('b', 7)]));
    telling.next(view(30, [event('c', 21)]));
    await moment();
    expect(said).toEqual(['0 a after 5', '0 b after 6', '0 c after 20']);
    expect(telling.shown?.facts).toEqual({ count: 30 });
  });
  it('tells the rest at once when it is skipped', async () => {
    const { telling, said } = begin();
    telling.next(view(20, [event('slow', 6), event('b', 7)]));
    telling.next(view(30, [event('c', 21), event('d', 22)]));
    await moment();
    expect(said).toEqual(['0 slow after 5']);
    telling.skip();
    expect(said).toEqual(['0 slow after 5', '0 b after 6', '0 c after 20', '0 d after 21']);
    expect([telling.busy, telling.shown?.at]).toEqual([false, 30]);
  });
  it('goes on to the next chapter when it is hurried, and to the end after the last', async () => {
    const { telling, said } = begin({ chapters: ['row'], rests: { row: 60_000, slow: 60_000 } });
    telling.next(view(20, [event('row', 6), event('slow', 7), event('row', 8), event('slow', 9)]));
    await moment();
    telling.hurry();
    await moment();
    expect(said).toEqual(['0 row after 5', '0 slow after 6', '0 row after 7']);
    expect(telling.busy).toBe(true);
    telling.hurry();
    expect([telling.busy, telling.shown?.at, said.length]).toEqual([false, 20, 4]);
  });
  it('stops where a round is over, whatever is tapped, and goes on when somebody says so', async () => {
    const { telling, said } = begin({ closes: ['score'] });
    telling.next({ ...view(20, [event('a', 6), event('score', 7), event('score', 8), event('deal', 9)]), points: [4] });
    telling.next(view(30, [event('b', 21)]));
    await moment();
    expect([telling.held, telling.busy]).toEqual([true, true]);
    expect(said).toEqual(['0 a after 5', '0 score after 6', '0 score after 7']);
    expect([telling.shown?.facts, telling.shown?.points, telling.shown?.legal]).toEqual([{ count: 8 }, [4], []]);
    telling.skip();
    telling.hurry();
    await moment();
    expect([telling.held, said.length]).toEqual([true, 3]);
    telling.goOn();
    await moment();
    expect(said.slice(3)).toEqual(['0 deal after 8', '0 b after 20']);
    expect([telling.held, telling.busy, telling.shown?.at]).toEqual([false, false, 30]);
  });
  it('stops there also when it is skipped on the way', async () => {
    const { telling, said } = begin({ closes: ['score'] });
    telling.next(view(20, [event('slow', 6), event('score', 7), event('deal', 8)]));
    await moment();
    telling.skip();
    expect([telling.held, telling.shown?.facts, said.at(-1)]).toEqual([true, { count: 7 }, '0 score after 6']);
  });
  it('does not stop at the end of the match, and not where nobody reads', async () => {
    const { telling } = begin({ closes: ['score'] });
    telling.next({ ...view(20, [event('score', 7), event('end', 8)]), over: true });
    await moment();
    expect([telling.held, telling.busy, telling.shown?.at]).toEqual([false, false, 20]);
  });
  it('keeps its place when the same moment comes again without events', async () => {
    const { telling, said } = begin({ closes: ['score'] });
    telling.next(view(20, [event('score', 7), event('deal', 8)]));
    await moment();
    telling.next({ ...view(20, null), legal: ['x'] });
    expect(telling.held).toBe(true);
    telling.goOn();
    await moment();
    expect([telling.shown?.legal, said]).toEqual([['x'], ['0 score after 5', '0 deal after 7']]);
  });
  it('tells other eyes nothing that was meant for the ones before', async () => {
    const { telling, said } = begin();
    telling.next(view(20, [event('slow', 6), event('secret', 7)]));
    await moment();
    telling.next(view(20, null, null));
    expect(said).toEqual(['0 slow after 5']);
    expect(telling.shown?.seat).toBeNull();
  });
});

describe('what an event changes of the facts', () => {
  const facts = {
    phase: 'lay',
    points: [0, 3],
    rows: [
      { cards: 1, done: false },
      { cards: 2, done: false },
    ],
  };
  const changed = (facts_: Change<typeof facts>): typeof facts => after(facts, { ...event('a', 0), facts: facts_ });
  it('takes the place of what was there', () => {
    expect(changed({ phase: 'box', points: [1, 1] })).toEqual({ ...facts, phase: 'box', points: [1, 1] });
  });
  it('may be some members of a list, and of what is in it', () => {
    expect(changed({ points: { 1: 5, 2: 9 } }).points).toEqual([0, 5, 9]);
    expect(changed({ rows: { 1: { done: true } } }).rows).toEqual([
      { cards: 1, done: false },
      { cards: 2, done: true },
    ]);
    expect(facts.rows[1]?.done).toBe(false);
  });
  it('may be nothing', () => {
    expect(after(facts, { kind: 'a', seat: 0, pieces: [], source: '', target: '', amount: 0 })).toBe(facts);
  });
});

describe('a story told again', () => {
  const step = (number: number, events: Told[]): Step => ({ number, seat: 0, word: null, places: {}, facts: { count: number * 10 }, events, bot: false });
  const told = (steps: Step[]): string[] =>
    recount(
      face,
      steps,
      () => ({ names: ['Mira'], me: 0 }),
      (id) => id,
    );
  it('starts each step from the one before', () => {
    expect(told([step(3, [event('a', 30)]), step(4, [event('b', 31), event('c', 32)])])).toEqual(['0 b after 30', '0 c after 31']);
  });
  it('includes the deal', () => {
    expect(told([step(0, [event('deal', 1)]), step(1, [event('b', 2)])])).toEqual(['0 deal after 0', '0 b after 0']);
  });
});
