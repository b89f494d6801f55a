// Made by `npm run types` from the Python that sends this; do not edit.

export type Phase = 'dealing' | 'predicting' | 'playing' | 'returning' | 'finished';

/** Everything on the score sheet and in a good memory. */
export interface SevenSealsFacts {
  phase: Phase;
  edition: 'black-mage' | 'saboteur';
  round: number;
  rounds: number;
  dealer: number;
  waiting: number[];
  leader: number | null;
  saboteur: number | null;
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
}
