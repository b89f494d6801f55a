import { expect, it } from 'vitest';
import { namesOf } from '../src/names';

type Seat = Parameters<typeof namesOf>[0][number];
const bot: Seat = { name: 'bot:regular', person: false, mine: false };
const person = (name: string): Seat => ({ name, person: true, mine: false });
const t = (id: string): string => id;

it.each([[[person('Anna'), bot, bot, bot]], [[person('Anna'), bot, person('Ben'), bot]], [[bot, person('Zoë'), bot]]])(
  'bots keep their names when everybody moves on',
  (seats) => {
    const after = seats.map((_, by) => seats.map((_seat, at) => seats[(at - by + seats.length) % seats.length] as Seat));
    const before = namesOf(seats, t);
    for (const [by, now] of after.entries()) expect(namesOf(now, t)).toEqual(seats.map((_, at) => before[(at - by + seats.length) % seats.length]));
  },
);

it('no two bots have the same name, nor that of a person', () => {
  const names = namesOf([person('robin'), bot, bot, bot, bot], t).map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});
