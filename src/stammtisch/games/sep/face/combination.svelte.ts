// The combination that lights up: its cards in order, what it is, and a while of light after it was told.
import { numberOf, type Told } from './facts';

/** How long the light stays when nothing else happens. */
const AFTERGLOW = 1600;
const PART_OF_IT = new Set(['set', 'run', 'lit', 'earn', 'sep', 'end', 'score']);

export interface Lit {
  kind: 'set' | 'run';
  /** The card that pays, and where it lies. */
  card: string;
  place: number;
  count: number;
}

export class Combination {
  /** What is lit; null where nothing is. */
  lit = $state.raw<Lit | null>(null);
  /** Its places, a run from its low end. */
  places = $state.raw<readonly number[]>([]);
  #fade: ReturnType<typeof setTimeout> | undefined;

  /** Told now. What won the match stays lit. */
  note(events: readonly Told[], over: boolean): void {
    const event = events[0];
    if (!event) {
      if (this.lit && !over) this.#fade ??= setTimeout(() => this.clear(), AFTERGLOW);
      return;
    }
    if (!PART_OF_IT.has(event.kind)) this.clear();
    else if (event.kind === 'set' || event.kind === 'run') {
      this.clear();
      this.lit = { kind: event.kind, card: event.pieces[0] ?? '', place: numberOf(event.target), count: event.amount };
    } else if (event.kind === 'lit') this.places = [...this.places, numberOf(event.target)];
  }

  clear(): void {
    clearTimeout(this.#fade);
    this.#fade = undefined;
    this.lit = null;
    this.places = [];
  }
}
