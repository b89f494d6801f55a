// A page may stay open for weeks, above all in an installed app. When the house has got newer pages meanwhile, it is loaded anew:
// as soon as somebody looks at it again, or when it asks for a part that is no longer there.

import { base } from './base';

export function keepUp(): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void takeNewer();
  });
  addEventListener('vite:preloadError', () => void takeNewer());
}

/** Nothing happens where the house has the same pages, or cannot be reached: so nothing is loaded again and again. */
async function takeNewer(): Promise<void> {
  const mine = document.querySelector('script[type="module"]')?.getAttribute('src');
  const page = await fetch(base, { cache: 'no-cache' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  if (mine && page.includes('type="module"') && !page.includes(mine)) location.reload();
}
