// Made by `npm run types` from the Python that sends this; do not edit.

export type Phase = 'dealing' | 'predicting' | 'playing' | 'returning' | 'finished';

export type Colour = 'r' | 'y' | 'g' | 'b' | 'p';

/** The penalty points for a seal that is left at the end of a round. */
export interface Costs {
  colour: number;
  white: number;
  black: number;
}

/** Everything on the score sheet and in a good memory. */
export interface SevenSealsFacts {
  phase: Phase;
  edition: 'black-mage' | 'saboteur';
  trump: Colour;
  costs: Costs;
  round: number;
  rounds: number;
  /** How many tricks a round has. */
  length: number;
  dealer: number;
  waiting: number[];
  leader: number | null;
  saboteur: number | null;
  /** The points from which the saboteur of this round counts down. */
  saboteur_starts: number;
  /** By seat the penalty points if the round ended now. */
  due: number[];
  trick: [number, string][];
  last_trick: [number, string][];
  /** By seat the seals that it predicted. */
  predicted: string[][];
  /** The finished tricks of the round. */
  tricks: [number, string][][];
  /** The seat whose card wins so far. */
  winning: number | null;
  last_winner: number | null;
  tricks_won: number[];
  /** By seat the colours that it has shown to be out of. */
  out_of: string[];
  points: number[];
  /** By round, then by seat. */
  sheet: number[][];
  /** By seat the place on the score sheet: 1 for the best, the same for equals. */
  standing: number[];
}
