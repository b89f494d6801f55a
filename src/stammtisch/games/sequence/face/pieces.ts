// Cards and chips: as pictures, as small pictures in a sentence, in words.
import { back } from '@shell/art';
import { playingChip, playingName, playingOf as cardOf, playingPicture, sortedPlaying } from '@shell/cards/playing';
import type { Translate } from '@shell/face';
import { chip as chipPicture, jackCard } from './art';
import { teamOf } from './facts';

export { cardOf };

const isChip = (word: string): boolean => word.startsWith('chip ');
export const isJack = (card: string): boolean => card.startsWith('J');
/** The jacks of spades and hearts are drawn from the side. */
export const isOneEyed = (card: string): boolean => card === 'JS' || card === 'JH';

export function picture(word: string): string {
  const card = cardOf(word);
  if (card?.rank === 'J') return jackCard(card.suit, isOneEyed(word));
  return playingPicture(word) ?? (isChip(word) ? chipPicture(teamOf(word), 64) : back());
}

/** A card as somebody plays or draws it: "the king of hearts" when it is spoken, the same picture when it is shown. */
export const object = (card: string): string => `${card}${OBJECT}`;
const OBJECT = ' object';

export function chip(marked: string): string {
  const word = marked.replace(OBJECT, '');
  return playingChip(word) ?? (isChip(word) ? chipPicture(teamOf(word), 20) : '');
}

export function called(word: string, t: Translate): string {
  const played = word.endsWith(OBJECT) ? cardOf(word.replace(OBJECT, '')) : null;
  if (played) return t('card-object', { ...played });
  return playingName(word, t) ?? (isChip(word) ? t('chip', { team: teamOf(word) }) : t('hidden'));
}

/** A hand in order: suit by suit, in each from low to high, jacks behind all others. */
export const sorted = (cards: readonly string[]): string[] => [...sortedPlaying(cards.filter((card) => !isJack(card))), ...sortedPlaying(cards.filter(isJack))];
