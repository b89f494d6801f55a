// The coach's review of one seat of a finished match, as it comes in.
import { luck as askLuck, Refused, review as askReview } from './house';
import { noticeOf } from './notice';
import { isLocal } from './where';
import type { JudgedNow, LuckNow } from './wire';

/** How many decisions are asked for at once: the first answer must come soon. */
const FIRST = 2;
const NEXT = 6;
/** In this browser the coach takes seconds for one. */
const HERE = 1;
/** Milliseconds before asking again where the server has too much to do. */
const PATIENCE = 1500;
/** What a move may be worth less than the best and still be as good. */
export const AS_GOOD = 0.035;

export class ReviewModel {
  decisions = $state.raw<JudgedNow[]>([]);
  total = $state<number | null>(null);
  /** The other seats whose owners let me see their review. */
  others = $state.raw<number[]>([]);
  luck = $state.raw<LuckNow | null>(null);
  /** Why there is no account of luck. */
  noLuck = $state('');
  notice = $state('');
  running = $state(false);

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {
    const judging = this.goOn();
    void (isLocal(table) ? judging.then(() => (this.done ? this.#account() : undefined)) : this.#account());
  }

  get mistakes(): JudgedNow[] {
    return this.decisions.filter((one) => one.grade !== '');
  }

  get done(): boolean {
    return this.total !== null && this.decisions.length >= this.total;
  }

  stop(): void {
    this.running = false;
  }

  async goOn(): Promise<void> {
    if (this.running || this.done) return;
    this.running = true;
    this.notice = '';
    while (this.running && !this.done) {
      try {
        const start = this.decisions.length;
        const found = await askReview(this.table, { seat: this.seat, start, count: isLocal(this.table) ? HERE : start ? NEXT : FIRST });
        this.total = found.total;
        this.others = found.others;
        this.decisions = [...this.decisions, ...found.decisions];
        if (!found.decisions.length) break;
      } catch (error) {
        if (error instanceof Refused && ['too-much', 'not-now'].includes(error.code) && this.running) {
          await new Promise((resolve) => setTimeout(resolve, PATIENCE));
          continue;
        }
        this.notice = noticeOf(error);
        break;
      }
    }
    this.running = false;
  }

  async #account(): Promise<void> {
    try {
      this.luck = await askLuck(this.table);
    } catch (error) {
      this.noLuck = noticeOf(error);
    }
  }
}
