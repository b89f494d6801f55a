// The facts of a view, and what the face is told, with their types.
import type * as face from '@shell/face';
import type * as wire from '@shell/wire';
import type { SevenSealsFacts } from './generated';

export type { Phase } from './generated';
export type Facts = SevenSealsFacts;
export type ViewNow = wire.ViewNow<Facts>;
export type Told = wire.Told<Facts>;
export type Face = face.Face<Facts>;
export type FaceProps = face.FaceProps<Facts>;
export type SheetProps = face.SheetProps<Facts>;

/** A card on the table and the seat that played it. */
export type Played = [seat: number, card: string];

/** The seals of a seat, the saboteur among them. */
export const sealsOf = (view: ViewNow, seat: number): string[] => view.places[`seals ${seat}`] ?? [];

/** How many seals lie before a seat: its prediction, before the first trick. */
export const predicted = (view: ViewNow, seat: number): number => sealsOf(view, seat).filter((word) => word !== 'saboteur').length;

/** Whether a seat's turn to predict is over: turns go clockwise from the left of the dealer. */
export function hasPredicted(view: ViewNow, seat: number): boolean {
  const { phase, dealer, tricks_won: won } = view.facts;
  if (phase !== 'predicting') return true;
  const order = (one: number): number => (one - dealer - 1 + won.length) % won.length;
  return order(seat) < order(view.holding_up[0] ?? seat);
}

/** The number of the trick on the table, and how many there are. */
export function trickNumber({ facts }: ViewNow): { trick: number; tricks: number } {
  const won = facts.tricks_won.reduce((sum, one) => sum + one, 0);
  return { trick: Math.min(facts.phase === 'playing' ? won + 1 : won, facts.length), tricks: facts.length };
}
