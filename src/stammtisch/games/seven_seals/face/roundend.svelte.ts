// The end of a round: its sheet opens by itself and stays until somebody has read it.
import { sealsOf, type Told, type ViewNow } from './facts';

export interface Closing {
  round: number;
  /** What lay before each seat; null where it was not shown. */
  left: string[][] | null;
}

export class RoundEnd {
  shown = $state.raw<Closing | null>(null);
  #lines: number | null = null;

  /** Looks at every view that is drawn. */
  see(view: ViewNow, now: readonly Told[]): void {
    const { sheet, rounds } = view.facts;
    const before = this.#lines;
    this.#lines = sheet.length;
    if (view.over || now.some((event) => goesOn(event, view.seat))) this.shown = null;
    // After the last round the end has a sheet of its own.
    else if (before !== null && sheet.length > before && sheet.length < rounds) {
      const scored = now.some((event) => event.kind === 'score');
      this.shown = { round: sheet.length, left: scored ? view.points.map((_, seat) => sealsOf(view, seat)) : null };
    }
  }

  close(): void {
    this.shown = null;
  }
}

/** The next round is under way, or I have begun to predict in it. */
const goesOn = (event: Told, me: number | null): boolean =>
  event.kind === 'play' || ((me === null || event.seat === me) && ['take', 'saboteur', 'predict'].includes(event.kind));
