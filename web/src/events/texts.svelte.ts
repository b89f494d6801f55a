// The texts of events, which come with their screens.
import { textsApart } from '../apart.svelte';
import { decimal } from '../words.svelte';
import type { EventNow } from '../wire';

export const { read: readTexts, say: e, ready, follow } = textsApart(import.meta.glob<string>('../locale/events/*.ftl', { query: '?raw', import: 'default' }));

/** Points, with as few decimals as they need. */
export const pointsOf = (value: number): string => decimal(value, 2);

/** What an entrant is called. */
export function nameOf(event: Pick<EventNow, 'entrants'>, entrant: number | null): string {
  const one = event.entrants.find((other) => other.entrant === entrant);
  if (!one) return e('event-filler');
  if (one.level) return e('event-bot', { number: one.entrant + 1 });
  return one.name || e('event-somebody');
}
