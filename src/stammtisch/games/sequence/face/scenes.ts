// The pictures in the rules of Sequence.
import { back, figure, MARK, playingCard, sign, SUIT, type Rank, type Suit } from '@shell/art';
import { arrow, coverPicture, put, putCard, scenePicture } from '@shell/art/lid';
import { chip } from './art';

const card = (word: string, x: number, y: number, turn = 0, w = 42): string =>
  putCard(playingCard(word[0] as Rank, word[1] as Suit, { simple: true }), x, y, turn, w);
const stone = (team: number, x: number, y: number, size = 26): string => put(chip(team), x, y, 0, size, size);

/** A square of the board with its middle at x and y. */
function square(word: string, x: number, y: number, size = 30): string {
  const suit = word.at(-1) as Suit;
  const k = size / 30;
  return (
    `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${4 * k}" fill="var(--card)" stroke="var(--card-edge)"/>` +
    figure(x - 6 * k, y + 1 * k, 12 * k, word.slice(0, -1), `var(--s-${suit})`) +
    sign(x + 0.5 * k, y + 1 * k, 11 * k, SUIT[suit], `var(--s-${suit})`)
  );
}
const bar = (...points: number[]): string => `<path d="M${points.join(' ')}" stroke="var(--lamp)" stroke-width="5" stroke-linecap="round" fill="none"/>`;

const BOARD = ['10C 9C 8C 7S 8S 9S', '9H 8H 7H 6H 7C 10S', '2H 3H 4H 5H 6C QS', 'AH 2C 3C 4C 5C KS'].map((row) => row.split(' '));
const at = (n: number): number => 26 + n * 35;

const SCENES: Record<string, () => string> = {
  cover: () =>
    coverPicture(
      '<g transform="translate(126 0) rotate(-4 110 75)">' +
        BOARD.map((row, y) => row.map((word, x) => square(word, at(x), at(y) - 4, 33)).join('')).join('') +
        [0, 1, 2, 3].map((n) => stone(0, at(n), at(3 - n) - 4, 29)).join('') +
        bar(at(0), at(3) - 4, at(3), at(0) - 4) +
        stone(1, at(4), at(1) - 4, 29) +
        stone(1, at(4), at(2) - 4, 29) +
        stone(1, at(1), at(1) - 4, 29) +
        '</g>' +
        card('KH', 52, 82, -12, 62) +
        card('JC', 88, 76, 5, 62),
    ),
  play: () => scenePicture(card('KH', 28, 42, -5, 46) + arrow(56, 42, 70, 42) + square('KH', 90, 42, 38) + stone(0, 94, 46, 28)),
  draw: () => scenePicture(putCard(back(), 48, 43, -6, 44) + putCard(back(), 53, 40, -3, 44) + arrow(82, 42, 102, 42)),
  line: () =>
    scenePicture(
      [0, 1, 2, 3].map((n) => square(['5C', '6C', '7C', '8C'][n] ?? '', 15 + n * 27.5, 42, 26) + stone(0, 15 + n * 27.5, 42, 22)).join('') +
        bar(15, 42, 97.5, 42),
    ),
  two: () => scenePicture(card('JC', 30, 42, -5, 48) + arrow(58, 42, 72, 42) + stone(0, 92, 42, 34)),
  one: () =>
    scenePicture(
      card('JS', 30, 42, -5, 48) +
        stone(1, 90, 42, 34) +
        '<path d="M74 26 106 58M106 26 74 58" stroke="var(--minus)" stroke-width="5" stroke-linecap="round"/>',
    ),
  dead: () =>
    scenePicture(`<g opacity=".55">${card('8D', 30, 42, -5, 46)}</g>` + sign(50, 32, 20, MARK.swap, 'var(--lamp-deep)') + putCard(back(), 90, 42, 4, 42)),
  cross: () =>
    scenePicture(
      [0, 1, 2, 3].map((n) => stone(0, 25 + n * 21, 31, 19) + (n === 1 ? '' : stone(0, 46, 10 + n * 21, 19))).join('') +
        bar(25, 31, 88, 31) +
        bar(46, 10, 46, 73),
    ),
};
export const scene = (name: string): string | null => SCENES[name]?.() ?? null;
