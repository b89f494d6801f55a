// Keeps a screen on while it shows something that people look at from afar.

/** Whether this browser can: only on pages from an address with https, and from this machine. */
export const canStayAwake = 'wakeLock' in navigator;

/** Stays awake until the function that it gives is called. A browser lets go whenever the page is hidden: then it is asked again. */
export function awake(): () => void {
  let held: WakeLockSentinel | null = null;
  let ended = false;
  const hold = async (): Promise<void> => {
    if (document.hidden || ended || !canStayAwake) return;
    held = await navigator.wakeLock.request('screen').catch(() => null);
    if (ended) void held?.release();
  };
  void hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', hold);
    void held?.release();
  };
}
