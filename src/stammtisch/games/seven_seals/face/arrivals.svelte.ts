// What has just arrived keeps a ring for 1.2 seconds.
import type { Told } from './facts';

const RING = 1200;

export interface Arrival {
  place: string;
  piece: string;
}

export class Arrivals {
  recent = $state.raw<readonly Arrival[]>([]);

  /** Told now: seals that come to a seat are new there. */
  note(events: readonly Told[]): void {
    const came = events.filter((event) => event.target.startsWith('seals ')).flatMap((event) => event.pieces.map((piece) => ({ place: event.target, piece })));
    if (!came.length) return;
    this.recent = [...this.recent, ...came];
    setTimeout(() => (this.recent = this.recent.filter((one) => !came.includes(one))), RING);
  }

  /** How many pieces of a kind are new at a place. */
  count(place: string, piece: string): number {
    return this.recent.filter((one) => one.place === place && one.piece === piece).length;
  }
}
