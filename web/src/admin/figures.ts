// Figures of the server, read from the samples of its metrics.

export type Figures = Record<string, number>;
const PREFIX = 'stammtisch_';

/** A figure by its name without the prefix; 0 where the server has none. */
export const figure = (all: Figures, name: string): number => all[PREFIX + name] ?? 0;

/** How many a second, between two looks. */
export function rate(name: string, now: { at: number; figures: Figures }, before: { at: number; figures: Figures } | null): number | null {
  if (!before || now.at <= before.at) return null;
  return Math.max(0, (figure(now.figures, name) - figure(before.figures, name)) / (now.at - before.at));
}

/** The bound in seconds below which a part of all moves stays, from the buckets of a histogram; null where there are none. */
export function quantile(all: Figures, name: string, part: number): number | null {
  const buckets = Object.entries(all)
    .flatMap(([key, count]) => {
      const found = new RegExp(`^${PREFIX}${name}_bucket\\{le="([^"]+)"\\}$`).exec(key);
      return found ? [{ bound: found[1] === '+Inf' ? Infinity : Number(found[1]), count }] : [];
    })
    .toSorted((a, b) => a.bound - b.bound);
  const total = buckets.at(-1)?.count ?? 0;
  return total ? (buckets.find((one) => one.count >= part * total)?.bound ?? null) : null;
}

/** All others that are about something, by name; buckets of histograms are left out. */
export function about(all: Figures, wanted: RegExp): [string, number][] {
  return Object.entries(all)
    .filter(([name]) => !name.includes('_bucket{') && wanted.test(name))
    .map(([name, value]): [string, number] => [name.replace(PREFIX, ''), value])
    .toSorted((a, b) => a[0].localeCompare(b[0]));
}
