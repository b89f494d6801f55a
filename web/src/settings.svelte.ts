// What a person has chosen on this device.
import { setVolume } from './sound';

export type Theme = 'system' | 'light' | 'dark';
export type BotPace = 'quick' | 'normal' | 'calm';

interface Kept {
  language: string | null;
  theme: Theme;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Phones tremble a little when it is my turn. */
  vibrate: boolean;
  botPace: BotPace;
  /** Less motion than the system asks for; the system's own wish always counts. */
  still: boolean;
  notify: boolean;
  /** Whether a move without a choice is made by itself. */
  forced: boolean;
  /** Whether keys of one character do something on the whole page. */
  keys: boolean;
  /** A card that can go to one place only is played with the first tap. */
  oneTap: boolean;
  /** Whether small advice is given in somebody's first games. */
  tips: boolean;
  /** The games whose rules were opened here before. */
  read: string[];
}

const KEY = 'stammtisch settings';
const FIRST: Kept = {
  language: null,
  theme: 'system',
  sound: true,
  volume: 70,
  vibrate: true,
  botPace: 'normal',
  still: false,
  notify: false,
  forced: false,
  keys: true,
  oneTap: false,
  tips: true,
  read: [],
};

/** Seconds that a bot waits before its word appears. */
export const BOT_SECONDS: Record<BotPace, number> = { quick: 0.4, normal: 1.2, calm: 2.5 };

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Kept>(read());

export function change(part: Partial<Kept>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  apply();
}

const media = (query: string): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(query) : null);
const darkSystem = media('(prefers-color-scheme: dark)');
darkSystem?.addEventListener('change', () => apply());

export const isDark = (): boolean => (settings.theme === 'system' ? (darkSystem?.matches ?? false) : settings.theme === 'dark');
export const isStill = (): boolean => settings.still || (media('(prefers-reduced-motion: reduce)')?.matches ?? false);

/** Puts the choices onto the page. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset['theme'] = isDark() ? 'dark' : 'light';
  root.classList.toggle('still', settings.still);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark() ? '#2B1F18' : '#DDBF92');
  setVolume(settings.sound ? settings.volume / 100 : 0);
}
