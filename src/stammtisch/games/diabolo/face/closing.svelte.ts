// The end of a round: its rows and its sheet stay to be looked at until somebody goes on.
import { after } from '@shell/facts';
import { moved } from '@shell/places';
import type { Places } from '@shell/wire';
import type { Facts, Told, ViewNow } from './facts';
import { stories, type RowStory } from './stories';

/** After so long it has been read, and the next card that is laid closes it; in a replay nobody else would. */
const READING = 8000;

export interface Review {
  round: number;
  rows: RowStory[];
  sheet: number[][];
  points: number[];
  standing: number[];
}

export class Closing {
  review = $state.raw<Review | null>(null);
  #real: ViewNow | null = null;
  #reviewed = 0;
  #since = 0;

  /** Looks at everything that is drawn: the steps of a telling, and the views themselves. */
  see(view: ViewNow, now: readonly Told[]): void {
    const before = this.#real;
    const real = before?.at !== view.at;
    if (real) this.#arrive(view);
    if (view.over) this.close();
    else if (now.some((event) => event.kind === 'points')) this.#open(view.facts, view.places);
    else if (real && before && view.events?.some((event) => event.kind === 'round')) {
      // The telling was skipped: what it would have shown follows from the last view and the events since.
      const end = told(before, view.events);
      this.#open(end.facts, end.places);
    } else if (this.review && Date.now() - this.#since > READING && now.some((event) => event.kind === 'lay')) this.close();
  }

  close(): void {
    this.review = null;
  }

  #arrive(view: ViewNow): void {
    this.#real = view;
    const { round } = view.facts;
    if (round > this.#reviewed) return;
    // Moves were taken back: that round is not over yet.
    this.#reviewed = round - 1;
    this.close();
  }

  #open(facts: Facts, places: Places): void {
    const { round, rounds, sheet, points, standing } = facts;
    if (round === this.#reviewed || round === rounds) return;
    this.#reviewed = round;
    this.#since = Date.now();
    this.review = { round, sheet, points, standing, rows: stories(facts, places, null) };
  }
}

/** Facts and places at the end of the round, before the cards are gathered. */
function told(before: ViewNow, events: readonly Told[]): { facts: Facts; places: Places } {
  let { facts, places } = before;
  for (const event of events) {
    facts = after(facts, event);
    if (event.kind === 'points') break;
    places = moved(places, event);
  }
  return { facts, places };
}
