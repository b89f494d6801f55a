import { afterEach, describe, expect, it } from 'vitest';
import {
  botsOnly,
  defaults,
  firstChoice,
  inTeams,
  lastChoice,
  levelsOf,
  minutesOf,
  namesAround,
  playNow,
  remember,
  rememberAround,
  soloChoice,
  teamsOf,
  usualSeats,
} from '../src/opening';
import type { GameShown } from '../src/wire';
import { speak } from '../src/words.svelte';

describe('a new table', () => {
  const game: GameShown = {
    name: 'g',
    title: 'G',
    rules: 1,
    seats: [2, 3, 4],
    options: {
      4: [
        {
          name: 'length',
          default: 'standard',
          values: ['standard', 'long'],
          label: '',
          times: [1, 2],
          teams: [
            [0, 1, 0, 1],
            [0, 1, 2, 3],
          ],
        },
      ],
    },
    teams: { 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 0, 1] },
    minutes: { 2: 12, 3: 18, 4: 24 },
    lots: false,
    face: '',
    lessons: [],
    puzzles: 0,
  };
  afterEach(() => localStorage.clear());
  it('has as many seats as usual, and the game’s own defaults', () => {
    expect(usualSeats(game)).toBe(4);
    expect(usualSeats({ ...game, seats: [1, 2] })).toBe(2);
    expect(defaults(game, 4)).toEqual({ length: 'standard' });
  });
  it('offers the levels that the game has, and those of all games in one from elsewhere', () => {
    expect(levelsOf('seven-seals')).toEqual(['novice', 'regular', 'reflex', 'expert', 'master']);
    expect(levelsOf('sequence')).not.toContain('reflex');
    expect(levelsOf('elsewhere')).toEqual(['novice', 'regular', 'expert', 'master']);
  });
  it('begins with the edition that the language has, where the rules know it', async () => {
    await speak('fr', () => Promise.resolve({ g: 'usual-length = long' }));
    expect(defaults(game, 4)).toEqual({ length: 'long' });
    await speak('fr', () => Promise.resolve({ g: 'usual-length = endless' }));
    expect(defaults(game, 4)).toEqual({ length: 'standard' });
    await speak('en', () => Promise.resolve({}));
  });
  it('against bots has them on all other seats', () => {
    expect(playNow(game, 1.2)).toMatchObject({ seats: 4, mine: [0], bots: [null, 'novice', 'novice', 'novice'] });
  });
  it('is gentle at first, as the game says, and later what was chosen last', () => {
    expect(firstChoice({ ...game, name: 'sequence' })).toMatchObject({ seats: 2, takers: ['me', 'novice'] });
    remember('g', { seats: 4, takers: ['expert', 'me', 'expert', 'master'], options: { length: 'long' } });
    expect(playNow(game, 1.2)).toMatchObject({ seats: 4, mine: [1], bots: ['expert', null, 'expert', 'master'], options: { length: 'long' } });
  });
  it('forgets a last choice that is not possible any more', () => {
    for (const choice of [
      { seats: 5, takers: ['me', 'novice', 'novice', 'novice', 'novice'] as const, options: {} },
      { seats: 2, takers: ['me', 'open'] as const, options: {} },
      { seats: 2, takers: ['novice', 'novice'] as const, options: {} },
      { seats: 4, takers: ['me', 'novice'] as const, options: {} },
    ]) {
      remember('g', { ...choice, takers: [...choice.takers] });
      expect(lastChoice(game)).toBeNull();
    }
    remember('g', { seats: 4, takers: ['me', 'novice', 'novice', 'novice'], options: { length: 'endless', colour: 'red' } });
    expect(lastChoice(game)?.options).toEqual({ length: 'standard' });
    localStorage.setItem('stammtisch last tables', '{');
    expect(lastChoice(game)).toBeNull();
  });
  it('has nobody else where one plays alone, and nobody at all where bots are watched', () => {
    expect(soloChoice({ ...game, seats: [1, 2] })).toMatchObject({ seats: 1, takers: ['me'] });
    expect(botsOnly(game, 1.2)).toMatchObject({ mine: [], bots: ['regular', 'regular', 'regular', 'regular'] });
  });
  it('takes as long as its seats and options make it, in steps of five minutes', () => {
    expect([2, 3, 4].map((seats) => minutesOf(game, seats))).toEqual([10, 20, 25]);
    expect(minutesOf(game, 4, { length: 'long' })).toBe(50);
    expect(minutesOf({ ...game, minutes: {} }, 4)).toBeNull();
  });
  it('shows who plays together, with these options', () => {
    expect(teamsOf(game, 2, {})).toEqual([0, 1]);
    expect(inTeams(teamsOf(game, 4, {}))).toBe(true);
    expect(inTeams(teamsOf(game, 4, { length: 'long' }))).toBe(false);
  });
  it('knows who played around this device the last time, also with fewer', () => {
    rememberAround(['Oma', 'Ben', 'Cleo']);
    rememberAround(['Opa', 'Ben']);
    expect(namesAround()).toEqual(['Opa', 'Ben', 'Cleo']);
    localStorage.setItem('stammtisch around this device', '[1, null]');
    expect(namesAround()).toEqual(['', '']);
  });
});
