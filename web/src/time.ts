// What is left of a seat's time: first for the move, then from the reserve. It runs on between the server's messages.

export interface TimeLeft {
  /** Seconds for this move, and in reserve, when the server said so. */
  move: number;
  reserve: number;
  /** When that was, in milliseconds by this page's clock. */
  told: number;
}

export interface Left {
  /** Seconds on the clock that runs. */
  seconds: number;
  /** Whether that is the reserve. */
  reserve: boolean;
  /** Seconds until a bot takes over. */
  total: number;
}

const DAY = 86_400;
const HOUR = 3600;

export function leftOf({ move, reserve, told }: TimeLeft, now: number): Left {
  const passed = Math.max(0, (now - told) / 1000);
  const total = Math.max(0, move + reserve - passed);
  return passed < move || reserve <= 0 ? { seconds: Math.max(0, move - passed), reserve: false, total } : { seconds: total, reserve: true, total };
}

/** How many seconds before the end somebody is warned: an hour where a move may take days. */
export const warningAt = (move: number): number => (move >= DAY ? HOUR : Math.min(10, move / 2));

/** "0:23", or a text of the shell with a number: "3 days", "26 h". */
export function inWords(seconds: number, t: (id: string, args: Record<string, number>) => string): string {
  if (seconds >= 2 * DAY) return t('clock-days-left', { days: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t('clock-hours-left', { hours: Math.round(seconds / HOUR) });
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
