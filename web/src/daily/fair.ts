// Whether the seed of a past day is the one that was announced: its fingerprint, and what this browser saw the day before.
import { bytesOf, sha256, toHex } from '../sha256';
import type { DayNow, DealOfDay } from '../wire';
import { dayAfter } from './texts.svelte';

const KEPT = 'stammtisch announced deals';
/** For how many days an announcement is remembered. */
const DAYS = 60;

/** By day and game the fingerprints that the server has announced to this browser. */
function announced(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Remembers what the server announces for tomorrow, and what it says of today. What was seen first stays. */
export function rememberAnnounced(now: DayNow): void {
  const oldest = dayAfter(now.today, -DAYS);
  const told = Object.entries(now.tomorrow).map(([game, hash]) => [`${dayAfter(now.today, 1)} ${game}`, hash]);
  if (now.day === now.today) told.push(...now.deals.map((deal) => [`${now.day} ${deal.game}`, deal.commitment]));
  const kept = Object.entries({ ...Object.fromEntries(told), ...announced() }).filter(([name]) => name >= oldest);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage only the seed itself can be checked.
  }
}

export interface Fairness {
  /** Whether the seed fits the fingerprint; null while the seed is a secret. */
  fits: boolean | null;
  /** Whether the fingerprint is the one that this browser saw before; null if it saw none. */
  same: boolean | null;
}

export function fairness(day: string, deal: DealOfDay, seen = announced()): Fairness {
  const before = seen[`${day} ${deal.game}`];
  const hash = toHex(sha256(bytesOf(`stammtisch deal 1\nday ${day} ${deal.game}\n${deal.seed}`)));
  return { fits: deal.seed ? hash === deal.commitment : null, same: before === undefined ? null : before === deal.commitment };
}
