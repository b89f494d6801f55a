import { f, playingCard, type Rank, type Suit } from '@shell/art';
import { token, symbols } from './art';
import { lidPicture, put, putCard } from '@shell/art/lid';
import type { Lid } from '@shell/face';

const card = (word: string, x: number, y: number, turn: number): string =>
  putCard(playingCard(word[0] as Rank, word[1] as Suit, { simple: true }), x, y, turn, 56);

/** One token in the middle and six around it. */
const tokens = [[160, 122], ...Array.from({ length: 6 }, (_, i) => [160 + Math.cos((i * Math.PI) / 3) * 31, 122 + Math.sin((i * Math.PI) / 3) * 31])];

const lid: Lid = {
  colour: '#4A2A52',
  order: 4,
  symbols,
  picture: () =>
    lidPicture(
      '<circle cx="160" cy="122" r="116" fill="#63396D"/><circle cx="160" cy="122" r="84" fill="none" stroke="#8C6298" stroke-width="16"/>' +
        card('3S', 160, 33, 0) +
        card('7H', 160, 42, 0) +
        card('8H', 246.6, 82, 14) +
        card('3D', 257, 166.5, 120) +
        card('9H', 246.6, 162, -14) +
        card('4C', 160, 202, 0) +
        card('3C', 63, 166.5, -120) +
        card('7S', 73.4, 162, 14) +
        card('2D', 73.4, 82, -14) +
        tokens.map(([x, y]) => put(token(), f(x ?? 0), f(y ?? 0), 0, 30, 30)).join(''),
    ),
};
export default lid;
