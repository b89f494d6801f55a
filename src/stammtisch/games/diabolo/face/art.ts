// Cards, devils and angels as SVG text.
import './tokens.css';
import { card, colourCard, EMBLEM, figure, hidden, PAPER, scallop, sign, symbol, use, type CardLook, type Colour } from '@shell/art';

export const devil = (size = 44, label = ''): string => use('devil', size, size, 'i', label);
export const angel = (size = 44, label = ''): string => use('angel', size, size, 'i', label);

/** The value is also the number of emblems. */
const PIPS5: Record<number, [number, number][]> = {
  1: [[52, 74]],
  2: [
    [54, 48],
    [54, 96],
  ],
  3: [
    [60, 32],
    [56, 70],
    [52, 108],
  ],
  4: [
    [34, 62],
    [70, 62],
    [34, 102],
    [70, 102],
  ],
  5: [
    [32, 56],
    [74, 56],
    [53, 82],
    [32, 108],
    [74, 108],
  ],
};
export function diaboloCard(c: Colour, v: number, look: CardLook = {}): string {
  const s = v === 1 ? 56 : v < 4 ? 33 : 29;
  return colourCard(c, v, (PIPS5[v] ?? []).map(([x, y]) => sign(x - s / 2, y - s / 2, s, EMBLEM[c], `var(--c-${c}-on)`)).join(''), look);
}

/** The double card: two suns of a scale. */
export function doubleCard(look: CardLook = {}): string {
  const body =
    PAPER +
    '<rect x="5" y="5" width="90" height="130" rx="6" fill="var(--ink-card)"/>' +
    `<path d="${scallop(50, 70, 30, 16, 0.06)}" fill="var(--lamp)"/>` +
    figure(50, 84, 40, '×2', 'var(--ink-card)') +
    '<svg x="37" y="12" width="26" height="26" viewBox="0 0 64 64"><use href="#angel"/></svg><g transform="rotate(180 50 70)"><svg x="37" y="12" width="26" height="26" viewBox="0 0 64 64"><use href="#angel"/></svg></g>';
  return card(body, look);
}

export const symbols = (): string => hidden([symbol('devil', devilBody()), symbol('angel', angelBody())]);

function devilBody(): string {
  return (
    '<circle cx="32" cy="34" r="27" fill="var(--devil)"/>' +
    '<path d="M10.5 20C4.5 14.5 4 7.5 7 1.500c1.5 5.5 6 8.5 13 9.500zM53.5 20c6-5.5 6.5-12.5 3.5-18.5-1.5 5.5-6 8.5-13 9.500z" fill="var(--devil)"/>' +
    '<path d="m17.5 25.5 10 4.300c-.8 5.2-8.2 5.4-10-4.300zm29 0-10 4.300c.8 5.2 8.2 5.4 10-4.300z" fill="var(--devil-ink)"/>' +
    '<path d="M17.5 40c4 6.6 9 9.5 14.5 9.500S42.5 46.6 46.5 40c-4 2.8-9 4.2-14.5 4.200S21.5 42.8 17.5 40z" fill="var(--devil-ink)"/>' +
    '<path d="M28 51.500h8L32 62z" fill="var(--devil-ink)"/>'
  );
}
function angelBody(): string {
  return (
    '<path d="M14 30C6 28 1.5 33 1.5 41c0 7 5 12 14 12zM50 30c8-2 12.5 3 12.5 11 0 7-5 12-14 12z" fill="var(--angel-wing)"/>' +
    '<path d="M2.5 39h11M4 46h10M61.5 39h-11M60 46H50" stroke="var(--angel-ink)" stroke-width="2" stroke-linecap="round" opacity=".5"/>' +
    '<circle cx="32" cy="38" r="22.5" fill="var(--angel)" stroke="var(--angel-ink)" stroke-width="2.5"/>' +
    '<ellipse cx="32" cy="9" rx="15" ry="5.5" fill="none" stroke="var(--angel-halo)" stroke-width="4.2"/>' +
    '<path d="M21 34.500c1.5 3.2 6.5 3.2 8 0M35 34.500c1.5 3.2 6.5 3.2 8 0" fill="none" stroke="var(--angel-ink)" stroke-width="3" stroke-linecap="round"/>' +
    '<path d="M24 45.500c4.5 5 11.5 5 16 0" fill="none" stroke="var(--angel-ink)" stroke-width="3" stroke-linecap="round"/>'
  );
}
