// What those who host tell everybody, until it ends or is dismissed on this device.
import { currentLanguage } from './words.svelte';
import type { Announcement } from './wire';

const KEY = 'stammtisch dismissed';
const MOST = 50;
/** The longest time a browser can wait for. */
const LONGEST = 2 ** 31 - 1;

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

let current = $state.raw<Announcement[]>([]);
let dismissed = $state.raw<string[]>(read());
let timer: ReturnType<typeof setTimeout> | undefined;

/** This is what is announced now. */
export function announced(list: Announcement[]): void {
  clearTimeout(timer);
  current = list.filter((one) => one.until * 1000 > Date.now());
  const next = Math.min(...current.map((one) => one.until * 1000)) - Date.now();
  if (current.length) timer = setTimeout(() => announced(current), Math.min(LONGEST, next + 50));
}

/** What is to be shown. */
export const shown = (): Announcement[] => current.filter((one) => !dismissed.includes(one.id));

export function dismiss(id: string): void {
  dismissed = [...dismissed, id].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(dismissed));
  } catch {
    // Without storage it stays away as long as the page.
  }
}

export const textOf = (one: Announcement): string => one.texts[currentLanguage()] ?? one.texts[''] ?? Object.values(one.texts)[0] ?? '';
