// Keeps a screen on while it shows something that people look at from afar.

/** Stays awake until the function that it gives is called. A browser lets go whenever the page is hidden: then it is asked again. */
export function awake(): () => void {
  let held: WakeLockSentinel | null = null;
  let ended = false;
  const hold = async (): Promise<void> => {
    if (document.hidden || ended || !('wakeLock' in navigator)) return;
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
