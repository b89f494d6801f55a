// Cards, seals and the saboteur: from their words to their pictures.
import { back, COLOURS, type Colour } from '@shell/art';
import { colouredChip, colouredOf as cardOf } from '@shell/cards/coloured';
import { piece } from '@shell/face';
import { saboteur, seal, sealsCard, type Wax } from './art';

export const SABOTEUR = 'saboteur';

export { cardOf };

/** The mark of a card that is named after a verb, in the case that the verb asks for: "r3 acc". */
const ACC = ' acc';
/** A card inside a sentence, named in that case. */
export const acted = (word: string): string => piece(word + ACC);
/** The card of such a mark; null for everything else. */
export const actedOf = (word: string): string | null => (word.endsWith(ACC) ? word.slice(0, -ACC.length) : null);

/** "seal black" as wax; null for everything else. */
export function waxOf(word: string): Wax | null {
  if (word === 'seal black') return 'k';
  return (/^seal ([rygbpw])$/.exec(word)?.[1] as Wax | undefined) ?? null;
}

export const sealWord = (wax: Wax): string => (wax === 'k' ? 'seal black' : `seal ${wax}`);

export const isColour = (wax: Wax): wax is Colour => (COLOURS as readonly Wax[]).includes(wax);

/** A piece that fills what is around it. */
export function picture(word: string): string {
  const card = cardOf(word);
  if (card) return sealsCard(card.colour, card.value);
  const wax = waxOf(word);
  if (wax) return seal(wax);
  return word === SABOTEUR ? saboteur() : back();
}

/** A piece inside a sentence. */
export function chip(word: string): string {
  const card = colouredChip(actedOf(word) ?? word);
  if (card) return card;
  const wax = waxOf(word);
  return wax ? seal(wax, 20) : word === SABOTEUR ? saboteur(22) : '';
}
