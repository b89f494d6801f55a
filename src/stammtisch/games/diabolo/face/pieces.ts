// Cards and double cards: from their words to their pictures.
import { back, COLOURS, type Colour } from '@shell/art';
import { colouredChip, colouredOf as cardOf, tinted } from '@shell/cards/coloured';
import { piece } from '@shell/face';
import { diaboloCard, doubleCard } from './art';

export { cardOf, tinted };

/** The mark of a card that is named after a verb, in the case that the verb asks for: "r3 acc". */
const ACC = ' acc';
/** A card inside a sentence, named in that case. */
export const acted = (word: string): string => piece(word + ACC);
/** The card of such a mark; null for everything else. */
export const actedOf = (word: string): string | null => (word.endsWith(ACC) ? word.slice(0, -ACC.length) : null);
export const DOUBLE = 'double';
export const SIDES = ['devil', 'angel'] as const;
export type Side = (typeof SIDES)[number];

/** "row g" as a colour; null for everything else. */
export function rowOf(place: string): Colour | null {
  return COLOURS.find((colour) => place === `row ${colour}`) ?? null;
}

/** "g angel" as a colour and a side; null for everything else. */
export function sideOf(place: string): { colour: Colour; side: Side } | null {
  const found = /^([rygbp]) (devil|angel)$/.exec(place);
  return found ? { colour: found[1] as Colour, side: found[2] as Side } : null;
}

/** The cards of one colour. */
export const ofColour = (words: readonly string[], colour: Colour): string[] => words.filter((word) => cardOf(word)?.colour === colour);

/** What open cards add up to. */
export const sumOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + (cardOf(word)?.value ?? 0), 0);

/** A piece that fills what is around it. */
export function picture(word: string): string {
  const card = cardOf(word);
  if (card) return diaboloCard(card.colour, card.value);
  return word === DOUBLE ? doubleCard() : back();
}

/** A piece inside a sentence. */
export function chip(word: string): string {
  return colouredChip(actedOf(word) ?? word) ?? (word === DOUBLE ? '<span class="cc" style="background:var(--ink-card);color:var(--lamp)">×2</span>' : '');
}
