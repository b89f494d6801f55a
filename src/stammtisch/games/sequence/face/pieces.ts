// Cards and chips: as pictures, as small pictures in a sentence, in words.
import { back, chip as chipPicture, playingCard, rankText, suit, type Rank, type Suit } from '@shell/art';
import type { Translate } from '@shell/face';
import { teamOf } from './facts';

export interface Playing { rank: Rank; suit: Suit }

export function cardOf(word: string): Playing | null {
  const found = /^([2-9TJQKA])([SHDC])$/.exec(word);
  return found ? { rank: found[1] as Rank, suit: found[2] as Suit } : null;
}

const isChip = (word: string): boolean => word.startsWith('chip ');
export const isJack = (card: string): boolean => card.startsWith('J');
/** The jacks of spades and hearts are drawn from the side. */
export const isOneEyed = (card: string): boolean => card === 'JS' || card === 'JH';

export function picture(word: string): string {
  const card = cardOf(word);
  if (card) return playingCard(card.rank, card.suit);
  return isChip(word) ? chipPicture(teamOf(word), 64) : back();
}

export function chip(word: string): string {
  const card = cardOf(word);
  if (!card) return isChip(word) ? chipPicture(teamOf(word), 20) : '';
  return `<span class="cc" style="background:var(--card);color:var(--s-${card.suit});box-shadow:inset 0 0 0 1px var(--card-edge)">${rankText(card.rank)}${suit(card.suit, 13)}</span>`;
}

export function called(word: string, t: Translate): string {
  const card = cardOf(word);
  if (card) return t('card', { rank: card.rank, suit: card.suit });
  return isChip(word) ? t('chip', { team: teamOf(word) }) : t('hidden');
}

/** A name at the head of a sentence. */
export const headed = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const SUIT_ORDER = 'SHCD';
const RANK_ORDER = '23456789TQKAJ';

/** A hand in order: suit by suit, in each from low to high, jacks behind all others. */
export function sorted(cards: readonly string[]): string[] {
  const height = (word: string): number => {
    const card = cardOf(word);
    if (!card) return 0;
    return (isJack(word) ? 1000 : 0) + SUIT_ORDER.indexOf(card.suit) * 100 + RANK_ORDER.indexOf(card.rank);
  };
  return cards.toSorted((a, b) => height(a) - height(b));
}
