// SE 1: 40 number cards, whose stock is made again from what was laid aside, and 12 action cards, always shuffled together.
import { deck } from '@shell/cards/playing';
import type { Deck } from '@shell/face';

export const decks = (): Deck[] => [
  { cards: deck([...'A23456789T']), whole: false },
  { cards: deck([...'JQK']), whole: true },
];
