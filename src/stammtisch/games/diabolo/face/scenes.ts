// The pictures in the rules of Diabolo.
import { back, MARK, sign, type Colour } from '@shell/art';
import { arrow, coverPicture, put, putCard, scenePicture, words } from '@shell/art/lid';
import { angel, devil, diaboloCard, doubleCard } from './art';

const card = (word: string, x: number, y: number, turn = 0, w = 38): string => putCard(diaboloCard(word[0] as Colour, Number(word[1])), x, y, turn, w);
const imp = (x: number, y: number, size = 30): string => put(devil(), x, y, 0, size, size);
const cherub = (x: number, y: number, size = 32): string => put(angel(), x, y, 0, size, size);
const LIGHT = '#FFE9BD';

const SCENES: Record<string, () => string> = {
  cover: () =>
    coverPicture(
      imp(42, 74, 60) +
        card('p5', 100, 76, -3, 46) +
        card('p1', 148, 74, 2, 46) +
        `<rect x="177" y="36" width="5" height="80" rx="2.500" fill="${LIGHT}"/>` +
        card('p1', 210, 76, -2, 46) +
        card('p2', 258, 74, 3, 46) +
        card('p4', 306, 76, -2, 46) +
        cherub(359, 72, 56),
    ),
  draw: () => scenePicture(putCard(back(), 28, 44, -6, 40) + putCard(back(), 31, 41, -4, 40) + arrow(56, 42, 70, 42) + card('g5', 90, 42, 5, 40)),
  lay: () => scenePicture(imp(17, 20) + cherub(95, 20) + card('g5', 56, 46, 0, 44) + arrow(32, 52, 14, 52) + arrow(80, 52, 98, 52)),
  lock: () =>
    scenePicture(
      [14, 35, 56, 77, 98].map((x, i) => card(`b${[2, 3, 1, 1, 4][i]}`, x, 46, 0, 28)).join('') +
        '<circle cx="56" cy="46" r="16" fill="var(--plate)"/>' +
        sign(46, 35, 20, MARK.lock, 'var(--lamp-word)'),
    ),
  angels: () => scenePicture(cherub(24, 42, 44) + card('p4', 62, 42, -5) + card('p2', 84, 42, 6) + words('+', 103, 24, 24, 'var(--plus)')),
  devils: () => scenePicture(imp(24, 42, 42) + card('g3', 66, 42, 0, 42) + words('−', 98, 24, 24, 'var(--minus)')),
  even: () => scenePicture(imp(18, 42, 28) + words('3', 46, 51, 26) + words('=', 61, 50, 20, 'var(--ink-2)') + words('3', 76, 51, 26) + cherub(97, 42, 30)),
  double: () => scenePicture(putCard(doubleCard(), 56, 42, 0, 54)),
};
export const scene = (name: string): string | null => SCENES[name]?.() ?? null;
