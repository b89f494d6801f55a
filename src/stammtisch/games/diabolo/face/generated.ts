// Made by `npm run types` from the Python that sends this; do not edit.

export type Phase = 'deal' | 'draw' | 'lay' | 'box' | 'doubling' | 'reckoning' | 'over';

export type Colour = 'r' | 'y' | 'g' | 'b' | 'p';

export type Ahead = 'angels' | 'devils' | 'equal';

export type Choice = '' | '?' | 'double' | 'keep';

/** A row with its sums, and how it was scored. */
export interface Row {
  colour: Colour;
  devils: number;
  angels: number;
  ahead: Ahead;
  cards: number;
  locked: boolean;
  done: boolean;
  /** The seats that doubled. */
  doubled: number[];
  /** By seat what a scored row brought; null before it and in a row that was skipped. */
  scores: number[] | null;
}

/** What laying a card would do to its row, and what the viewer would keep of the colour. */
export interface Lay {
  devils: number;
  angels: number;
  ahead: Ahead;
  locks: boolean;
  /** What the rest of the hand is worth in this colour. */
  held: number;
}

/** The phase, the rows with their sums and results, what is known of the hands, and the score sheet. */
export interface DiaboloFacts {
  phase: Phase;
  round: number;
  rounds: number;
  dealer: number;
  turn: number | null;
  waiting: number[];
  points: number[];
  /** By round the points of every seat. */
  sheet: number[][];
  rows: Row[];
  locked: number;
  locks_needed: number;
  /** The row that is being scored. */
  reckoning: Colour | null;
  /** What was laid or boxed, turn by turn, beginning on the dealer's left. */
  past: string[];
  stock: number;
  hand_sizes: number[];
  /** By seat the cards in the hand that everybody knows. */
  shown: string[][];
  /** The colours that all have shown. */
  shown_colours: Colour[];
  /** The seats with their double card before them. */
  doubles: number[];
  /** By seat the choice in the row being scored. */
  said: Choice[];
  /** By colour what the viewer's hand is worth; null for a spectator. */
  sums: {
    [k: string]: number;
  } | null;
  /** By seat the place on the score sheet: 1 for the best, the same for equals. */
  standing: number[];
  /** By word what a lay of the viewer would do, while they choose one. */
  lays: {
    [k: string]: Lay;
  } | null;
  /** While a row is told: whether the hands are open. */
  open: boolean;
}
