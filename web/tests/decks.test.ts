// What the faces say of the decks is what the rules deal from; tests/decks.py wrote the fixture.
import { describe, expect, it } from 'vitest';
import type { Face } from '../src/face';
import plain from '../src/plain/index';
import type { Value } from '../src/wire';
import { folderOf } from '../src/faces.svelte';
import fixtures from './fixtures/decks.json';

interface Case { game: string; seats: number; options: Record<string, Value>; decks: string[] }
const cases = fixtures as unknown as Case[];
const FACES = import.meta.glob<Face>('../../src/stammtisch/games/*/face/index.ts', { import: 'default', eager: true });

describe.each([...new Set(cases.map(({ game }) => game))])('the decks of %s', (game) => {
  it('are those of the rules, for all seats and options', () => {
    const face = FACES[`../../src/stammtisch/games/${folderOf(game)}/face/index.ts`];
    for (const { seats, options, decks } of cases.filter((one) => one.game === game)) {
      expect(face?.decks?.(seats, options).map((deck) => deck.cards.toSorted().join(' '))).toEqual(decks);
    }
  });
});

it('the plain face knows none', () => expect(plain.decks).toBeUndefined());
