// The texts of the deal of the day, loaded with its screen; and days as people write them.
import { textsApart } from '../apart.svelte';
import { gained, signed } from '../signed';
import type { DealOfDay } from '../wire';
import { currentLanguage, regional, textsOf } from '../words.svelte';

export const { read: readTexts, say: d, ready, follow } = textsApart(import.meta.glob<string>('../locale/daily/*.ftl', { query: '?raw', import: 'default' }));

export const DAY = 86_400_000;
/** Midnight (UTC) at which a day begins, in milliseconds. */
export const beginOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
/** The day that begins so many days after another. */
export const dayAfter = (day: string, days: number): string => new Date(beginOf(day) + days * DAY).toISOString().slice(0, 10);
/** A day in words; it is the same day everywhere, so no time zone may move it. */
export const dated = (day: string, how: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string =>
  new Intl.DateTimeFormat(regional(currentLanguage()), { ...how, timeZone: 'UTC' }).format(beginOf(day));

/** A score in words: in the game's own where it has some. */
export function scored({ game, seats, scoring }: Pick<DealOfDay, 'game' | 'seats' | 'scoring'>, score: number): string {
  if (scoring === 'lead') return d('daily-lead', { side: score > 0 ? 'ahead' : score < 0 ? 'behind' : 'even', count: Math.abs(score) });
  return textsOf(game)('end-points', { count: score, points: signed(score), seats });
}
/** The same in a figure. */
export const figure = (scoring: DealOfDay['scoring'], score: number): string => (scoring === 'lead' ? gained(score) : signed(score));
/** Greater for a better score. */
export const worth = (scoring: DealOfDay['scoring'], score: number): number => (scoring === 'penalties' ? -score : score);
