// One tab stop for a group of buttons: arrows move between them.
const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** For `onkeydown` of the group. */
export function rove(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + (STEP[event.key] ?? NaN);
  if (Number.isNaN(to)) return;
  event.preventDefault();
  const next = buttons[Math.max(0, Math.min(buttons.length - 1, to))];
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}
