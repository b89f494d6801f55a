import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moved, rewound } from '../src/places';
import { beats } from '../src/telling.svelte';
import type { Places, Told, ViewNow } from '../src/wire';

const folder = join(import.meta.dirname, 'fixtures');
const recordings = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, ViewNow[]] => [name, (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { views?: ViewNow[] }).views ?? []])
  .filter(([, views]) => views.length > 0);

/** Places without their order and without the empty ones. */
const contents = (places: Places): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(places)
      .filter(([, pieces]) => pieces.length)
      .map(([place, pieces]) => [place, pieces.toSorted()])
      .toSorted(),
  );

const told = (pieces: string[], source: string, target: string, kind = 'play'): Told => ({ kind, seat: 0, pieces, source, target, amount: 0 });

describe('events', () => {
  it.each(recordings)('of %s lead from each view to the next', (_, views) => {
    for (const [i, view] of views.entries()) {
      const before = views[i - 1];
      if (!before || !view.events) continue;
      expect(contents(view.events.reduce((places, event) => moved(places, event), before.places))).toEqual(contents(view.places));
    }
  });
  it('show a hidden piece where it is', () => {
    expect(moved({ 'hand 1': ['?', '?'] }, told(['g5'], 'hand 1', 'hand 1', 'show'))).toEqual({ 'hand 1': ['g5', '?'] });
  });
  it('can be rewound, so that the deal is seen', () => {
    const dealt = { 'hand 0': ['r1', 'r2'], 'hand 1': ['?'] };
    const events = [told(['r1'], 'deck', 'hand 0', 'deal'), told(['?'], 'deck', 'hand 1', 'deal'), told(['r2'], 'deck', 'hand 0', 'deal')];
    expect(contents(rewound(dealt, events))).toEqual({ deck: ['?', '?', '?'] });
  });
  it('are told in beats: a deal together, moves one by one', () => {
    const events = [
      told(['r1'], 'deck', 'hand 0', 'deal'),
      told(['r2'], 'deck', 'hand 0', 'deal'),
      told(['r1'], 'hand 0', 'trick'),
      told(['r2'], 'hand 0', 'trick'),
    ];
    expect(beats(events, ['deal']).map((row) => row.length)).toEqual([2, 1, 1]);
  });
});
