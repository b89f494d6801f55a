import { describe, expect, it } from 'vitest';
import { defaults, playNow, usualSeats } from '../src/opening';
import type { GameShown } from '../src/wire';
import { speak } from '../src/words.svelte';

describe('a new table', () => {
  const game: GameShown = { name: 'g', title: 'G', rules: 1, seats: [2, 3, 4], options: { 4: [{ name: 'length', default: 'standard', values: ['standard', 'long'], label: '' }] }, lots: false, face: '' };
  it('has as many seats as usual, and the game’s own defaults', () => {
    expect(usualSeats(game)).toBe(4);
    expect(usualSeats({ ...game, seats: [1, 2] })).toBe(2);
    expect(defaults(game, 4)).toEqual({ length: 'standard' });
  });
  it('begins with the edition that the language has, where the rules know it', async () => {
    await speak('fr', () => Promise.resolve({ g: 'usual-length = long' }));
    expect(defaults(game, 4)).toEqual({ length: 'long' });
    await speak('fr', () => Promise.resolve({ g: 'usual-length = endless' }));
    expect(defaults(game, 4)).toEqual({ length: 'standard' });
    await speak('en', () => Promise.resolve({}));
  });
  it('against bots has them on all other seats', () => {
    expect(playNow(game, 1.2)).toMatchObject({ seats: 4, mine: [0], bots: [null, 'regular', 'regular', 'regular'] });
  });
});
