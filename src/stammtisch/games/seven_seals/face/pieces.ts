// Cards, seals and the saboteur: from their words to their pictures.
import { back, emblem, saboteur, seal, sealsCard, COLOURS, type Colour, type Wax } from '@shell/art';

export interface Card { colour: Colour; value: number }

export const SABOTEUR = 'saboteur';

/** "g10" as a card; null for everything else. */
export function cardOf(word: string): Card | null {
  const found = /^([rygbp])(\d+)$/.exec(word);
  return found ? { colour: found[1] as Colour, value: Number(found[2]) } : null;
}

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
  const card = cardOf(word);
  if (card) return `<span class="cc" style="background:var(--c-${card.colour});color:var(--c-${card.colour}-on)">${emblem(card.colour, 12)}${card.value}</span>`;
  const wax = waxOf(word);
  return wax ? seal(wax, 20) : word === SABOTEUR ? saboteur(22) : '';
}
