import { describe, expect, it } from 'vitest';
import { ranking } from '../src/ranking';

const places = (points: number[], winners: number[]): [number, number, boolean][] =>
  ranking({ points, winners }).map(({ seat, place, shared }) => [seat, place, shared]);

describe('the order at the end', () => {
  it('has the most points first where they win', () => {
    expect(places([4, 24, 13], [1])).toEqual([
      [1, 1, false],
      [2, 2, false],
      [0, 3, false],
    ]);
  });
  it('has the fewest points first where those win', () => {
    expect(places([23, 34, 22, 35], [2])).toEqual([
      [2, 1, false],
      [0, 2, false],
      [1, 3, false],
      [3, 4, false],
    ]);
  });
  it('lets equal points share a place', () => {
    expect(places([9, 5, 5, 1], [0])).toEqual([
      [0, 1, false],
      [1, 2, true],
      [2, 2, true],
      [3, 4, false],
    ]);
  });
  it('has those who win together first', () => {
    expect(places([2, 1, 2, 1], [0, 2])).toEqual([
      [0, 1, true],
      [2, 1, true],
      [1, 3, true],
      [3, 3, true],
    ]);
  });
  it('claims no order where points do not say who has won', () => {
    expect(places([1, 2, 3], [1])).toEqual([
      [1, 1, false],
      [0, 0, true],
      [2, 0, true],
    ]);
    expect(places([0, 0], [])).toEqual([
      [0, 0, false],
      [1, 0, false],
    ]);
  });
});
