import { SUIT, type Suit } from '@shell/art';
import { chip, symbols } from './art';
import { lidPicture, put } from '@shell/art/lid';
import type { Lid } from '@shell/face';

const SQUARES = ['5S 6S 7S 8S 9S', 'QC 10C 9C 8C 10S', '8H 7H 6H 7C QS', '3H 4H 5H 6C KS', '2C 3C 4C 5C AS'].map((row) => row.split(' '));
/** Team and square, by column and row. */
const CHIPS = [
  [0, 0, 4],
  [0, 1, 3],
  [0, 2, 2],
  [0, 3, 1],
  [1, 3, 2],
  [1, 2, 3],
  [1, 1, 1],
  [2, 4, 2],
  [2, 0, 2],
] as const;
const at = (n: number): number => n * 58 + 27;

function square(word: string, column: number, row: number): string {
  const suit = word.at(-1) as Suit;
  const rank = word.slice(0, -1);
  return (
    `<g transform="translate(${column * 58} ${row * 58})"><rect width="54" height="54" rx="6" fill="#FFFDF8"/>` +
    `<text x="9" y="22" font-size="19" class="num" fill="var(--s-${suit})">${rank}</text>` +
    `<svg x="${rank.length > 1 ? 33 : 29}" y="22" width="20" height="20" viewBox="0 0 24 24" color="var(--s-${suit})"><g fill="currentColor">${SUIT[suit]}</g></svg></g>`
  );
}

const lid: Lid = {
  colour: '#1F4A4A',
  order: 3,
  symbols,
  first: 2,
  team: chip,
  picture: () =>
    lidPicture(
      '<circle cx="160" cy="130" r="112" fill="#2C6562"/><g transform="translate(42 -6) rotate(-7 140 140) scale(.84)">' +
        SQUARES.map((row, y) => row.map((word, x) => square(word, x, y)).join('')).join('') +
        CHIPS.map(([team, x, y]) => put(chip(team), at(x), at(y), 0, 44, 44)).join('') +
        `<path d="M${at(0)} ${at(4)} ${at(3)} ${at(1)}" stroke="#FFC247" stroke-width="9" stroke-linecap="round" opacity=".95"/>` +
        [0, 1, 2, 3].map((n) => `<circle cx="${at(n)}" cy="${at(4 - n)}" r="8" fill="#FFC247" stroke="#0D3E73" stroke-width="3"/>`).join('') +
        '</g>',
    ),
};
export default lid;
