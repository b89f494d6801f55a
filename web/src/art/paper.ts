// What every card is made of, in a space of 100 x 140, as SVG text. Colours come from the tokens, so light and dark need no second drawing.
import { f, scallop } from './outline';
import { figureId, FIGURES } from './signs';
import { named } from './named';

export interface CardLook {
  /** Width in pixels; without it the card fills what is around it. */
  w?: number;
  cls?: string;
  /** What a screen reader says; without it the card is a picture whose button has the name. */
  label?: string;
}

/** A card with this drawn on it. */
export function card(body: string, { w = 0, cls = '', label = '' }: CardLook = {}): string {
  const size = w ? ` width="${w}" height="${f(w * 1.4)}"` : '';
  return `<svg class="card ${cls}" viewBox="0 0 100 140"${size} ${named(label)}>${body}</svg>`;
}

export const PAPER = '<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/>';

/** A small sign (24 x 24) at a place of the card. */
export const sign = (x: number, y: number, s: number, inner: string, color: string): string =>
  `<svg x="${f(x)}" y="${f(y)}" width="${s}" height="${s}" viewBox="0 0 24 24" color="${color}"><g fill="currentColor">${inner}</g></svg>`;

/** A number or rank. Those that are not among FIGURES are written as text. */
export function figure(x: number, y: number, size: number, t: string | number, fill: string, extra = ''): string {
  const look = `x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${fill}" ${extra}`;
  const text = String(t);
  return FIGURES.includes(text)
    ? `<use href="#${figureId(text)}" ${look}/>`
    : `<text class="num" ${look}>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`;
}

/** The same again, upside down. */
export const twice = (g: string): string => g + `<g transform="rotate(180 50 70)">${g}</g>`;

/** The back of a card. A game with two decks gives one of them a tone of its own (`--back-<tone>`, `--back-<tone>-ink`) and a sign. */
export function back(tone = 'house', inner = '', look: CardLook = {}): string {
  let pat = '';
  for (let y = 0; y < 7; y++)
    for (let x = 0; x < 5; x++) {
      const cx = 18 + x * 16,
        cy = 22 + y * 16;
      pat += (x + y) % 2 ? `<path d="M${cx} ${cy - 5}l5 5-5 5-5-5z"/>` : `<circle cx="${cx}" cy="${cy}" r="1.8"/>`;
    }
  const mid =
    inner &&
    `<path d="${scallop(50, 70, 22, 14, 0.06)}" fill="var(--back-${tone})"/><svg x="34" y="54" width="32" height="32" viewBox="0 0 24 24" color="var(--back-${tone}-ink)"><g fill="currentColor">${inner}</g></svg>`;
  const body =
    PAPER +
    `<rect x="5" y="5" width="90" height="130" rx="6" fill="var(--back-${tone})"/><rect x="10" y="10" width="80" height="120" rx="4" fill="none" stroke="var(--back-${tone}-ink)" stroke-opacity=".6" stroke-width="1.3"/><g fill="var(--back-${tone}-ink)" fill-opacity=".75">${pat}</g>${mid}`;
  return card(body, look);
}
