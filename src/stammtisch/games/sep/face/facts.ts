// The facts of a view, by name.
import type { Facts, ViewNow } from '@shell/wire';

export type Phase =
  | 'laying' | 'dealing' | 'dealing actions' | 'drawing' | 'drawing action' | 'drawing fill'
  | 'choosing' | 'placing' | 'placing taken' | 'using' | 'filling' | 'finished';

export interface Sep {
  phase: Phase;
  /** How many rounds are settled. */
  round: number;
  mover: number;
  points: number[];
  /** Which stock is being drawn from, counted from 1. */
  stocks: number;
  /** Two players: the third stock was empty at a tie, and play goes on. */
  overtime?: boolean;
  /** Alone: rounds to play, the points of the last one, and whether an action is allowed on the next turn. */
  rounds?: number;
  scored?: number;
  may_act?: boolean;
  /** "place 3": the place that is to be filled. */
  fill?: string;
  /** The card taken from the reserve. */
  taken?: string;
}

export const PLACES: readonly number[] = [1, 2, 3, 4, 5, 6];
export const TOKENS = 7;

export const read = (facts: Facts): Sep => facts as unknown as Sep;

export const at = (view: ViewNow, place: string): string[] => view.places[place] ?? [];

export const isSolo = (view: ViewNow): boolean => read(view.facts).rounds !== undefined;

/** SE 7.6: the points that win so many rounds alone. */
export const goal = (rounds: number): number => (rounds === 2 ? 7 : 11);

/** The points of the settled rounds, as far as a view tells them apart: what came before the last one is one sum. */
export function settled({ round, points, scored = 0 }: Sep): { first: number; last: number; points: number }[] {
  const sum = points[0] ?? 0;
  const before = round > 1 ? [{ first: 1, last: round - 1, points: sum - scored }] : [];
  return round > 0 ? [...before, { first: round, last: round, points: scored }] : [];
}

/** The number at the end of "place 3". */
export const numberOf = (place: string): number => Number(/\d+$/.exec(place)?.[0] ?? 0);
