// Signs and coasters as SVG text; the shapes are symbols of the sprites.
import { f, scallop } from './outline';
import { named } from './named';
import type { Colour, Mark, Suit } from './signs';

/** A symbol of a sprite. */
export const use = (symbol: string, w: number, h: number, cls: string, label: string): string =>
  `<svg class="${cls}" width="${f(w)}" height="${f(h)}" ${named(label)}><use href="#${symbol}"/></svg>`;

export const mark = (id: Mark, size = 20, label = ''): string => use(`mk-${id}`, size, size, 'i', label);
export const emblem = (colour: Colour, size = 20, label = ''): string => use(`em-${colour}`, size, size, 'i', label);
export const suit = (id: Suit, size = 20, label = ''): string => use(`su-${id}`, size, size, 'i', label);
export const lamp = (size = 36, label = ''): string => use('lamp', size, size, 'i lamp', label);
/** An empty place for a seal or a token. */
export const slot = (size = 40, label = ''): string => use('slot', size, size, 'i', label);

/** A person at the table: the first letter of the name on a beer mat; bots have a dashed ring. */
export function coaster(name: string, { size = 52, turn = false, bot = false } = {}): string {
  const letter = [...name][0]?.toUpperCase().replace(/[<&]/, '') ?? '';
  return (
    `<svg class="coaster${turn ? ' turn' : ''}" viewBox="0 0 64 64" width="${size}" height="${size}" aria-hidden="true">` +
    `<path d="${scallop(32, 32, 28, 20, 0.035)}" fill="var(--coaster)" stroke="var(--coaster-edge)" stroke-width="2"/>` +
    `<circle cx="32" cy="32" r="22.5" fill="none" stroke="var(--coaster-edge)" stroke-width="1.6" ${bot ? 'stroke-dasharray="3 3.07"' : ''}/>` +
    `<text x="32" y="41.5" font-size="27" text-anchor="middle" class="num" fill="var(--coaster-ink)">${letter}</text></svg>`
  );
}
