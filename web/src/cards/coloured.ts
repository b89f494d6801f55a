// Cards of five colours by their words: "g10" is the green ten.
import { COLOURS, colourCard, emblem, EMBLEM, figure, sign, type Colour } from '../art';
import type { Translate } from '../face';

export interface Coloured {
  colour: Colour;
  value: number;
}

/** "g10" as a card; null for everything else. */
export function colouredOf(word: string): Coloured | null {
  const found = /^([rygbp])(\d+)$/.exec(word);
  return found ? { colour: found[1] as Colour, value: Number(found[2]) } : null;
}

/** A plain card of a colour: emblem and number; a game with a drawing of its own uses `colourCard`. */
export function colouredPicture(word: string): string | null {
  const card = colouredOf(word);
  if (!card) return null;
  const on = `var(--c-${card.colour}-on)`;
  return colourCard(card.colour, card.value, sign(28, 56, 44, EMBLEM[card.colour], on) + figure(78, 128, 26, card.value, on), { index: true });
}

/** Something written on a colour, inside a sentence. */
export const tinted = (colour: Colour, text: string | number): string =>
  `<span class="cc" style="background:var(--c-${colour});color:var(--c-${colour}-on)">${emblem(colour, 12)}${text}</span>`;

export function colouredChip(word: string): string | null {
  const card = colouredOf(word);
  return card && tinted(card.colour, card.value);
}

/** The card in words, in every language of the shell: "green 10". */
export function colouredName(word: string, t: Translate): string | null {
  const card = colouredOf(word);
  return card && t('coloured-card', { ...card });
}

/** A hand in order: colour by colour, in each from low to high. */
export function sortedColoured(words: readonly string[]): string[] {
  const height = (word: string): number => {
    const card = colouredOf(word);
    return card ? COLOURS.indexOf(card.colour) * 1000 + card.value : Infinity;
  };
  return words.toSorted((a, b) => height(a) - height(b));
}
