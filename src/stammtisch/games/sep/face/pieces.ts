// Cards and tokens: their words, their pictures.
import { back, playingCard, rankText } from '@shell/art';
import { playingChip, playingOf as cardOf } from '@shell/cards/playing';
import type { Translate } from '@shell/face';
import { actionBack, actionCard, token } from './art';

export { cardOf };

export const TOKEN = 'token';
/** The twelve action cards as they are spread out: a row for each suit. */
export const ACTION_CARDS: readonly string[] = ['S', 'H', 'D', 'C'].flatMap((suit) => ['J', 'Q', 'K'].map((rank) => rank + suit));

export const isAction = (word: string): boolean => ACTION_CARDS.includes(word);

/** A piece that fills what is around it; hidden action cards have a back of their own. */
export function picture(word: string, hidden: 'house' | 'action' = 'house'): string {
  const card = cardOf(word);
  if (card) return isAction(word) ? actionCard(card.rank, card.suit) : playingCard(card.rank, card.suit, { simple: true });
  return word === TOKEN ? token() : hidden === 'action' ? actionBack() : back();
}

/** An action card without what it does: where many lie side by side. */
export function plainPicture(word: string): string {
  const card = cardOf(word);
  return card ? playingCard(card.rank, card.suit, { simple: true }) : actionBack();
}

/** A card as somebody plays or draws it: "the 9 of hearts" when it is spoken, the same picture when it is shown. */
export const object = (card: string): string => `${card}${OBJECT}`;
const OBJECT = ' object';

/** A piece inside a sentence. */
export function chip(marked: string): string {
  const word = marked.replace(OBJECT, '');
  return playingChip(word, 12) ?? (word === TOKEN ? token(20) : '');
}

/** A rank as the texts choose by it: numbers as numbers. */
export const rankOf = (word: string): string | number => (/^[2-9]/.test(word) ? Number(word[0]) : word.charAt(0));

/** A piece in words: "9 of hearts". */
export function called(marked: string, t: Translate): string {
  const word = marked.replace(OBJECT, '');
  const card = cardOf(word);
  if (card) return t(word === marked ? 'card' : 'card-object', { rank: rankOf(word), value: rankText(card.rank), suit: card.suit });
  return word === TOKEN ? t('token') : t('hidden');
}
