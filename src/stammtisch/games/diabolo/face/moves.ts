// The words of a move, taken apart. What may be said is always the server's list; here it is only sorted to its controls.
import { cardOf, type Side } from './pieces';

export type Said = { kind: 'lay'; card: string; side: Side } | { kind: 'box'; card: string } | { kind: 'double' | 'keep' };

export function said(word: string): Said | null {
  if (word === 'double' || word === 'keep') return { kind: word };
  const [first = '', second = ''] = word.split(' ');
  if (first === 'box' && cardOf(second)) return { kind: 'box', card: second };
  if (cardOf(first) && (second === 'devil' || second === 'angel')) return { kind: 'lay', card: first, side: second };
  return null;
}

/** The words that can be said with a card. */
export const wordsOf = (legal: readonly string[], card: string): string[] =>
  legal.filter((word) => {
    const move = said(word);
    return move !== null && 'card' in move && move.card === card;
  });
