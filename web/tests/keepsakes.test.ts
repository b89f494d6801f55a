import { beforeEach, describe, expect, it } from 'vitest';
import { remembered, sawDraws } from '../src/keepsakes';
import type { Told } from '../src/wire';

describe('the cards that were seen being drawn', () => {
  beforeEach(() => localStorage.clear());
  const draw = (drawn: number | undefined, card: string): Told => ({
    kind: 'draw',
    seat: 0,
    pieces: [card],
    source: '',
    target: '',
    amount: 0,
    ...(drawn === undefined ? {} : { drawn }),
  });

  it('are remembered by their numbers, without backs and without what was no draw', () => {
    sawDraws('oak', [draw(0, 'r1'), draw(1, '?'), draw(2, 'g3'), draw(undefined, 'b4')], 3);
    sawDraws('oak', [], 3);
    sawDraws('oak', [draw(3, 'p5')], 4);
    expect(remembered('oak').drawn).toEqual({ 0: 'r1', 2: 'g3', 3: 'p5' });
  });
  it('are not overwritten by another story', () => {
    sawDraws('oak', [draw(0, 'r1')], 1);
    sawDraws('oak', [draw(0, 'g1')], 1);
    expect(remembered('oak').drawn).toEqual({ 0: 'r1' });
  });
  it('are counted apart when a move was taken back', () => {
    sawDraws('oak', [draw(0, 'r1'), draw(1, 'r2')], 2);
    sawDraws('oak', [], 1);
    sawDraws('oak', [draw(1, 'r3')], 2);
    expect(remembered('oak')).toMatchObject({ drawn: { 0: 'r1', 1: 'r3' }, back: 1 });
  });
  it('of the first version are read, too', () => {
    localStorage.setItem('stammtisch deals', JSON.stringify({ oak: { commitment: 'promise', contributions: { 1: 'ab' } } }));
    expect(remembered('oak')).toMatchObject({ commitment: 'promise', mine: [{ beginning: 0, seat: 1, bytes: 'ab' }], drawn: {} });
  });
});
