// The pictures in the rules of Seven Seals.
import type { Colour } from '@shell/art';
import { arrow, coverPicture, put, putCard, scenePicture, words } from '@shell/art/lid';
import { saboteur, seal, sealsCard, type Wax } from './art';

const card = (word: string, x: number, y: number, turn: number, w = 38): string => putCard(sealsCard(word[0] as Colour, Number(word.slice(1))), x, y, turn, w);
const wax = (which: string, x: number, y: number, size = 30, turn = 0): string => put(seal(which as Wax), x, y, turn, size, size);
const LIGHT = '#FFE9BD';

const SCENES: Record<string, () => string> = {
  cover: () =>
    coverPicture(
      card('p2', 62, 92, -24, 62) +
        card('b8', 92, 80, -11, 62) +
        card('y10', 126, 76, 2, 62) +
        card('r3', 160, 84, 15, 62) +
        arrow(206, 78, 244, 78, 0, LIGHT) +
        wax('p', 272, 54, 44, -6) +
        wax('b', 314, 50, 44, 5) +
        wax('y', 356, 56, 44, -4) +
        wax('r', 292, 100, 44, 6) +
        wax('y', 336, 102, 44, -8),
    ),
  predict: () => scenePicture(card('y9', 20, 46, -10) + card('y12', 36, 42, 6) + arrow(58, 42, 72, 42) + wax('y', 92, 26, 32, -6) + wax('y', 92, 58, 32, 6)),
  follow: () => scenePicture(card('p2', 26, 44, -12) + card('p12', 54, 40, 0) + card('p7', 84, 45, 12)),
  trump: () => scenePicture(card('p8', 28, 46, -12) + card('p12', 56, 44, -2) + card('r3', 86, 40, 10, 44)),
  back: () => scenePicture(card('y10', 26, 42, -6, 42) + arrow(52, 42, 72, 42) + wax('y', 92, 42, 38)),
  black: () => scenePicture(card('y10', 26, 42, -6, 42) + words('+', 61, 50, 24, 'var(--minus)') + wax('k', 92, 42, 38)),
  white: () => scenePicture(wax('w', 56, 42, 60)),
  saboteur: () => scenePicture(put(saboteur(), 56, 42, 0, 62, 78)),
  points: () =>
    scenePicture(wax('g', 20, 30, 34) + words('2', 20, 72, 22) + wax('k', 56, 30, 34) + words('3', 56, 72, 22) + wax('w', 92, 30, 34) + words('4', 92, 72, 22)),
};
export const scene = (name: string): string | null => SCENES[name]?.() ?? null;
