// Made by `npm run types` from the Python that sends this; do not edit.

export type Phase = 'lots' | 'dealing' | 'turn' | 'choice' | 'drawing' | 'ended';

/** Three chips of a team, and the free square that would make them four. */
export interface Threat {
  team: number;
  squares: string[];
  free: string;
}

/** Cards of a former stock that are still in hands that the viewer does not see, and how many each seat holds. */
export interface Held {
  cards: string[];
  hands: number[];
}

/** What a pass has shown: a seat holds at most that many of these cards. */
export interface AtMost {
  seat: number;
  cards: string[];
  most: number;
}

/** What a seat did in its last turn. */
export interface Latest {
  /** Which turn of the match it was, from 0. */
  number: number;
  card: string;
  square: string;
  /** Whether a chip was taken from the square; otherwise one was put there. */
  took: boolean;
}

/** Whose turn it is, the lines and threats, and what a perfect memory knows of the hidden cards. */
export interface SequenceFacts {
  phase: Phase;
  round: number;
  waiting: number[];
  turn: number;
  /** By seat the lines of its team. */
  points: number[];
  /** By seat. */
  teams: number[];
  /** Finished lines by their ends, such as a1-d1. */
  lines: string[];
  threats: Threat[];
  /** The square of the chip that was placed last, or nothing. */
  placed: string;
  /** By seat, null before its first turn and after a pass. */
  latest: (Latest | null)[];
  /** The card that went to the discard last, or nothing while that is empty. */
  discarded: string;
  draw: 'auto' | 'manual';
  lines_to_win: number;
  /** How many more cards may be swapped in this turn. */
  swaps_left: number;
  /** The seats that may still draw, once for each card, the oldest right first. */
  rights: number[];
  passes: number;
  turns: number;
  last_turn: number;
  shuffling: number;
  stock: number;
  hands: number[];
  still_held: Held[];
  limits: AtMost[];
}
