// The words of this game: "KH b5", "swap KH", "line a1-d1", "draw", "pass".
import { isSquare } from './board';

export type Said =
  { kind: 'play'; card: string; square: string } | { kind: 'swap'; card: string } | { kind: 'line'; line: string } | { kind: 'draw' } | { kind: 'pass' };

export function said(word: string): Said | null {
  const [first = '', second = ''] = word.split(' ');
  if (word === 'draw' || word === 'pass') return { kind: word };
  if (first === 'swap') return { kind: 'swap', card: second };
  if (first === 'line') return { kind: 'line', line: second };
  return isSquare(second) ? { kind: 'play', card: first, square: second } : null;
}

/** The squares that a card may be played to now. */
export const targets = (legal: readonly string[], card: string): string[] =>
  legal.flatMap((word) => (word.startsWith(`${card} `) ? [word.slice(card.length + 1)] : []));

/** The cards that may be played to a square now. */
export const cardsFor = (legal: readonly string[], square: string): string[] =>
  legal.flatMap((word) => (word.endsWith(` ${square}`) ? [word.slice(0, -square.length - 1)] : []));

export const lineChoices = (legal: readonly string[]): string[] => legal.flatMap((word) => (word.startsWith('line ') ? [word.slice('line '.length)] : []));
