// DI 1: in each colour 4 ones, 3 twos, 3 threes, 2 fours and 2 fives; all of them are shuffled anew every round.
import type { Deck } from '@shell/face';

const COPIES = [4, 3, 3, 2, 2];

export const decks = (): Deck[] => [
  { cards: [...'rygbp'].flatMap((colour) => COPIES.flatMap((copies, at) => Array<string>(copies).fill(`${colour}${at + 1}`))), whole: true },
];
