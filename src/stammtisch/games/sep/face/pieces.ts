// Cards and tokens: their words, their pictures.
import { back, playingCard, rankText, suit as suitSign, token, type Rank, type Suit } from '@shell/art';
import type { Translate } from '@shell/face';

export const TOKEN = 'token';
/** The twelve action cards as they are spread out: a row for each suit. */
export const ACTION_CARDS: readonly string[] = ['S', 'H', 'D', 'C'].flatMap((suit) => ['J', 'Q', 'K'].map((rank) => rank + suit));

export interface Card { rank: Rank; suit: Suit }

/** "7H" as a card; null for a back, a token and everything else. */
export function cardOf(word: string): Card | null {
  const found = /^([A2-9TJQK])([SHDC])$/.exec(word);
  return found ? { rank: found[1] as Rank, suit: found[2] as Suit } : null;
}

export const isAction = (word: string): boolean => ACTION_CARDS.includes(word);

/** A piece that fills what is around it; hidden action cards have a back of their own. */
export function picture(word: string, hidden: 'house' | 'action' = 'house'): string {
  const card = cardOf(word);
  if (card) return playingCard(card.rank, card.suit, { simple: true, action: isAction(word) });
  return word === TOKEN ? token() : back(hidden);
}

/** An action card without what it does: where many lie side by side. */
export function plainPicture(word: string): string {
  const card = cardOf(word);
  return card ? playingCard(card.rank, card.suit, { simple: true }) : back('action');
}

/** A piece inside a sentence. */
export function chip(word: string): string {
  const card = cardOf(word);
  if (!card) return word === TOKEN ? token(20) : '';
  return `<span class="cc" style="background:var(--card);color:var(--s-${card.suit});box-shadow:inset 0 0 0 1px var(--card-edge)">${rankText(card.rank)}${suitSign(card.suit, 12)}</span>`;
}

/** A rank as the texts choose by it: numbers as numbers. */
export const rankOf = (word: string): string | number => (/^[2-9]/.test(word) ? Number(word[0]) : word.charAt(0));

/** A piece in words: "9 of hearts". */
export function called(word: string, t: Translate): string {
  const card = cardOf(word);
  if (card) return t('card', { rank: rankOf(word), value: rankText(card.rank), suit: card.suit });
  return word === TOKEN ? t('token') : t('hidden');
}
