// One line about how a match ended.
import { beforeAll, describe, expect, it } from 'vitest';
import { resultOf } from '../src/result';
import type { TableListed } from '../src/wire';
import { speak } from '../src/words.svelte';

const over: TableListed = {
  table: 't',
  game: 'g',
  seats: 3,
  status: 'over',
  names: ['Ada', null, null],
  bots: [null, 'regular', 'regular'],
  my_seats: [0],
  my_turn: false,
  watchers: true,
  changed: 0,
  winners: [0],
  points: [22, 31, 40],
  lapses: null,
  resigned: [],
  teams: [0, 1, 2],
  fresh: true,
  imported: '',
};
const names = ['Ada', 'Robin', 'Emil'];
const says = (part: Partial<TableListed>, who = names): string => resultOf({ ...over, ...part }, who).replaceAll('\u00A0', ' ');

describe('the result of a match', () => {
  beforeAll(() => speak('en', () => Promise.resolve({})));
  it('names the score, mine first, and the others', () => {
    expect(says({})).toBe('Won 22 : 31 : 40 against Robin and Emil');
    expect(says({ winners: [1] })).toBe('Lost 22 : 31 : 40 to Robin and Emil');
    expect(says({ winners: [0, 2] })).toBe('Drew 22 : 31 : 40 with Robin and Emil');
  });
  it('counts a team once, and no partner among the others', () => {
    const four = {
      seats: 4,
      teams: [0, 1, 0, 1],
      points: [2, 1, 2, 1],
      winners: [0, 2],
      names: ['Ada', null, null, null],
      bots: [null, 'novice', 'novice', 'novice'],
    };
    expect(says(four, ['Ada', 'Robin', 'Emil', 'Nora'])).toBe('Won 2 : 1 against Robin and Nora');
  });
  it('says who resigned', () => {
    expect(says({ resigned: [0], winners: [] })).toBe('You resigned against Robin and Emil');
    expect(says({ resigned: [2], winners: [] })).toBe('Resigned: Emil');
    expect(says({ resigned: [2], winners: [0] })).toBe('Won 22 : 31 : 40 against Robin and Emil');
  });
  it('needs nobody else', () => {
    const alone = { seats: 1, teams: [0], points: [9], my_seats: [0] };
    expect(says({ ...alone, winners: [0] }, ['Ada'])).toBe('Won, 9 points');
    expect(says({ ...alone, winners: [] }, ['Ada'])).toBe('Lost, 9 points');
  });
  it('names the winners where no side is mine', () => {
    expect(says({ my_seats: [0, 1, 2] })).toBe('Won by Ada');
    expect(says({ my_seats: [], winners: [] })).toBe('Ada, Robin, and Emil');
  });
  it('is told of tables of earlier versions, which know no teams', () => {
    expect(says({ teams: [] })).toBe('Won 22 : 31 : 40 against Robin and Emil');
  });
});
