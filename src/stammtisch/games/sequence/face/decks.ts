// SQ 1: the 52 cards; later the discard pile becomes the stock, which has fewer.
import { deck } from '@shell/cards/playing';
import type { Deck } from '@shell/face';

export const decks = (): Deck[] => [{ cards: deck(), whole: false }];
