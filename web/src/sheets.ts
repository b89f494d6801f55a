// The sheets that lie over the page, and the browser's Back: it closes the topmost of them before it leaves the page.
// While there are any, the history has one entry more, for the same address.

const open: (() => void)[] = [];
/** We are on the way back ourselves, because the last sheet is gone. */
let returning = false;

/** Whether the entry of the history that we stand on is there for sheets. */
export const onSheet = (): boolean => (history.state as { sheets?: boolean } | null)?.sheets === true;

const keepEntry = (): void => {
  if (open.length && !onSheet()) history.pushState({ sheets: true }, '');
};

/** A sheet has been opened, and Back is to call `close`; what is given says that it is gone. */
export function opened(close: () => void): () => void {
  open.push(close);
  keepEntry();
  return () => {
    open.splice(open.indexOf(close), 1);
    // Another sheet or another page may follow at once: it takes over the entry.
    setTimeout(() => {
      if (open.length || returning || !onSheet()) return;
      returning = true;
      history.back();
    });
  };
}

/** Waits until the history stands on the page itself: for whoever closes their sheets and puts another page in the place of this one. */
export const offSheet = (): Promise<void> =>
  onSheet() ? new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true })) : Promise.resolve();

/** Back was pressed: closes the topmost sheet, if there is one. */
export function goneBack(): void {
  const close = returning ? undefined : open.at(-1);
  returning = false;
  close?.();
  // Those below, or one that came meanwhile, are still there.
  setTimeout(keepEntry);
}
