// SE 1: 40 number cards, whose stock is made again from what was laid aside, and 12 action cards, always shuffled together.
import type { Deck } from '@shell/face';

const cards = (values: string): string[] => [...values].flatMap((value) => [...'SHDC'].map((suit) => value + suit));

export const decks = (): Deck[] => [{ cards: cards('A23456789T'), whole: false }, { cards: cards('JQK'), whole: true }];
