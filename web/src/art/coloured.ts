// Cards of five colours, each with an emblem of its own.
import { card, figure, PAPER, sign, type CardLook } from './paper';
import { EMBLEM, type Colour } from './signs';

/** A card of one colour with a number in its corner; a game draws the middle. `index` also puts the emblem under the number. */
export function colourCard(c: Colour, v: number, middle: string, { index = false, ...look }: CardLook & { index?: boolean } = {}): string {
  const on = `var(--c-${c}-on)`;
  const field = PAPER + `<rect x="5" y="5" width="90" height="130" rx="6" fill="var(--c-${c})"/>`;
  const corner = index
    ? figure(v > 9 ? 21 : 19.5, 34, v > 9 ? 27 : 30, v, on, v > 9 ? 'letter-spacing="-2"' : '') + sign(11, 40, 18, EMBLEM[c], on)
    : figure(19, 34, 30, v, on);
  return card(field + middle + corner, look);
}
