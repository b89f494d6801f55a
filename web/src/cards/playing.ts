// The 52 playing cards by their words: "7H" is the seven of hearts, "TS" the ten of spades.
import { playingCard, rankText, suit as suitSign, SUITS, type PlayingLook, type Rank, type Suit } from '../art';
import type { Translate } from '../face';

export interface Playing {
  rank: Rank;
  suit: Suit;
}

export const RANKS: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
/** All words, or those of some ranks. */
export const deck = (ranks: readonly string[] = RANKS): string[] => ranks.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** "7H" as a card; null for everything else. */
export function playingOf(word: string): Playing | null {
  const found = /^([2-9TJQKA])([SHDC])$/.exec(word);
  return found ? { rank: found[1] as Rank, suit: found[2] as Suit } : null;
}

/** The card as it lies on the table; null where the word is none. */
export function playingPicture(word: string, look: PlayingLook = {}): string | null {
  const card = playingOf(word);
  return card && playingCard(card.rank, card.suit, look);
}

/** The card inside a sentence: rank and suit on a small piece of paper. */
export function playingChip(word: string, size = 13): string | null {
  const card = playingOf(word);
  return (
    card &&
    `<span class="cc" style="background:var(--card);color:var(--s-${card.suit});box-shadow:inset 0 0 0 1px var(--card-edge)">${rankText(card.rank)}${suitSign(card.suit, size)}</span>`
  );
}

/** The card in words, in every language of the shell: "seven of hearts". */
export function playingName(word: string, t: Translate): string | null {
  const card = playingOf(word);
  return card && t('playing-card', { ...card });
}

/** A hand in order: suit by suit, so that the colours alternate, in each from low to high. */
export function sortedPlaying(words: readonly string[], suits = 'SHCD', ranks: string = RANKS.join('')): string[] {
  const height = (word: string): number => suits.indexOf(word.charAt(1)) * 100 + ranks.indexOf(word.charAt(0));
  return words.toSorted((a, b) => height(a) - height(b));
}
