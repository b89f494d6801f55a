// Asks again and again, as long as somebody looks at the page: one question at a time, and more rarely where no answer comes.
// Many pages of one household count as one for the server's limit, so they do not ask in step.
import { untrack } from 'svelte';

/** Milliseconds after which an answer is no longer waited for, and the longest pause after failures. */
const PATIENCE = 20_000;
const LONGEST = 60_000;

/**
 * Calls `ask`, which says whether that worked, in pauses of `every` milliseconds; not while that is null. At once when the page is looked at again,
 * and when the network is back.
 */
export function whileSeen(ask: () => Promise<boolean>, every: () => number | null): void {
  const wanted = $derived(every() !== null);
  $effect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    let slower = 1;
    let over = false;

    async function look(): Promise<void> {
      clearTimeout(timer);
      if (asking || document.hidden) return;
      asking = true;
      const worked = await within(PATIENCE, ask());
      asking = false;
      slower = worked ? 1 : 2 * slower;
      wait();
    }
    function wait(): void {
      const pause = untrack(every);
      if (over || document.hidden || pause === null) return;
      clearTimeout(timer);
      timer = setTimeout(() => void look(), Math.max(pause, Math.min(LONGEST, slower * pause)) * (0.8 + 0.4 * Math.random()));
    }
    const again = (): void => void look();
    wait();
    document.addEventListener('visibilitychange', again);
    addEventListener('online', again);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
      removeEventListener('online', again);
    };
  });
}

async function within(patience: number, answer: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), patience)));
  const worked = await Promise.race([answer.catch(() => false), late]);
  clearTimeout(timer);
  return worked;
}

/**
 * Answers may overtake each other. A call begins a turn, and what it gives says whether the turn is still the last one: only then may its
 * answer be shown. A page that is left begins one more.
 */
export function turns(): () => () => boolean {
  let last = 0;
  return () => {
    const mine = ++last;
    return () => mine === last;
  };
}
