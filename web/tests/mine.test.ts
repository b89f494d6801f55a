// My page: what can be said from some matches, and the table to save.
import { describe, expect, it } from 'vitest';
import { course, csv, estimate, shareOf, sureOf } from '../src/mine/statistics';

describe('what can be said', () => {
  it('is nothing from too few matches', () => {
    expect(estimate([1, 2, 3, 4])).toBeNull();
    expect(shareOf(2, 4)).toBeNull();
    expect(course([1, 2, 3])).toEqual([]);
  });
  it('is a mean with its interval, after each match from the fifth on', () => {
    expect(estimate([1, 1, 1, 1, 1])).toEqual({ mean: 1, half: 0 });
    const found = estimate([0, 1, 0, 1, 0, 1]);
    expect(found?.mean).toBeCloseTo(0.5);
    expect(found?.half).toBeCloseTo(2.571 * Math.sqrt(0.3 / 6), 2);
    expect(course([1, 2, 3, 4, 5, 6]).map(({ count, mean }) => [count, mean])).toEqual([
      [5, 3],
      [6, 3.5],
    ]);
  });
  it('is less sure than a normal distribution says where the spread is known from few values', () => {
    // The two-sided 95 % of Student's t with 4, 5, 9, 29 and 999 degrees of freedom.
    for (const [values, wide] of [
      [5, 2.776],
      [6, 2.571],
      [10, 2.262],
      [30, 2.045],
      [1000, 1.962],
    ] as const)
      expect(Math.abs(sureOf(values) - wide)).toBeLessThan(0.01);
  });
  it('never leaves 0 to 1 for a share, and is not sure of all or nothing', () => {
    const all = shareOf(10, 10);
    expect(all?.high).toBeLessThanOrEqual(1);
    expect(all?.low).toBeLessThan(0.9);
    expect(shareOf(0, 10)?.low).toBe(0);
  });
});

it('writes a table that spreadsheets read, and no formulas', () => {
  const text = csv([
    { name: 'Anna, "the" first', points: -3, place: null },
    { name: '=1+1', points: 4, place: 1 },
  ]);
  expect(text).toBe('name,points,place\r\n"Anna, ""the"" first",-3,\r\n\'=1+1,4,1\r\n');
});
