// Which events are worth a beat of their own, as far as everybody at the table can see.
import { sealsOf, type Told, type ViewNow } from './facts';
import { cardOf } from './pieces';

export interface Moment {
  kind: 'black' | 'saboteur' | 'trump' | 'praise';
  seat: number;
}

/** What has just happened, told with the view that it led to. */
export function momentOf(view: ViewNow, now: readonly Told[]): Moment | null {
  const event = now[0];
  if (!event) return null;
  const { kind, seat } = event;
  if (kind === 'black' || kind === 'saboteur') return { kind, seat };
  if (kind === 'play' && trumps(view, event)) return { kind: 'trump', seat };
  if (kind === 'return' && !sealsOf(view, seat).length) return { kind: 'praise', seat };
  return null;
}

/** A trump on a trick of another colour; after the last card the trick is a finished one. */
function trumps({ facts }: ViewNow, event: Told): boolean {
  const trick = facts.trick.length ? facts.trick : facts.last_trick;
  const led = cardOf(trick[0]?.[1] ?? '')?.colour;
  return led !== facts.trump && cardOf(event.pieces[0] ?? '')?.colour === facts.trump;
}
