// The sprites: the signs of buttons and the lamp; what stands on cards. As symbols.
import { EMBLEM, figureId, FIGURES, MARK, SUIT } from './signs';

/** Hidden symbols, which stand once on the page: `use` refers to them. */
export const hidden = (symbols: readonly string[]): string =>
  `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${symbols.join('')}</defs></svg>`;
export const symbol = (id: string, body: string, box = '0 0 64 64'): string => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
/** A sign of one colour, in a space of 24 x 24. */
export const signSymbol = (id: string, body: string): string => symbol(id, `<g fill="currentColor">${body}</g>`, '0 0 24 24');

/** What every page shows at once. */
export function signs(): string {
  const marks = Object.entries(MARK).map(([k, v]) => signSymbol(`mk-${k}`, v));
  return hidden([...marks, symbol('lamp', lampBody())]);
}

/** What cards are made of; a game adds symbols of its own (face.ts, Lid). */
export function material(): string {
  return hidden([
    ...Object.entries(EMBLEM).map(([k, v]) => signSymbol(`em-${k}`, v)),
    ...Object.entries(SUIT).map(([k, v]) => signSymbol(`su-${k}`, v)),
    ...FIGURES.map((figure) => `<text id="${figureId(figure)}" class="num">${figure}</text>`),
    symbol('slot', '<circle cx="32" cy="32" r="26" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="5 5.2"/>'),
  ]);
}

function lampBody(): string {
  return (
    '<path d="M32 22 4 54h56z" fill="var(--lamp)" opacity=".35"/>' +
    '<path d="M30.6 2h2.800v9h-2.800z" fill="currentColor"/><path d="M16 26C16 16 22 10 32 10s16 6 16 16z" fill="currentColor"/>' +
    '<path d="M26 28h12a6 6 0 0 1-12 0z" fill="var(--lamp)"/>' +
    '<path d="M4 52h56v5H4z" fill="currentColor"/><path d="M12 57h4.500v6H12zm35.5 0H52v6h-4.500z" fill="currentColor"/>'
  );
}
