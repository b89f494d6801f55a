import type { SeatNow, Value, ViewNow } from '../wire';

/** A match as one seat saw it; tests/record.py makes them. */
export interface Recording {
  game: string;
  options?: Record<string, Value>;
  seats: SeatNow[];
  views: ViewNow[];
}
