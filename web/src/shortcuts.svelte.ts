// Page-wide shortcuts of one character. They can be switched off (WCAG 2.1.4), and then none of them does anything.
import { settings } from './settings.svelte';

/** What shows all shortcuts. */
export const HELP = '?';

/** The character that a key press means as a shortcut; nothing while they are off, or where it belongs to a field or a dialog. */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return null;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return null;
  return event.key.toLowerCase();
}

/** For `aria-keyshortcuts`: the key while it does something. */
export const shortcut = (key: string | undefined): string | undefined => (settings.keys ? key : undefined);

export interface Shortcut {
  key: string;
  label: string;
}

/** The shortcuts of the buttons that are on the page now, by their own labels. */
export function shortcutsHere(root: ParentNode = document): Shortcut[] {
  const found = new Map<string, string>();
  for (const button of root.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const key = button.getAttribute('aria-keyshortcuts') ?? '';
    if (!found.has(key)) found.set(key, (button.getAttribute('aria-label') ?? button.textContent ?? '').trim());
  }
  return [...found].map(([key, label]) => ({ key, label }));
}
