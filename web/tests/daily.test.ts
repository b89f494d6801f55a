// The deal of the day: what is shared, and whether a revealed seed is the announced one.
import { describe, expect, it } from 'vitest';
import { fairness } from '../src/daily/fair';
import { rowsOf, signsOf, textOf } from '../src/daily/share';
import { dayAfter, worth } from '../src/daily/texts.svelte';
import { bytesOf, sha256, toHex } from '../src/sha256';
import type { DealOfDay } from '../src/wire';

const SEED = '7f'.repeat(32);
const deal = (more: Partial<DealOfDay> = {}): DealOfDay => ({
  game: 'hearts',
  seats: 4,
  options: {},
  level: 'expert',
  scoring: 'penalties',
  minutes: 10,
  commitment: toHex(sha256(bytesOf(`stammtisch deal 1\nday 2026-11-18 hearts\n${SEED}`))),
  seed: SEED,
  public_seed: '',
  state: 'done',
  table: 'oak',
  score: 3,
  later: [],
  standing: {
    players: 10,
    scores: [
      [1, 2],
      [3, 2],
      [8, 6],
    ],
    named: [],
    rank: 3,
  },
  group: null,
  par: { playthroughs: 8, wanted: 8, mean: 3.5, spread: 1, best: 2, worst: 6, level: 'master', part: 0.25 },
  ...more,
});

describe('what is shared', () => {
  it('tells with how many I kept up, and whether I reached par, but no score and no card', () => {
    const rows = rowsOf([deal(), deal({ score: null }), deal({ score: 1, par: null }), deal({ score: 8 })]);
    expect(rows.map(signsOf)).toEqual(['●●●●○ ★', '●●●●●', '●●●○○']);
    const text = textOf('2026-11-18', rows, 'https://table.example/daily');
    expect(text.split('\n')).toHaveLength(5);
    expect(text.replace('2026', '').replace('18', '')).not.toMatch(/\d/);
  });
  it('lights at least one sign', () => {
    expect(rowsOf([deal({ score: 9 })])[0]?.lit).toBe(1);
  });
});

describe('a deal that was fixed beforehand', () => {
  it('is good if seed, fingerprint and announcement fit', () => {
    const seen = { '2026-11-18 hearts': deal().commitment };
    expect(fairness('2026-11-18', deal(), seen)).toEqual({ fits: true, same: true });
    expect(fairness('2026-11-18', deal(), {})).toEqual({ fits: true, same: null });
    expect(fairness('2026-11-18', deal({ seed: '' }), seen)).toEqual({ fits: null, same: true });
  });
  it('is found out if the seed or the fingerprint was changed', () => {
    expect(fairness('2026-11-18', deal({ seed: '80'.repeat(32) }), {}).fits).toBe(false);
    expect(fairness('2026-11-19', deal(), {}).fits).toBe(false);
    expect(fairness('2026-11-18', deal(), { '2026-11-18 hearts': 'ab' }).same).toBe(false);
  });
});

it('counts days over the ends of months, and better scores as more', () => {
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(worth('penalties', 3)).toBeGreaterThan(worth('penalties', 4));
  expect(worth('lead', 1)).toBeGreaterThan(worth('lead', -1));
});
