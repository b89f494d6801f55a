// The order at the end. Whether many points are good or bad is seen from those who have won.
import type { ViewNow } from './wire';

export interface Place {
  seat: number;
  /** From 1; seats with equal points share it. */
  place: number;
  shared: boolean;
}

/** Everybody, the best first; in the order of their seats where points do not say who has won. */
export function ranking(view: Pick<ViewNow, 'points' | 'winners'>): Place[] {
  const { points, winners } = view;
  const best = points[winners[0] ?? -1];
  const seats = points.map((_, seat) => seat);
  if (best === undefined) return seats.map((seat) => ({ seat, place: 0, shared: false }));
  const sign = points.every((one) => one <= best) ? -1 : points.every((one) => one >= best) ? 1 : 0;
  // Winners stand first, whatever their points are.
  const rank = (seat: number): number => (winners.includes(seat) ? -Infinity : sign * (points[seat] ?? 0));
  const sorted = seats.toSorted((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)));
  return sorted.map((seat) => ({
    seat,
    place: sign === 0 && !winners.includes(seat) ? 0 : 1 + seats.filter((other) => rank(other) < rank(seat)).length,
    shared: seats.some((other) => other !== seat && rank(other) === rank(seat)),
  }));
}
