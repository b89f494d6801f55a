// SQ 1: the 52 cards; later the discard pile becomes the stock, which has fewer.
import type { Deck } from '@shell/face';

export const decks = (): Deck[] => [{ cards: [...'23456789TJQKA'].flatMap((rank) => [...'SHDC'].map((suit) => rank + suit)), whole: false }];
