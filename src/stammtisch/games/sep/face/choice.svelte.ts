// The card in my fingers: the one I chose, or the one I have just drawn, which most people want to look at first.
import type { Told } from './facts';
import { usable } from './moves';

export class Choice {
  #chosen = $state<string | null>(null);
  #drawn = $state<string | null>(null);

  /** A card that I draw is in my fingers at once. */
  note(events: readonly Told[], me: number | null): void {
    for (const event of events) {
      if (event.seat === me && (event.kind === 'draw' || event.kind === 'take')) this.#drawn = event.pieces[0] ?? null;
    }
  }

  /** The card that is picked, as far as it can do anything now. */
  picked(legal: readonly string[]): string | null {
    const only = [...new Set(legal.filter((word) => /^\w\w /.test(word)).map((word) => word.slice(0, 2)))];
    const wanted = this.#chosen ?? this.#drawn ?? (only.length === 1 ? (only[0] as string) : null);
    return wanted !== null && usable(legal, wanted) ? wanted : null;
  }

  pick(card: string): void {
    this.#chosen = card;
  }

  /** Back into the hand. */
  drop(): void {
    this.#chosen = null;
    this.#drawn = null;
  }
}
