// Made by `npm run types` from the Python that sends this; do not edit.

export type Phase =
  | 'laying'
  | 'dealing'
  | 'dealing actions'
  | 'drawing'
  | 'drawing action'
  | 'drawing fill'
  | 'choosing'
  | 'placing'
  | 'placing taken'
  | 'using'
  | 'filling'
  | 'finished';

/** Cards of a former stock: a hidden hand holds that many of them. */
export interface FormerStock {
  cards: string[];
  held: number;
}

/** What must be so of a hidden hand. */
export interface Known {
  /** The cards that it has. */
  certain: string[];
  former_stocks: FormerStock[];
  /** For each of its action cards all that it can be. */
  actions_can_be: string[][];
  /** Alone, where laying aside is free: for each of its number cards all that it can be. */
  numbers_can_be: string[][];
}

/** What a word does at once. */
export interface Outlook {
  word: string;
  /** The tokens that it earns or costs. */
  tokens: number;
  /** How many cards it takes off a stack. */
  removes: number;
  /** The numbers of the neighbouring places that a number card connects with. */
  beside: number[];
}

/** Whose turn it is, the counts, and what a perfect memory knows of the hidden cards. */
export interface SepFacts {
  phase: Phase;
  /** How many rounds are settled. */
  round: number;
  waiting: number[];
  mover: number;
  turns: number;
  points: number[];
  tokens: number[];
  middle: number;
  stock: number;
  /** Which stock is being drawn from, counted from 1. */
  stocks: number;
  actions: number;
  /** Alone: how many rounds are played. */
  rounds: number | null;
  /** Alone: the points of the last round. */
  scored: number | null;
  /** Alone: whether an action is allowed on the next turn. */
  may_act: boolean | null;
  /** Alone: whether laying aside costs nothing, and is only allowed where no card fits. */
  free_aside: boolean | null;
  /** Two players: the turn that is the last one. */
  last_turn: number | null;
  /** Two players: whether the third stock was empty at a tie, and play goes on. */
  overtime: boolean | null;
  /** The place that is to be filled. */
  fill: string | null;
  /** The card taken from the reserve. */
  taken: string | null;
  /** What the words of the seat to move do, as far as the viewer sees the cards. */
  outlook: Outlook[];
  stock_made_of: string[];
  unseen: string[];
  unseen_actions: string[];
  /** By seat, null for a hand that the viewer sees. */
  known: (Known | null)[];
}
