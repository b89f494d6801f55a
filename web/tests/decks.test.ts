// What the faces say of the decks is what the rules deal from; tests/decks.py wrote the fixture.
import { describe, expect, it } from 'vitest';
import { faceOf } from '../src/faces';
import type { Value } from '../src/wire';
import fixtures from './fixtures/decks.json';

interface Case { game: string; seats: number; options: Record<string, Value>; decks: string[] }
const cases = fixtures as unknown as Case[];

describe.each([...new Set(cases.map(({ game }) => game))])('the decks of %s', (game) => {
  it('are those of the rules, for all seats and options', async () => {
    const face = await faceOf(game);
    for (const { seats, options, decks } of cases.filter((one) => one.game === game)) {
      expect(face.decks?.(seats, options).map((deck) => deck.cards.toSorted().join(' '))).toEqual(decks);
    }
  });
});

it('the plain face knows none', async () => expect((await faceOf('a game without a face')).decks).toBeUndefined());
