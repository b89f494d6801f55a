// The clocks as the server told them last, and the warnings about my own.
import { play as sound } from './sound';
import { inWords, leftOf, warningAt, type TimeLeft } from './time';
import type { Clocks } from './wire';
import { t } from './words.svelte';

/** How long a warning stays. */
const WARNED = 6000;
/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

export class Timekeeper {
  /** What is to be known of my time now. */
  warning = $state('');
  #told = $state.raw<{ left: Clocks; at: number } | null>(null);
  /** Whose time, told when, the warnings are about. */
  #watched = '';
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly say: (text: string) => void) {}

  told(clocks: Clocks | null): void {
    this.#told = clocks && { left: clocks, at: performance.now() };
  }

  /** What is left of a seat's time, if it runs. */
  of(seat: number): TimeLeft | null {
    const move = this.#told?.left.move[seat];
    if (!this.#told || move === undefined || move === null) return null;
    return { move, reserve: this.#told.left.reserve[seat] ?? 0, told: this.#told.at };
  }

  /** Warns when this time begins to be taken from the reserve, and shortly before a bot takes over. */
  watch(seat: number | null, time: TimeLeft | null): void {
    const watched = time ? `${seat} ${time.told}` : '';
    if (watched === this.#watched) return;
    this.#watched = watched;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.warning = '';
    if (!time) return;
    const { total } = leftOf(time, performance.now());
    const first = warningAt(time.move || total);
    const move = total - time.reserve;
    if (time.reserve > first && move > 0) this.#warnIn(move, () => t('warn-reserve', { time: inWords(time.reserve, t) }));
    this.#warnIn(total - first, () => t('warn-time'), first * 1000);
  }

  #warnIn(seconds: number, text: () => string, stays = WARNED): void {
    if (seconds * 1000 > LONGEST) return;
    const warn = (): void => {
      this.warning = text();
      this.say(this.warning);
      sound('hurry');
      this.#timers.push(setTimeout(() => (this.warning = ''), stays));
    };
    this.#timers.push(setTimeout(warn, Math.max(0, seconds * 1000)));
  }
}
