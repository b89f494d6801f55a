// The facts of a view, by name.
import type { Facts, ViewNow } from '@shell/wire';

export type Phase = 'dealing' | 'predicting' | 'playing' | 'returning' | 'finished';
/** A card on the table and the seat that played it. */
export type Played = [seat: number, card: string];

export interface Sealed {
  phase: Phase;
  edition: string;
  round: number;
  rounds: number;
  dealer: number;
  leader: number | null;
  saboteur: number | null;
  trick: Played[];
  winning: number | null;
  'last trick': Played[];
  'last winner': number | null;
  'tricks won': number[];
  points: number[];
  /** By round, then by seat. */
  sheet: number[][];
}

export const read = (facts: Facts): Sealed => facts as unknown as Sealed;

/** The seals of a seat, the saboteur among them. */
export const sealsOf = (view: ViewNow, seat: number): string[] => view.places[`seals ${seat}`] ?? [];

/** How many seals lie before a seat: its prediction, before the first trick. */
export const predicted = (view: ViewNow, seat: number): number => sealsOf(view, seat).filter((word) => word !== 'saboteur').length;

/** Whether a seat's turn to predict is over: turns go clockwise from the left of the dealer. */
export function hasPredicted(view: ViewNow, seat: number): boolean {
  const { phase, dealer, 'tricks won': won } = read(view.facts);
  if (phase !== 'predicting') return true;
  const order = (one: number): number => (one - dealer - 1 + won.length) % won.length;
  return order(seat) < order(view.holding_up[0] ?? seat);
}

/** The number of the trick on the table, and how many there are: those won and those still in the hands. */
export function trickNumber(view: ViewNow): { trick: number; tricks: number } {
  const { phase, 'tricks won': all } = read(view.facts);
  const won = all.reduce((sum, one) => sum + one, 0);
  const left = Math.max(...all.map((_, seat) => view.places[`hand ${seat}`]?.length ?? 0));
  return { trick: phase === 'playing' ? won + 1 : won, tricks: won + left };
}
