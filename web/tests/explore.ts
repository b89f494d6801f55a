// Somebody who clicks everything on a table that a face draws, and whatever that lights up.
import { flushSync, mount, unmount } from 'svelte';
import type { Face, FaceProps, Translate } from '../src/face';
import type { SeatNow, ViewNow } from '../src/wire';
import Lent from './Lent.svelte';

export interface Drawing {
  root: HTMLElement;
  end: () => void;
}

/** A view on the page, as a person at its seat sees it. */
export function draw(face: Face, view: ViewNow, seats: SeatNow[], t: Translate, more: Partial<FaceProps> = {}): Drawing {
  const root = document.createElement('div');
  document.body.append(root);
  const names = seats.map((seat) => seat.name ?? '');
  const props = { view, seats, names, me: view.seat, t, busy: false, now: [], hint: null, say: () => undefined, ...more };
  const shown = mount(Lent, { target: root, props: { face, props } });
  flushSync();
  return {
    root,
    end() {
      void unmount(shown);
      root.remove();
    },
  };
}

const buttons = (root: HTMLElement): HTMLButtonElement[] => [...root.querySelectorAll<HTMLButtonElement>('button:not(.tell)')];
/** What can be seen of a button; a tab stop is none of it. */
const looks = (root: HTMLElement): string[] =>
  buttons(root).map((one) =>
    [one.className, one.disabled, one.getAttribute('aria-pressed'), one.getAttribute('aria-disabled'), one.getAttribute('aria-label')].join(),
  );
const look = (root: HTMLElement): string => looks(root).join('\n');

/** Every word that can be said by one click, or by two: the second is on something that the first one changed. */
export async function sayable(face: Face, view: ViewNow, seats: SeatNow[], t: Translate): Promise<string[]> {
  const words: string[] = [];
  let drawing = draw(face, view, seats, t, { say: (word) => void words.push(word) });
  const fresh = look(drawing.root);
  // What was drawn and left is forgotten only when there is time for it.
  const leave = async (): Promise<void> => {
    drawing.end();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const again = async (): Promise<void> => {
    if (look(drawing.root) === fresh) return;
    await leave();
    drawing = draw(face, view, seats, t, { say: (word) => void words.push(word) });
  };
  /** Whether that said something. */
  const click = (at: number): boolean => {
    const before = words.length;
    buttons(drawing.root)[at]?.click();
    flushSync();
    return words.length > before;
  };
  const count = buttons(drawing.root).length;
  for (let first = 0; first < count; first++) {
    await again();
    if (click(first)) continue;
    const lit = look(drawing.root);
    if (lit === fresh) continue;
    const known = new Set(fresh.split('\n'));
    const changed = looks(drawing.root).flatMap((one, at) => (known.has(one) ? [] : [at]));
    for (const second of changed) {
      if (look(drawing.root) !== lit) {
        await again();
        click(first);
      }
      click(second);
    }
  }
  await leave();
  return [...new Set(words)].toSorted();
}

/** What a screen reader calls an element. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? '';
  const by = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => (id && document.getElementById(id)?.textContent) ?? '')
    .join(' ');
  return (label || by || element.textContent || element.getAttribute('title') || '').trim();
}
