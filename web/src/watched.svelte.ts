// What lives at a link, as a page shows it: looked at again and again, and why that does not work, where it does not.
import { onDestroy } from 'svelte';
import { Refused } from './house';
import { noticeOf } from './notice';
import { turns } from './seen.svelte';
import type { Code } from './wire';

interface How<Now> {
  ask: () => Promise<Now>;
  /** The refusal of a link at which there is nothing. */
  nothing: Code;
  /** What the page needs besides, such as its texts. */
  besides: () => Promise<unknown>;
  /** Is told of each answer, and of the one before. */
  heard: (now: Now, before: Now | null) => void;
}

export class Watched<Now> {
  now = $state.raw<Now | null>(null);
  /** There is nothing at this link. */
  gone = $state(false);
  /** Why the last answer did not come, and how many in a row did not. */
  trouble = $state('');
  failures = $state(0);
  #begins = turns();

  constructor(private readonly how: How<Now>) {
    onDestroy(this.#begins);
  }

  /** Looks for the first time, or once more where that failed. */
  begin = async (): Promise<void> => {
    try {
      await Promise.all([this.how.besides(), this.look()]);
    } catch (error) {
      this.#failed(error);
    }
  };

  /** Looks; says whether that worked. */
  look = async (): Promise<boolean> => {
    const isLast = this.#begins();
    try {
      const found = await this.how.ask();
      if (isLast()) this.take(found);
      return true;
    } catch (error) {
      if (!isLast()) return true;
      this.gone = error instanceof Refused && error.code === this.how.nothing;
      if (this.gone) this.now = null;
      this.#failed(error);
      return false;
    }
  };

  /** Shows an answer, also one to a change. */
  take(now: Now): void {
    const before = this.now;
    this.overtake();
    this.now = now;
    this.gone = false;
    this.failures = 0;
    this.how.heard(now, before);
  }

  /** What was asked before knows nothing of what has happened: its answer is not shown. */
  overtake(): void {
    this.#begins();
  }

  #failed(error: unknown): void {
    this.failures++;
    this.trouble = noticeOf(error);
  }
}
