// How somebody uses the page at the moment: by keys or not; and whether the same card chosen again is played.

class Hands {
  /** The last thing pressed was a key that leads somewhere. */
  onKeys = $state(false);
  /** A card is picked, and picking it once more plays it. */
  again = $state(false);
}
export const hands = new Hands();

const LEAD = /^(Tab|Enter|Home|End|Arrow.*|\d)$/;

/** Watches the page from now on. */
export function watchHands(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (LEAD.test(event.key) && !(event.target instanceof Element && event.target.closest('input, textarea, select'))) hands.onKeys = true;
    },
    true,
  );
  addEventListener('pointerdown', () => (hands.onKeys = false), true);
}
