// SS 1: in each colour the cards from 1 to three times the number of players; all of them are dealt anew every round.
import type { Deck } from '@shell/face';

export const decks = (seats: number): Deck[] => [
  { cards: [...'rygbp'].flatMap((colour) => Array.from({ length: 3 * seats }, (_, at) => `${colour}${at + 1}`)), whole: true },
];
