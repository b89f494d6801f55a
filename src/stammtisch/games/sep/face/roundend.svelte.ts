// The end of a round alone: its sheet opens with the points and stays until it has been read.
import type { Told, ViewNow } from './facts';

export interface Closing {
  round: number;
  points: number;
  /** All seven tokens were collected; otherwise each one missing cost a point. */
  sep: boolean;
}

export class RoundEnd {
  shown = $state.raw<Closing | null>(null);
  #sep = false;

  /** Looks at every step that is drawn. */
  see(view: ViewNow, told: readonly Told[]): void {
    for (const event of told) {
      if (event.kind === 'sep') this.#sep = true;
      else if (event.kind === 'score') {
        const { round, rounds } = view.facts;
        // After the last round the end has a sheet of its own.
        this.shown = rounds !== null && round < rounds ? { round, points: event.amount, sep: this.#sep } : null;
        this.#sep = false;
      } else if (event.kind === 'draw') this.shown = null;
    }
    if (view.over) this.shown = null;
  }

  close(): void {
    this.shown = null;
  }
}
