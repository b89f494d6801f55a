import { describe, expect, it } from 'vitest';
import { about, figure, quantile, rate } from '../src/admin/figures';

const figures = {
  stammtisch_sockets: 7,
  'stammtisch_refusals_total{limit="chat"}': 3,
  stammtisch_move_seconds_count: 100,
  'stammtisch_move_seconds_bucket{le="0.005"}': 40,
  'stammtisch_move_seconds_bucket{le="0.05"}': 98,
  'stammtisch_move_seconds_bucket{le="1"}': 99,
  'stammtisch_move_seconds_bucket{le="+Inf"}': 100,
};

describe('figures', () => {
  it('are found by name and are 0 where the server has none', () => {
    expect([figure(figures, 'sockets'), figure(figures, 'rooms')]).toEqual([7, 0]);
  });
  it('become rates between two looks', () => {
    const before = { at: 10, figures: { stammtisch_move_seconds_count: 80 } };
    expect(rate('move_seconds_count', { at: 14, figures }, before)).toBe(5);
    expect(rate('move_seconds_count', { at: 14, figures }, null)).toBeNull();
  });
  it('tell within which time most moves were kept', () => {
    expect([0.3, 0.5, 0.99, 1].map((part) => quantile(figures, 'move_seconds', part))).toEqual([0.005, 0.05, 1, Infinity]);
    expect(quantile({}, 'move_seconds', 0.5)).toBeNull();
  });
  it('about limits are listed without the buckets', () => {
    expect(about(figures, /refus|move/)).toEqual([
      ['move_seconds_count', 100],
      ['refusals_total{limit="chat"}', 3],
    ]);
  });
});
