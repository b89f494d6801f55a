// Cards in a space of 100 x 140, as SVG text. Colours come from the tokens, so light and dark need no second drawing.
import { f, scallop } from './outline';
import { EMBLEM, figureId, MARK, SUIT, type Colour, type Suit } from './signs';
import { named } from './named';

export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';

export interface CardLook {
  /** Width in pixels; without it the card fills what is around it. */
  w?: number;
  cls?: string;
  /** What a screen reader says; without it the card is a picture whose button has the name. */
  label?: string;
}

export interface PlayingLook extends CardLook {
  /** One large suit instead of the pips: for cards under 72 pixels. */
  simple?: boolean;
  /** SEP's action cards say at their foot what they do. */
  action?: boolean;
}

function card(body: string, { w = 0, cls = '', label = '' }: CardLook): string {
  const size = w ? ` width="${w}" height="${f(w * 1.4)}"` : '';
  return `<svg class="card ${cls}" viewBox="0 0 100 140"${size} ${named(label)}>${body}</svg>`;
}
const sign = (x: number, y: number, s: number, inner: string, color: string): string => `<svg x="${f(x)}" y="${f(y)}" width="${s}" height="${s}" viewBox="0 0 24 24" color="${color}"><g fill="currentColor">${inner}</g></svg>`;
const figure = (x: number, y: number, size: number, t: string | number, fill: string, extra = ''): string => `<use href="#${figureId(String(t))}" x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${fill}" ${extra}/>`;
/** The same again, upside down. */
const twice = (g: string): string => g + `<g transform="rotate(180 50 70)">${g}</g>`;

const paperFace = '<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/>';
const field = (c: Colour): string => paperFace + `<rect x="5" y="5" width="90" height="130" rx="6" fill="var(--c-${c})"/>`;
const colourIndex = (c: Colour, v: number): string => {
  const on = `var(--c-${c}-on)`;
  return figure(v > 9 ? 21 : 19.5, 34, v > 9 ? 27 : 30, v, on, v > 9 ? 'letter-spacing="-2"' : '') + sign(11, 40, 18, EMBLEM[c], on);
};
// Seven Seals: one big seal-edged disc with the number; the index column carries fan and trick.
export function sealsCard(c: Colour, v: number, look: CardLook = {}): string {
  const on = `var(--c-${c}-on)`;
  const body = field(c) + `<path d="${scallop(54, 76, 26.5, 18, 0.05)}" fill="${on}"/><circle cx="54" cy="76" r="23.4" fill="none" stroke="var(--c-${c})" stroke-width="1.6"/>` +
    figure(v > 9 ? 53 : 54, 89, v > 9 ? 33 : 38, v, `var(--c-${c}-num)`, v > 9 ? 'letter-spacing="-2"' : '') + colourIndex(c, v) + sign(73, 113, 15, EMBLEM[c], on);
  return card(body, look);
}
// Diabolo: the value is also the number of emblems.
const PIPS5: Record<number, [number, number][]> = { 1: [[52, 74]], 2: [[54, 48], [54, 96]], 3: [[60, 32], [56, 70], [52, 108]], 4: [[34, 62], [70, 62], [34, 102], [70, 102]], 5: [[32, 56], [74, 56], [53, 82], [32, 108], [74, 108]] };
export function diaboloCard(c: Colour, v: number, look: CardLook = {}): string {
  const on = `var(--c-${c}-on)`, s = v === 1 ? 56 : v < 4 ? 33 : 29;
  const body = field(c) + (PIPS5[v] ?? []).map(([x, y]) => sign(x - s / 2, y - s / 2, s, EMBLEM[c], on)).join('') +
    figure(19, 34, 30, v, on);
  return card(body, look);
}
// The double card: two suns of a scale.
export function doubleCard(look: CardLook = {}): string {
  const body = paperFace + '<rect x="5" y="5" width="90" height="130" rx="6" fill="var(--ink-card)"/>' +
    `<path d="${scallop(50, 70, 30, 16, 0.06)}" fill="var(--lamp)"/>` + figure(50, 84, 40, '×2', 'var(--ink-card)') +
    '<svg x="37" y="12" width="26" height="26" viewBox="0 0 64 64"><use href="#angel"/></svg><g transform="rotate(180 50 70)"><svg x="37" y="12" width="26" height="26" viewBox="0 0 64 64"><use href="#angel"/></svg></g>';
  return card(body, look);
}

