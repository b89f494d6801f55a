// The facts of a view, typed; rules.md says what they mean.
import type { Colour } from '@shell/art';
import type { Facts } from '@shell/wire';

export interface Row {
  colour: Colour;
  devils: number;
  angels: number;
  ahead: 'angels' | 'devils' | 'equal';
  cards: number;
  locked: boolean;
  done: boolean;
  doubled: number[];
  /** By seat what a reckoned row brought; null before it and in a row that was skipped. */
  scores: number[] | null;
}

/** The server's phases, and one more while the rows are told: everything is reckoned already, but not yet shown. */
export type Phase = 'deal' | 'draw' | 'lay' | 'box' | 'doubling' | 'over' | 'reckoning';

export interface Diabolo {
  phase: Phase;
  round: number;
  rounds: number;
  dealer: number;
  points: number[];
  /** By round the points of every seat. */
  sheet: number[][];
  rows: Row[];
  locked: number;
  locks_needed: number;
  /** The row that is reckoned now. */
  reckoning: Colour | null;
  /** What was laid or boxed, turn by turn, beginning on the dealer's left. */
  past: string[];
  stock: number;
  hand_sizes: number[];
  /** By seat the cards in the hand that everybody knows. */
  shown: string[][];
  doubles: number[];
  /** By seat the choice in the row being reckoned: "", "?" while it is sealed, "double" or "keep". */
  said: string[];
  /** By colour what my hand is worth; null for a watcher. */
  sums: Record<Colour, number> | null;
  /** While a row is told: whether the hands are open. */
  open?: boolean;
}

export const read = (facts: Facts): Diabolo => facts as unknown as Diabolo;

export const rowIn = (facts: Diabolo, colour: Colour): Row | undefined => facts.rows.find((row) => row.colour === colour);

/** Who laid the cards of a side, in the order they lie there. */
export function layers(facts: Diabolo, place: string): number[] {
  const [colour = '', side = ''] = place.split(' ');
  const seats = facts.hand_sizes.length;
  return facts.past.flatMap((word, turn) => (word.startsWith(colour) && word.endsWith(` ${side}`) ? [(facts.dealer + 1 + turn) % seats] : []));
}
