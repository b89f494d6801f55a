// One tab stop for a group of buttons: Tab goes to the group, arrows move inside it (WAI-ARIA Authoring Practices, "roving tabindex").

interface Roving {
  /** The buttons stand in rows of so many: up and down go from row to row, Home and End to the ends of a row. */
  columns?: number;
  /** Up and down are left to others. */
  across?: boolean;
  /** After the last comes the first. */
  round?: boolean;
  /** Where only some of the buttons are of interest now. */
  among?: (button: HTMLElement) => boolean;
}

type Key = KeyboardEvent & { currentTarget: EventTarget & HTMLElement };

/** For `onkeydown` of the group. Which button is the tab stop at first is said by its `tabindex`. */
export function rovingTabindex({ columns = 0, across = false, round = false, among = () => true }: Roving = {}): (event: Key) => void {
  const clamp = (to: number, first: number, last: number): number => Math.max(first, Math.min(last, to));
  const beside = (at: number, by: number, count: number): number => {
    if (round) return (at + by + count) % count;
    const first = columns ? at - (at % columns) : 0;
    return clamp(at + by, first, columns ? first + columns - 1 : count - 1);
  };
  const next = (key: string, at: number, count: number): number | null => {
    const below = columns ? at + columns : beside(at, 1, count);
    const above = columns ? at - columns : beside(at, -1, count);
    switch (key) {
      case 'ArrowRight':
        return beside(at, 1, count);
      case 'ArrowLeft':
        return beside(at, -1, count);
      case 'ArrowDown':
        return across ? null : below < count ? below : at;
      case 'ArrowUp':
        return across ? null : above >= 0 ? above : at;
      case 'Home':
        return round ? null : beside(at, -count, count);
      case 'End':
        return round ? null : beside(at, count, count);
      default:
        return null;
    }
  };
  return (event) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const here = (event.target as Element).closest('button');
    const buttons = all.filter((button) => button === here || among(button));
    const at = here ? buttons.indexOf(here) : -1;
    const to = at < 0 ? null : next(event.key, at, buttons.length);
    if (to === null) return;
    event.preventDefault();
    for (const [i, button] of buttons.entries()) button.tabIndex = i === to ? 0 : -1;
    buttons[to]?.focus();
  };
}
