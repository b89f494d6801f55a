// The cry of SEP!: from the seventh token until the story goes on.
import type { Told } from './facts';

const PART_OF_IT = new Set(['sep', 'score', 'end']);

export class Cry {
  /** Who has all seven tokens; null where nobody cries. */
  seat = $state<number | null>(null);

  /** Told now. */
  note(events: readonly Told[]): void {
    const event = events[0];
    if (event?.kind === 'sep') this.seat = event.seat;
    else if (!event || !PART_OF_IT.has(event.kind)) this.seat = null;
  }
}
