// What this browser remembers of the deals it took part in, to check them afterwards.
import type { Remembered } from './proof';

const KEY = 'stammtisch deals';
const MOST = 50;

type Kept = Record<string, Remembered>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function remembered(table: string): Remembered {
  return read()[table] ?? { commitment: null, contributions: {} };
}

export function remember(table: string, change: (kept: Remembered) => Remembered): void {
  const all = read();
  const { [table]: old, ...others } = all;
  const newest = Object.entries(others).slice(-(MOST - 1));
  const kept = { ...Object.fromEntries(newest), [table]: change(old ?? { commitment: null, contributions: {} }) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs only this later check.
  }
}

export function forgetDeals(): void {
  localStorage.removeItem(KEY);
}
