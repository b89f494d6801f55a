// How a finished match ended, in one line: "Won 22 : 31 against Robin and Emil".
import { signed } from './signed';
import { currentLanguage, regional, t, textsOf } from './words.svelte';
import type { TableListed } from './wire';

const list = (names: readonly string[]): string => new Intl.ListFormat(regional(currentLanguage()), { type: 'conjunction' }).format(names);

/** The day of a finished match, as people write it. */
export const dayOf = (seconds: number): string => new Intl.DateTimeFormat(regional(currentLanguage()), { dateStyle: 'medium' }).format(seconds * 1000);

export function resultOf(table: TableListed, names: readonly string[]): string {
  const teams = table.teams.length ? table.teams : names.map((_, seat) => seat);
  const mine = table.my_seats;
  // Around one device, or as a spectator, there is no side of mine.
  if (new Set(mine.map((seat) => teams[seat])).size !== 1)
    return table.winners.length ? t('row-won', { names: list(table.winners.map((seat) => names[seat] ?? '')) }) : list(names);
  const my = mine[0] ?? 0;
  const others = names.flatMap((_, seat) => (teams[seat] === teams[my] ? [] : [seat]));
  const { resigned } = table;
  const against = list(others.map((seat) => names[seat] ?? ''));
  if (resigned.includes(my)) return others.length ? t('row-resigned-me', { names: against }) : t('ended-resigned-you');
  const outcome = !table.winners.includes(my) ? 'lost' : table.winners.some((seat) => teams[seat] !== teams[my]) ? 'drawn' : 'won';
  const points = (seat: number): string => signed(table.points[seat] ?? 0);
  if (!others.length)
    return t('row-result-alone', { outcome, points: textsOf(table.game)('end-points', { count: table.points[my] ?? 0, points: points(my) }) });
  // Each side counts once.
  const sides = others.filter((seat) => others.findIndex((other) => teams[other] === teams[seat]) === others.indexOf(seat));
  const left = others.filter((seat) => resigned.includes(seat));
  if (left.length && !table.winners.length) return t('row-resigned', { names: list(left.map((seat) => names[seat] ?? '')) });
  return t('row-result', { outcome, score: [my, ...sides].map(points).join('\u00A0:\u00A0'), names: against });
}