// ---------------------------------------------------------------- playing cards (Sequence, SEP)
const L = 34, R = 66, M = 50;
const PIPS: Partial<Record<Rank, [number, number][]>> = {
  A: [[M, 70]], 2: [[M, 38], [M, 102]], 3: [[M, 36], [M, 70], [M, 104]], 4: [[L, 42], [R, 42], [L, 98], [R, 98]], 5: [[L, 40], [R, 40], [M, 70], [L, 100], [R, 100]],
  6: [[L, 38], [R, 38], [L, 70], [R, 70], [L, 102], [R, 102]], 7: [[L, 38], [R, 38], [M, 54], [L, 70], [R, 70], [L, 102], [R, 102]],
  8: [[L, 38], [R, 38], [M, 54], [L, 70], [R, 70], [M, 86], [L, 102], [R, 102]],
  9: [[L, 33], [R, 33], [L, 58], [R, 58], [M, 70], [L, 82], [R, 82], [L, 107], [R, 107]],
  T: [[L, 33], [R, 33], [M, 45], [L, 58], [R, 58], [L, 82], [R, 82], [M, 95], [L, 107], [R, 107]],
};
export const rankText = (r: Rank): string => (r === 'T' ? '10' : r);
function playingIndex(r: Rank, s: Suit): string {
  const col = `var(--s-${s})`;
  return figure(16.5, 29, r === 'T' ? 23 : 26, rankText(r), col, r === 'T' ? 'letter-spacing="-2.5"' : '') + sign(8, 34, 17, SUIT[s], col);
}
export function playingCard(r: Rank, s: Suit, { simple = false, action = false, ...look }: PlayingLook = {}): string {
  const col = `var(--s-${s})`;
  let mid: string;
  if ('JQK'.includes(r)) mid = court(r, s, action);
  else if (simple) mid = sign(27, 47, 46, SUIT[s], col);
  else if (r === 'A') mid = `<circle cx="50" cy="70" r="30" fill="none" stroke="${col}" stroke-width="1.2"/>` + sign(30, 50, 40, SUIT[s], col);
  else mid = (PIPS[r] ?? []).map(([x, y]) => { const q = '9T'.includes(r) ? 17 : 20; const g = sign(x - q / 2, y - q / 2, q, SUIT[s], col); return y > 71 ? `<g transform="rotate(180 ${x} ${y})">${g}</g>` : g; }).join('');
  const index = 'JQK'.includes(r) && action ? playingIndex(r, s) : twice(playingIndex(r, s));
  return card(paperFace + mid + index, look);
}
// Courts are busts of a few plain shapes; jacks of spades and hearts look sideways and show one eye.
function court(r: Rank, s: Suit, action: boolean): string {
  const col = `var(--s-${s})`, ink = 'var(--ink-card)', gold = 'var(--court-gold)';
  let b = action ? '<rect x="28" y="12" width="62" height="84" rx="5" fill="var(--card-2)"/>' : '<rect x="27" y="24" width="46" height="92" rx="5" fill="var(--card-2)"/>';
  const cx = action ? 59 : 50, g: string[] = [];
  const bottom = action ? 96 : 116;
  g.push(`<path d="M${cx - 22} ${bottom}c0-16 9-25 22-25s22 9 22 25z" fill="${col}"/>`);
  g.push(`<path d="M${cx - 8} ${bottom - 24}h16l-8 13z" fill="var(--card)"/>`);
  const fy = bottom - 42;
  if (r === 'Q') g.push(`<path d="M${cx - 17} ${fy + 20}c-3-22-2-38 17-38s20 16 17 38z" fill="${ink}"/>`);
  if (r === 'J' && 'SH'.includes(s)) {
    g.push(`<path d="M${cx - 12} ${fy - 6}h21l6 9-6 2v6c0 6-5 8-12 8s-9-6-9-12z" fill="var(--card)" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`);
    g.push(`<circle cx="${cx + 4.5}" cy="${fy + 1}" r="2.3" fill="${ink}"/><path d="M${cx + 2} ${fy + 11}h6" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`);
  } else {
    g.push(`<path d="M${cx - 12.5} ${fy - 8}h25v10c0 9-5 17-12.5 17s-12.5-8-12.5-17z" fill="var(--card)" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`);
    g.push(`<circle cx="${cx - 5.5}" cy="${fy + 1}" r="2.3" fill="${ink}"/><circle cx="${cx + 5.5}" cy="${fy + 1}" r="2.3" fill="${ink}"/>`);
    if (r !== 'K') g.push(`<path d="M${cx - 3.5} ${fy + 11}h7" stroke="${r === 'Q' ? col : ink}" stroke-width="2.2" stroke-linecap="round"/>`);
  }
  if (r === 'J') g.push(`<path d="M${cx - 16} ${fy - 5}c0-11 8-16 17-16 10 0 15 6 15 12 0 3-2 4-5 4z" fill="${col}"/><path d="M${cx + 8} ${fy - 18}c3-9 9-12 15-11-1 7-5 12-11 14z" fill="${gold}"/>`);
  if (r === 'Q') g.push(`<path d="M${cx - 13} ${fy - 10}l-2-15 8 7 7-10 7 10 8-7-2 15z" fill="${gold}"/><circle cx="${cx}" cy="${fy - 29.5}" r="2.6" fill="${col}"/>`);
  if (r === 'K') g.push(`<path d="M${cx - 13} ${fy + 4}c1 17 6 22 13 22s12-5 13-22c-3 3-5 4-8 3.5-3-.5-7-.5-10 0-3 .5-5-.5-8-3.500z" fill="${ink}"/><path d="M${cx - 4} ${fy + 12}h8" stroke="var(--card)" stroke-width="2" stroke-linecap="round"/><path d="M${cx - 15} ${fy - 8}v-17l7.5 6 7.5-9 7.5 9 7.5-6v17z" fill="${gold}"/><path d="M${cx - 15} ${fy - 11}h30v4h-30z" fill="${col}"/>`);
  b += g.join('');
  if (action) { // what it does: cards lifted off a stack, and a token for the king
    const n = r === 'J' ? 1 : r === 'Q' ? 2 : 3;
    b += `<path d="M12 102h76" stroke="var(--card-edge)" stroke-width="1.5"/>`;
    for (let i = 0; i < 3; i++) {
      const on = i >= 3 - n;
      b += `<rect x="${12 + i * 8}" y="${on ? 108 : 111}" width="14" height="20" rx="2.5" fill="${on ? col : 'var(--card)'}" stroke="${on ? 'var(--card)' : ink}" stroke-opacity="${on ? 1 : 0.5}" stroke-width="1.5" ${on ? '' : 'stroke-dasharray="3 2.5"'}/>`;
    }
    b += figure(r === 'K' ? 58 : 66, 126, 21, '−' + n, ink);
    if (r === 'K') b += '<svg x="73" y="108" width="21" height="21" viewBox="0 0 64 64"><use href="#token"/></svg>';
  }
  return b;
}

// ---------------------------------------------------------------- backs
export function back(kind: 'house' | 'action' = 'house', look: CardLook = {}): string {
  let pat = '';
  for (let y = 0; y < 7; y++) for (let x = 0; x < 5; x++) {
    const cx = 18 + x * 16, cy = 22 + y * 16;
    pat += (x + y) % 2 ? `<path d="M${cx} ${cy - 5}l5 5-5 5-5-5z"/>` : `<circle cx="${cx}" cy="${cy}" r="1.8"/>`;
  }
  const mid = kind === 'house' ? '' : `<path d="${scallop(50, 70, 22, 14, 0.06)}" fill="var(--back-${kind})"/><svg x="34" y="54" width="32" height="32" viewBox="0 0 24 24" color="var(--back-${kind}-ink)"><g fill="currentColor">${MARK.crown}</g></svg>`;
  const body = paperFace + `<rect x="5" y="5" width="90" height="130" rx="6" fill="var(--back-${kind})"/><rect x="10" y="10" width="80" height="120" rx="4" fill="none" stroke="var(--back-${kind}-ink)" stroke-opacity=".6" stroke-width="1.3"/><g fill="var(--back-${kind}-ink)" fill-opacity=".75">${pat}</g>${mid}`;
  return card(body, look);
}
