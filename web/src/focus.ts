// The place of a keyboard on the page: when what had the focus is gone, the screen is read from its beginning again.

/** Watches the page from now on. */
export function keepFocus(): void {
  let last: Element | null = null;
  addEventListener('focusin', (event) => (last = event.target as Element));
  // A screen may take a moment to load: until its main part is there, what is gone stays remembered.
  new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}
