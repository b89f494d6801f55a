// Which lessons this browser has seen to their end, and whether one was ever offered.
const KEY = 'stammtisch-learned';

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const learned = {
  has: (lesson: string): boolean => read().includes(lesson),
  add(lesson: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), lesson])]));
    } catch {
      // A browser that keeps nothing offers the lesson again.
    }
  },
};

const OFFERED = 'stammtisch-offered';

/** Whether a lesson may be offered: once ever, and not again in a browser that keeps nothing. */
export function offersLesson(): boolean {
  try {
    if (localStorage.getItem(OFFERED) || read().length) return false;
    localStorage.setItem(OFFERED, 'yes');
    return true;
  } catch {
    return false;
  }
}
