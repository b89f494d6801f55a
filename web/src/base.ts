// Where the pages are: at the root of a server, or in any folder of a static site (docs/offline.md), which has no server behind it.

/** Whether these pages stand alone: everything is played in the browser. */
export const alone = typeof document !== 'undefined' && document.documentElement.dataset['alone'] !== undefined;

/** The folder of the pages. */
export const base = alone ? new URL('.', document.baseURI).pathname : '/';
