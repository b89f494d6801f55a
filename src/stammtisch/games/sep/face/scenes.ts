// The pictures in the rules of SEP.
import { back, f, playingCard, type Rank, type Suit } from '@shell/art';
import { arrow, coverPicture, put, putCard, scenePicture, words } from '@shell/art/lid';
import { actionBack, actionCard, token } from './art';

const card = (word: string, x: number, y: number, turn = 0, w = 38): string =>
  putCard(playingCard(word[0] as Rank, word[1] as Suit, { simple: true }), x, y, turn, w);
const action = (word: string, x: number, y: number, turn = 0, w = 46): string => putCard(actionCard(word[0] as Rank, word[1] as Suit), x, y, turn, w);
const coin = (x: number, y: number, size = 24): string => put(token(), x, y, 0, size, size);

const CIRCLE = ['7H', '8H', '9H', '4C', '7S', '2D'];

const SCENES: Record<string, () => string> = {
  cover: () =>
    coverPicture(
      '<ellipse cx="196" cy="75" rx="134" ry="47" fill="none" stroke="#8C6298" stroke-width="12"/>' +
        CIRCLE.map((word, i) =>
          card(
            word,
            f(196 + Math.cos((i * Math.PI) / 3 - Math.PI / 2 - Math.PI / 6) * 140),
            f(75 + Math.sin((i * Math.PI) / 3 - Math.PI / 2 - Math.PI / 6) * 43),
            0,
            42,
          ),
        ).join('') +
        Array.from({ length: 7 }, (_, i) => (i < 4 ? coin(196 + (i - 1.5) * 23, 64, 22) : coin(196 + (i - 5) * 23, 86, 22))).join(''),
    ),
  number: () => scenePicture(putCard(back(), 26, 44, -6, 38) + putCard(back(), 29, 41, -3, 38) + arrow(52, 42, 66, 42) + card('7H', 88, 42, 4, 42)),
  fits: () => scenePicture(card('3S', 34, 38) + card('7H', 42, 46) + card('8H', 86, 42) + words('7–8', 64, 12, 13, 'var(--lamp-deep)')),
  aside: () =>
    scenePicture(card('4C', 30, 42, -5, 42) + coin(86, 42, 36) + '<path d="M70 58 102 26" stroke="var(--minus)" stroke-width="5" stroke-linecap="round"/>'),
  action: () =>
    scenePicture(putCard(actionBack(), 26, 44, -6, 38) + putCard(actionBack(), 29, 41, -3, 38) + arrow(52, 42, 66, 42) + action('JH', 88, 42, 4, 44)),
  jack: () => scenePicture(action('JH', 30, 42, -3, 48) + card('8D', 82, 42, 0, 36) + `<g opacity=".5">${card('8H', 92, 32, 8, 36)}</g>`),
  queen: () =>
    scenePicture(action('QS', 30, 42, -3, 48) + card('5D', 78, 46, 0, 34) + `<g opacity=".5">${card('9S', 86, 38, 6, 34)}${card('2S', 94, 30, 12, 34)}</g>`),
  king: () =>
    scenePicture(
      action('KC', 30, 42, -3, 48) +
        `<g opacity=".5">${card('4D', 72, 48, 0, 30)}${card('9S', 80, 42, 5, 30)}${card('8C', 88, 36, 10, 30)}</g>` +
        coin(98, 68, 26),
    ),
  set: () => scenePicture(card('7H', 24, 38, -8, 36) + card('7S', 50, 36, 0, 36) + card('7D', 76, 38, 8, 36) + coin(98, 66, 26)),
  run: () => scenePicture(card('4D', 24, 38, -8, 36) + card('5D', 50, 36, 0, 36) + card('6D', 76, 38, 8, 36) + coin(98, 66, 26)),
};
export const scene = (name: string): string | null => SCENES[name]?.() ?? null;
