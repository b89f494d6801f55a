import { beforeEach, expect, it } from 'vitest';
import { lastRead, readUpTo } from '../src/lastread';

beforeEach(() => localStorage.clear());

it('remembers the last message that was read at each table', () => {
  readUpTo('oak', 7);
  readUpTo('elm', 3);
  expect([lastRead('oak'), lastRead('elm'), lastRead('ash')]).toEqual([7, 3, 0]);
  readUpTo('oak', 5);
  expect(lastRead('oak')).toBe(7);
});

it('forgets the tables that were read longest ago', () => {
  for (let i = 0; i < 60; i++) readUpTo(`table ${i}`, 1);
  expect([lastRead('table 0'), lastRead('table 59')]).toEqual([0, 1]);
});
