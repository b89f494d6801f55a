// Made by `npm run types` from the Python that sends this; do not edit.

export type Phase = 'deal' | 'draw' | 'lay' | 'box' | 'doubling' | 'reckoning' | 'over';

export type Colour = 'r' | 'y' | 'g' | 'b' | 'p';

export type Choice = '' | '?' | 'double' | 'keep';

/** A row with its sums, and how it was scored. */
export interface Row {
  colour: Colour;
  devils: number;
  angels: number;
  ahead: 'angels' | 'devils' | 'equal';
  cards: number;
  locked: boolean;
  done: boolean;
  /** The seats that doubled. */
  doubled: number[];
  /** By seat what a scored row brought; null before it and in a row that was skipped. */
  scores: number[] | null;
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
  /** While a row is told: whether the hands are open. */
  open: boolean;
}
