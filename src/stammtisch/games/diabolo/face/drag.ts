// Dragging a card out of the hand onto a target; a tap on card and target does the same.

export interface Drag {
  /** A card is being dragged: its targets light up. False where it cannot be used. */
  begin(key: string): boolean;
  /** It was let go over the target with this name, or over none. */
  end(target: string | null): void;
}

/** So far a finger may tremble before a tap becomes a drag. */
const SLACK = 10;

const ignore = (click: Event): void => click.stopPropagation();

/** An attachment for the element around the hand. Cards are its buttons with data-piece; targets carry data-target. */
export function draggable(drag: () => Drag) {
  return (root: HTMLElement): (() => void) => {
    let card: HTMLElement | null = null;
    let from = { x: 0, y: 0 };
    let flying = false;

    const targetAt = (event: PointerEvent): HTMLElement | null =>
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((element) => element.closest<HTMLElement>('[data-target]'))
        .find((found) => found !== null) ?? null;

    const mark = (over: HTMLElement | null): void => {
      for (const element of document.querySelectorAll('[data-over]')) if (element !== over) element.removeAttribute('data-over');
      over?.setAttribute('data-over', '');
    };

    const drop = (): void => {
      card?.style.removeProperty('translate');
      card?.style.removeProperty('z-index');
      card?.style.removeProperty('transition');
      mark(null);
      card = null;
      flying = false;
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      card = (event.target as Element).closest<HTMLElement>('button[data-piece]');
      from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!card) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!flying) {
        if (Math.hypot(dx, dy) < SLACK) return;
        const index = [...root.querySelectorAll('button[data-piece]')].indexOf(card);
        if (!drag().begin(String(index))) return drop();
        flying = true;
        card.setPointerCapture(event.pointerId);
        card.style.transition = 'none';
        card.style.zIndex = '9';
      }
      card.style.translate = `${dx}px ${dy}px`;
      mark(targetAt(event));
    };
    const up = (event: PointerEvent): void => {
      if (!flying) return drop();
      const target = targetAt(event)?.dataset['target'] ?? null;
      drop();
      // The click that follows at once is none; a finger makes none, and its next tap counts.
      addEventListener('click', ignore, { capture: true });
      setTimeout(() => {
        removeEventListener('click', ignore, { capture: true });
        drag().end(target);
      });
    };
    const cancel = (): void => {
      if (flying) drag().end(null);
      drop();
    };
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointermove', move);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointercancel', cancel);
    return () => {
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', cancel);
    };
  };
}
