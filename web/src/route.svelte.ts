// Addresses: / front, /new/<game>?group=, /g/<group>, /e?group=, /e/<event>, /learn/<game>/<lesson>, /puzzles, /puzzles/<game>, /t/<table>, /t/<table>/replay?as=&step=, /t/<table>/review?seat=, /t/<table>/try?seat=&step=&at=, /t/<table>/screen, the same under /l/<table> for tables of this browser, /daily?day=&group=, /me, /admin, /#move=<secret>.

import { alone, base, below, shownAs } from './base';
import { keepWhole, meant } from './links';
import { goneBack, onSheet } from './sheets';
import { addressOf, tableAt } from './where';

export type Route =
  | { screen: 'front' }
  | { screen: 'admin' }
  | { screen: 'daily'; day: string | null; group: string | null }
  | { screen: 'me' }
  | { screen: 'new'; game: string; how: string; group: string }
  | { screen: 'group'; group: string }
  | { screen: 'event'; event: string }
  | { screen: 'new-event'; group: string }
  | { screen: 'lesson'; game: string; lesson: string }
  | { screen: 'puzzles' }
  | { screen: 'solve'; which: string }
  | { screen: 'table'; table: string }
  | { screen: 'screen'; table: string }
  | { screen: 'review'; table: string; seat: number }
  | { screen: 'try'; table: string; seat: number; step: number; at: number }
  | { screen: 'replay'; table: string; viewer: number | null; step: number };

export function routeOf(url: URL): Route {
  const [first, second, third] = below(url.pathname).split('/').filter(Boolean).map(decoded);
  if (first === 'new' && second)
    return { screen: 'new', game: second, how: url.searchParams.get('how') ?? 'friends', group: url.searchParams.get('group') ?? '' };
  if (first === 'g' && second) return { screen: 'group', group: second };
  if (first === 'e') return second ? { screen: 'event', event: second } : { screen: 'new-event', group: url.searchParams.get('group') ?? '' };
  if (first === 'learn' && second) return { screen: 'lesson', game: second, lesson: third ?? 'first' };
  if (first === 'puzzles') return second ? { screen: 'solve', which: second } : { screen: 'puzzles' };
  const numbered = (name: string): number => Math.max(0, Number.parseInt(url.searchParams.get(name) ?? '', 10) || 0);
  const table = tableAt(first, second);
  if (table && third === 'review') return { screen: 'review', table, seat: numbered('seat') };
  if (table && third === 'try') return { screen: 'try', table, seat: numbered('seat'), step: numbered('step'), at: numbered('at') };
  if (table && third === 'replay') {
    const viewer = url.searchParams.get('as');
    const step = Number(url.searchParams.get('step') ?? 0);
    return { screen: 'replay', table, viewer: viewer === null ? null : Number(viewer), step: Number.isInteger(step) && step > 0 ? step : 0 };
  }
  if (table && third === 'screen') return { screen: 'screen', table };
  if (table) return { screen: 'table', table };
  if (first === 'daily') return { screen: 'daily', day: url.searchParams.get('day'), group: url.searchParams.get('group') };
  if (first === 'me') return { screen: 'me' };
  if (first === 'admin') return { screen: 'admin' };
  return { screen: 'front' };
}

/** A part of an address; one that cannot be decoded stands for itself, and leads to no table. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where the page is. */
const here = (): URL => (alone ? new URL(base + location.hash.slice(2), location.origin) : new URL(location.href));

let current = $state.raw<Route>(typeof location === 'undefined' ? { screen: 'front' } : routeOf(here()));

export const route = (): Route => current;

export function go(path: string, replace = false): void {
  // Whoever leaves from an open sheet comes back to the page without it.
  if (replace || onSheet()) history.replaceState(null, '', shownAs(path));
  else history.pushState(null, '', shownAs(path));
  current = routeOf(here());
  scrollTo(0, 0);
}

/** Goes to a table, wherever it is kept. */
export const goTo = (table: string): void => go(addressOf(table));

/** Follows the browser's back and forward, and links inside the page. */
export function listen(): void {
  addEventListener('popstate', () => {
    goneBack();
    current = routeOf(here());
  });
  keepWhole();
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.hasAttribute('download')) return;
    event.preventDefault();
    go(meant(link));
  });
}

/** The secret of a link that moves an identity here; it is taken out of the address at once. */
export function takeMoveSecret(): string | null {
  const found = /^#move=([\w-]{20,60})$/.exec(location.hash);
  if (!found) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return found[1] ?? null;
}
