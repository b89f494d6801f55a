// The words of a move, taken apart. What may be said is always the server's list; here it is only sorted to its controls.
import type { Colour } from '@shell/art';
import type { Wax } from './art';

export type Said =
  | { kind: 'card'; card: string }
  | { kind: 'saboteur' }
  | { kind: 'done' }
  | { kind: 'take'; colour: Colour }
  | { kind: 'steal'; colour: Colour; from: number }
  | { kind: 'return'; wax: Wax };

export function said(word: string): Said | null {
  if (word === 'saboteur' || word === 'done') return { kind: word };
  const steal = /^take ([rygbp]) from (\d)$/.exec(word);
  if (steal) return { kind: 'steal', colour: steal[1] as Colour, from: Number(steal[2]) };
  const take = /^take ([rygbp])$/.exec(word);
  if (take) return { kind: 'take', colour: take[1] as Colour };
  const back = /^return ([rygbpw])$/.exec(word);
  if (back) return { kind: 'return', wax: back[1] as Wax };
  return /^[rygbp]\d+$/.test(word) ? { kind: 'card', card: word } : null;
}

/** The seats that can be robbed of a colour. */
export function victims(legal: readonly string[], colour: Colour): number[] {
  return legal.flatMap((word) => {
    const one = said(word);
    return one?.kind === 'steal' && one.colour === colour ? [one.from] : [];
  });
}

/** The kinds of seal that can be returned. */
export function returnable(legal: readonly string[]): Wax[] {
  return legal.flatMap((word) => {
    const one = said(word);
    return one?.kind === 'return' ? [one.wax] : [];
  });
}

/** The colours that a seat can be robbed of. */
export function robbable(legal: readonly string[], seat: number): Colour[] {
  return legal.flatMap((word) => {
    const one = said(word);
    return one?.kind === 'steal' && one.from === seat ? [one.colour] : [];
  });
}
