// The deal of the day where no server answers: its seed is public, and what is played with it is never scored (docs/daily.md).
import { own } from '../base';
import type { DailyWritten } from '../house';
import { leewayAt } from '../opening';
import { bytesOf, sha256, toHex } from '../sha256';
import type { NewTable } from '../wire';
import { NO_CLOCK } from '../opening';

const KEY = own('stammtisch days here');

export const dayNow = (): string => new Date().toISOString().slice(0, 10);

export const publicSeed = (day: string, game: string): string => toHex(sha256(bytesOf(`stammtisch public day ${day} ${game}`)));

/** My table on today's deal of a game: I sit first, against bots. */
export const tableOfDay = (game: string, { seats, options, level }: DailyWritten, day: string, botSeconds: number): NewTable => ({
  game,
  seats,
  options,
  public: false,
  watchers: true,
  takebacks: true,
  pace: NO_CLOCK,
  bot_seconds: botSeconds,
  leeway: leewayAt(botSeconds),
  bots: Array.from({ length: seats }, (_, seat) => (seat ? level : null)),
  mine: [0],
  lots: false,
  deal: { of: 'seed', seed: publicSeed(day, game), words: [] },
});

/** By day and game the tables at which I have played here; those of other days are forgotten with them. */
export function tablesOf(day: string): Record<string, string> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { day?: string; tables?: Record<string, string> };
    return kept.day === day ? (kept.tables ?? {}) : {};
  } catch {
    return {};
  }
}

export function rememberDay(day: string, game: string, table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ day, tables: { ...tablesOf(day), [game]: table } }));
  } catch {
    // Without storage there are no tables here either.
  }
}

/** Forgets the table at which I have played, or all of them. */
export function forgetDays(table?: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { day?: string; tables?: Record<string, string> };
    const left = Object.entries(kept.tables ?? {}).filter(([, one]) => table !== undefined && one !== table);
    if (left.length) localStorage.setItem(KEY, JSON.stringify({ ...kept, tables: Object.fromEntries(left) }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is noted.
  }
}
