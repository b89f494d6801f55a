// Where the pages are: at the root of a server, in a folder of one (docs/running.md), or in any folder of a static site (docs/offline.md),
// which has no server behind it.

const told = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Whether these pages stand alone: everything is played in the browser. */
export const alone = told['alone'] !== undefined;

/** The folder of the pages; a worker is called after it. */
export const base = typeof document === 'undefined' ? self.name || '/' : alone ? new URL('.', document.baseURI).pathname : (told['base'] ?? '/');

/** The path of an address as it is below that folder. */
export const below = (path: string): string => (path.startsWith(base) ? path.slice(base.length - 1) : path);

/** A path below that folder as the browser's address. A static site answers for one page only: its addresses stand behind the #. */
export const shownAs = (path: string): string => base + (alone ? `#${path}` : path.slice(1));

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The whole address of a screen, for others. A table at home is at localhost, which on a phone is the phone: its page says how its network reaches it. */
export function linkTo(path: string, here: Location = location, network = told['network']): string {
  return (network && LOOPBACK.test(here.hostname) ? network : here.origin) + shownAs(path);
}

/** What something is called that this browser keeps: another house may be in another folder of the same address. */
export const own = (name: string): string => (base === '/' ? name : `${name} ${base}`);
