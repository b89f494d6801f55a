// What can be chosen on the table now, each with a key of its own: cards, places and buttons, found by the marks that faces give them.
import { shortcutsHere } from './shortcuts.svelte';

const USABLE = ':not([disabled]):not([aria-disabled="true"])';
/** Where a chosen card can go. */
const TARGETS = `.target${USABLE}`;
const CARDS = '.hand .yes';
const LIT = `${CARDS}, .words button${USABLE}, .ok${USABLE}, .can${USABLE}`;
/** The game's buttons in the prompt; those of the shell have letters. */
const ASKED = `.prompt .acts button${USABLE}:not([aria-keyshortcuts])`;
const PICKED = '.hand .pick';
/** Digits first, then letters. */
const KEYS = '1234567890abcdefghijklmnopqrstuvwxyz';

export interface Choice {
  key: string;
  element: HTMLElement;
}

/** Elements in the order in which one reads them: row by row, each from the left. */
function inOrder(elements: HTMLElement[]): HTMLElement[] {
  const boxes = new Map(elements.map((one) => [one, one.getBoundingClientRect()]));
  const box = (one: HTMLElement): DOMRect => boxes.get(one) as DOMRect;
  return elements.sort((a, b) => {
    const apart = Math.abs(box(a).top - box(b).top) > Math.min(box(a).height, box(b).height) / 2;
    return apart ? box(a).top - box(b).top : box(a).left - box(b).left;
  });
}

/**
 * Where a card is picked and several places are lit, the keys are theirs. Where there is only one place, the card keeps its key, and
 * the same key again plays it. A place that shows a number (`data-number`) has that number.
 */
export function choices(root: ParentNode): Choice[] {
  const all = (selector: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0 && !one.closest('[inert]'));
  const targets = all(TARGETS);
  const first = targets.length > 1 || (targets.length === 1 && !all(PICKED).length) ? targets : [];
  const lit = first.length ? first : all(LIT);
  const hand = inOrder(lit.filter((one) => one.matches(CARDS)));
  const rest = inOrder(lit.filter((one) => !one.matches(CARDS)));
  const wanted = [...hand, ...rest, ...inOrder(all(ASKED))];
  const taken = new Set([...shortcutsHere(root).map(({ key }) => key), ...wanted.flatMap((one) => one.dataset['number'] ?? [])]);
  const free = [...KEYS].filter((key) => !taken.has(key));
  return wanted.flatMap((element): Choice[] => {
    const key = element.dataset['number'] ?? free.shift();
    return key === undefined ? [] : [{ key, element }];
  });
}

/** The character of a key for choosing: the digit that is printed on it, also where a keyboard wants Shift for digits. */
export const keyOf = (event: KeyboardEvent): string => /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? event.key.toLowerCase();
