// What record.py and prove.py have written down.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts, SeatNow, ViewNow } from '../src/wire';

export const fixture = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'));

export interface Recording<F> {
  game: string;
  seats: SeatNow[];
  words: [number, string][];
  views: ViewNow<F>[];
}

/** A match as one seat was shown it. */
export const recording = <F = Facts>(name: string): Recording<F> => fixture(name) as Recording<F>;
