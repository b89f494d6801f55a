// The 52 playing cards, drawn for this project.
import { card, figure, PAPER, sign, twice, type CardLook } from './paper';
import { SUIT, type Suit } from './signs';

export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';

export interface PlayingLook extends CardLook {
  /** One large suit instead of the pips: for cards under 72 pixels. */
  simple?: boolean;
}

const L = 34,
  R = 66,
  M = 50;
const PIPS: Partial<Record<Rank, [number, number][]>> = {
  A: [[M, 70]],
  2: [
    [M, 38],
    [M, 102],
  ],
  3: [
    [M, 36],
    [M, 70],
    [M, 104],
  ],
  4: [
    [L, 42],
    [R, 42],
    [L, 98],
    [R, 98],
  ],
  5: [
    [L, 40],
    [R, 40],
    [M, 70],
    [L, 100],
    [R, 100],
  ],
  6: [
    [L, 38],
    [R, 38],
    [L, 70],
    [R, 70],
    [L, 102],
    [R, 102],
  ],
  7: [
    [L, 38],
    [R, 38],
    [M, 54],
    [L, 70],
    [R, 70],
    [L, 102],
    [R, 102],
  ],
  8: [
    [L, 38],
    [R, 38],
    [M, 54],
    [L, 70],
    [R, 70],
    [M, 86],
    [L, 102],
    [R, 102],
  ],
  9: [
    [L, 33],
    [R, 33],
    [L, 58],
    [R, 58],
    [M, 70],
    [L, 82],
    [R, 82],
    [L, 107],
    [R, 107],
  ],
  T: [
    [L, 33],
    [R, 33],
    [M, 45],
    [L, 58],
    [R, 58],
    [L, 82],
    [R, 82],
    [M, 95],
    [L, 107],
    [R, 107],
  ],
};
export const rankText = (r: Rank): string => (r === 'T' ? '10' : r);
/** Rank and suit in the upper left corner. */
export function playingIndex(r: Rank, s: Suit): string {
  const col = `var(--s-${s})`;
  return figure(16.5, 29, r === 'T' ? 23 : 26, rankText(r), col, r === 'T' ? 'letter-spacing="-2.5"' : '') + sign(8, 34, 17, SUIT[s], col);
}
export function playingCard(r: Rank, s: Suit, { simple = false, ...look }: PlayingLook = {}): string {
  const col = `var(--s-${s})`;
  let mid: string;
  if ('JQK'.includes(r)) mid = '<rect x="27" y="24" width="46" height="92" rx="5" fill="var(--card-2)"/>' + court(r, s, 50, 116);
  else if (simple) mid = sign(27, 47, 46, SUIT[s], col);
  else if (r === 'A') mid = `<circle cx="50" cy="70" r="30" fill="none" stroke="${col}" stroke-width="1.2"/>` + sign(30, 50, 40, SUIT[s], col);
  else
    mid = (PIPS[r] ?? [])
      .map(([x, y]) => {
        const q = '9T'.includes(r) ? 17 : 20;
        const g = sign(x - q / 2, y - q / 2, q, SUIT[s], col);
        return y > 71 ? `<g transform="rotate(180 ${x} ${y})">${g}</g>` : g;
      })
      .join('');
  return card(PAPER + mid + twice(playingIndex(r, s)), look);
}
// Courts are busts of a few plain shapes; jacks of spades and hearts look sideways and show one eye.
/** Its middle is at `cx`, its shoulders end at `bottom`. */
export function court(r: Rank, s: Suit, cx: number, bottom: number): string {
  const col = `var(--s-${s})`,
    ink = 'var(--ink-card)',
    gold = 'var(--court-gold)';
  const g: string[] = [];
  g.push(`<path d="M${cx - 22} ${bottom}c0-16 9-25 22-25s22 9 22 25z" fill="${col}"/>`);
  g.push(`<path d="M${cx - 8} ${bottom - 24}h16l-8 13z" fill="var(--card)"/>`);
  const fy = bottom - 42;
  if (r === 'Q') g.push(`<path d="M${cx - 17} ${fy + 20}c-3-22-2-38 17-38s20 16 17 38z" fill="${ink}"/>`);
  if (r === 'J' && 'SH'.includes(s)) {
    g.push(
      `<path d="M${cx - 12} ${fy - 6}h21l6 9-6 2v6c0 6-5 8-12 8s-9-6-9-12z" fill="var(--card)" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`,
    );
    g.push(
      `<circle cx="${cx + 4.5}" cy="${fy + 1}" r="2.3" fill="${ink}"/><path d="M${cx + 2} ${fy + 11}h6" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`,
    );
  } else {
    g.push(
      `<path d="M${cx - 12.5} ${fy - 8}h25v10c0 9-5 17-12.5 17s-12.5-8-12.5-17z" fill="var(--card)" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`,
    );
    g.push(`<circle cx="${cx - 5.5}" cy="${fy + 1}" r="2.3" fill="${ink}"/><circle cx="${cx + 5.5}" cy="${fy + 1}" r="2.3" fill="${ink}"/>`);
    if (r !== 'K') g.push(`<path d="M${cx - 3.5} ${fy + 11}h7" stroke="${r === 'Q' ? col : ink}" stroke-width="2.2" stroke-linecap="round"/>`);
  }
  if (r === 'J')
    g.push(
      `<path d="M${cx - 16} ${fy - 5}c0-11 8-16 17-16 10 0 15 6 15 12 0 3-2 4-5 4z" fill="${col}"/><path d="M${cx + 8} ${fy - 18}c3-9 9-12 15-11-1 7-5 12-11 14z" fill="${gold}"/>`,
    );
  if (r === 'Q')
    g.push(`<path d="M${cx - 13} ${fy - 10}l-2-15 8 7 7-10 7 10 8-7-2 15z" fill="${gold}"/><circle cx="${cx}" cy="${fy - 29.5}" r="2.6" fill="${col}"/>`);
  if (r === 'K')
    g.push(
      `<path d="M${cx - 13} ${fy + 4}c1 17 6 22 13 22s12-5 13-22c-3 3-5 4-8 3.5-3-.5-7-.5-10 0-3 .5-5-.5-8-3.500z" fill="${ink}"/><path d="M${cx - 4} ${fy + 12}h8" stroke="var(--card)" stroke-width="2" stroke-linecap="round"/><path d="M${cx - 15} ${fy - 8}v-17l7.5 6 7.5-9 7.5 9 7.5-6v17z" fill="${gold}"/><path d="M${cx - 15} ${fy - 11}h30v4h-30z" fill="${col}"/>`,
    );
  return g.join('');
}
