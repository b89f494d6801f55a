// Who has just forgotten to draw: it is shown a little longer than it is told.
import { SvelteSet } from 'svelte/reactivity';
import type { Told } from './facts';

const SHOWN = 2600;

export class Stings {
  readonly seats = new SvelteSet<number>();

  note(events: readonly Told[]): void {
    for (const event of events) {
      if (event.kind !== 'lost') continue;
      this.seats.add(event.seat);
      setTimeout(() => this.seats.delete(event.seat), SHOWN);
    }
  }
}
