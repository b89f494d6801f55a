// Cards and chips: as pictures, as small pictures in a sentence, in words.
import { back } from '@shell/art';
import { playingChip, playingName, playingOf as cardOf, playingPicture, sortedPlaying } from '@shell/cards/playing';
import type { Translate } from '@shell/face';
import { chip as chipPicture } from './art';
import { teamOf } from './facts';

export { cardOf };

const isChip = (word: string): boolean => word.startsWith('chip ');
export const isJack = (card: string): boolean => card.startsWith('J');
/** The jacks of spades and hearts are drawn from the side. */
export const isOneEyed = (card: string): boolean => card === 'JS' || card === 'JH';

export function picture(word: string): string {
  return playingPicture(word) ?? (isChip(word) ? chipPicture(teamOf(word), 64) : back());
}

export function chip(word: string): string {
  return playingChip(word) ?? (isChip(word) ? chipPicture(teamOf(word), 20) : '');
}

export function called(word: string, t: Translate): string {
  return playingName(word, t) ?? (isChip(word) ? t('chip', { team: teamOf(word) }) : t('hidden'));
}

/** A hand in order: suit by suit, in each from low to high, jacks behind all others. */
export const sorted = (cards: readonly string[]): string[] => [
  ...sortedPlaying(cards.filter((card) => !isJack(card))),
  ...sortedPlaying(cards.filter(isJack)),
];
