// Handing matches to the server: what is counted where it takes some, refuses some, and is gone before the last.
import { describe, expect, it } from 'vitest';
import { Refused } from '../src/house';
import { hand } from '../src/offline/handing';
import type { TableListed } from '../src/wire';

const wrong = new Refused('refused', 'a card was played twice', { reason: 'record-wrong' });
const gone = new Refused('offline', '');
const tables = ['l.1', 'l.2', 'l.3', 'l.4'].map((table) => ({ table }) as TableListed);

/** A server with these answers, one for each match. */
const server = (...answers: (Refused | null)[]) => {
  const left = [...answers];
  return (): Promise<void> => {
    const answer = left.shift() ?? null;
    return answer ? Promise.reject(answer) : Promise.resolve();
  };
};

describe('matches that are handed over', () => {
  it('are counted as they were taken, also where the server is gone in between', async () => {
    const told: number[] = [];
    const found = await hand(tables, (done) => told.push(done), server(wrong, null, gone));
    expect(found).toEqual({ handed: 1, refused: new Map([['l.1', wrong]]), failed: gone });
    expect(told).toEqual([1, 2]);
  });
  it('are all tried where only records are refused', async () => {
    const found = await hand(tables, () => undefined, server(null, wrong, wrong, null));
    expect([found.handed, [...found.refused.keys()], found.failed]).toEqual([2, ['l.2', 'l.3'], null]);
  });
});
