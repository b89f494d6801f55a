// The board as it is printed: eight columns, a to h, and six rows, 1 to 6 from the top.

export const COLUMNS = 8;
export const ROWS = 6;

const PRINTED = [
  '2S 3S 4S 5S 6S 7S 8S 9S',
  'AD AC KC QC TC 9C 8C TS',
  'KD TH 9H 8H 7H 6H 7C QS',
  'QD QH 2H 3H 4H 5H 6C KS',
  'TD KH AH 2C 3C 4C 5C AS',
  '9D 8D 7D 6D 5D 4D 3D 2D',
].map((row) => row.split(' '));

export interface Spot {
  square: string;
  card: string;
  column: number;
  row: number;
}

/** Row by row. */
export const BOARD: readonly (readonly Spot[])[] = PRINTED.map((cards, row) =>
  cards.map((card, column) => ({ square: 'abcdefgh'.charAt(column) + String(row + 1), card, column, row })),
);
const SPOTS = new Map(BOARD.flat().map((spot) => [spot.square, spot]));
const SQUARES = new Map(BOARD.flat().map((spot) => [spot.card, spot.square]));

export const isSquare = (word: string): boolean => SPOTS.has(word);
/** The card printed on a square. */
export const cardAt = (square: string): string => SPOTS.get(square)?.card ?? '';
/** The square of a card; jacks have none. */
export const squareOf = (card: string): string | null => SQUARES.get(card) ?? null;

/** The two ends of a line such as "a1-d1", and the squares from one to the other. */
export function lineOf(word: string): { from: Spot; to: Spot; squares: string[] } | null {
  const [from, to] = word.split('-').map((square) => SPOTS.get(square));
  if (!from || !to) return null;
  const far = Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row));
  const squares = Array.from({ length: far + 1 }, (_, i) => {
    const row = BOARD[from.row + (i * (to.row - from.row)) / far];
    return row?.[from.column + (i * (to.column - from.column)) / far]?.square ?? '';
  });
  return { from, to, squares };
}

/** Where on a square the middle of a chip lies, from the top: below the card's index. */
export const MIDDLE = 0.57;
