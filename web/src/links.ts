// Links name screens from the root of the pages (`/me`). Where the pages are in a folder, a browser needs more: to open a link in another
// tab, to copy it, to show where it leads.
import { shownAs } from './base';

/** What a link was made to say, and what its screen had named. */
const made = new WeakMap<Element, { whole: string; path: string }>();

/** The screen that a link names. */
export function meant(link: Element): string {
  const now = link.getAttribute('href') ?? '';
  const known = made.get(link);
  return known?.whole === now ? known.path : now;
}

/** Lets every link on the page say its whole address, from now on. */
export function keepWhole(): void {
  if (shownAs('/') === '/') return;
  const complete = (link: Element): void => {
    const path = meant(link);
    if (!path.startsWith('/')) return;
    const whole = shownAs(path);
    made.set(link, { whole, path });
    if (link.getAttribute('href') !== whole) link.setAttribute('href', whole);
  };
  const links = (part: Node): Element[] => (part instanceof Element ? [...(part.matches('a[href]') ? [part] : []), ...part.querySelectorAll('a[href]')] : []);
  const watcher = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) (type === 'attributes' ? [target] : [...addedNodes]).flatMap(links).forEach(complete);
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] });
  links(document.body).forEach(complete);
}
