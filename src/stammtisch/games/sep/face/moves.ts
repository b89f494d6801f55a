// The words of moves: what can be done with a card, a place, a pile.

export type Pile = 'stock' | 'reserve' | 'action';

export type Move =
  | { kind: 'draw'; pile: Pile }
  | { kind: 'fill'; pile: Pile }
  | { kind: 'on'; card: string; place: number }
  | { kind: 'aside'; card: string }
  | { kind: 'away'; card: string };

export function said(word: string): Move | null {
  const on = /^(\w\w) on ([1-6])$/.exec(word);
  if (on) return { kind: 'on', card: on[1] as string, place: Number(on[2]) };
  const off = /^(\w\w) (aside|away)$/.exec(word);
  if (off) return { kind: off[2] as 'aside' | 'away', card: off[1] as string };
  const pile = /^(fill )?(stock|reserve|action)$/.exec(word);
  return pile ? { kind: pile[1] ? 'fill' : 'draw', pile: pile[2] as Pile } : null;
}

/** The places where a card may be placed or used. */
export const targets = (legal: readonly string[], card: string): number[] =>
  legal.flatMap((word) => {
    const move = said(word);
    return move?.kind === 'on' && move.card === card ? [move.place] : [];
  });

/** The word that takes a card off the hand without a place: laid aside or thrown away. */
export const offWord = (legal: readonly string[], card: string): string | null =>
  [`${card} aside`, `${card} away`].find((word) => legal.includes(word)) ?? null;

/** The word that a tap on a pile says. */
export const pileWord = (legal: readonly string[], pile: Pile): string | null => [pile, `fill ${pile}`].find((word) => legal.includes(word)) ?? null;

/** The words that fill an empty place. */
export const fills = (legal: readonly string[]): string[] => legal.filter((word) => said(word)?.kind === 'fill');

/** Whether a card can do anything now. */
export const usable = (legal: readonly string[], card: string): boolean => legal.some((word) => word.startsWith(`${card} `));
