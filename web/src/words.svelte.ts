// Texts: Fluent messages of the shell and of each game, in the language that is chosen.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from './face';
import { gameTexts } from './house';
import type { Value } from './wire';

const SHELL = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' });

/** The languages there are, each by its own name. */
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português (Portugal)',
  pl: 'Polski',
};

/** Where our texts of a language come from, if its bare tag means another country: plain "pt" is Brazilian to a browser. */
const REGIONS: Record<string, string> = { pt: 'pt-PT' };

/** The tag by which plurals, lists, dates and voices follow a language. */
export const regional = (tag: string): string => REGIONS[tag] ?? tag;

let language = $state('en');
let shell = $state.raw<FluentBundle>();
/** By game: the texts of those that have some. */
let games = $state.raw<Record<string, FluentBundle>>({});
/** Whether the house could not be asked for the texts of the games. */
let incomplete = false;

export const currentLanguage = (): string => language;

/** The first of the person's languages that we speak. */
export function preferred(languages: readonly string[]): string {
  const spoken = languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '').find((tag) => available(tag));
  return spoken ?? 'en';
}

/** The languages that have texts here. */
export const spokenHere = (): string[] => Object.keys(LANGUAGES).filter(available);

const available = (tag: string): boolean => `./locale/${tag}.ftl` in SHELL;

export function bundleOf(tag: string, text: string): FluentBundle {
  const bundle = new FluentBundle(regional(tag), { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Speaks another language from now on; the page changes when all its texts are there. The house has those of the games. */
export async function speak(tag: string, read: (tag: string) => Promise<Record<string, string>> = gameTexts): Promise<void> {
  incomplete = false;
  const theirs = read(tag).catch((): Record<string, string> => {
    incomplete = true;
    return {};
  });
  const [own, texts] = await Promise.all([SHELL[`./locale/${tag}.ftl`]?.(), theirs]);
  shell = bundleOf(tag, own ?? '');
  games = Object.fromEntries(Object.entries(texts).map(([game, text]) => [game, bundleOf(tag, text)]));
  language = tag;
  document.documentElement.lang = regional(tag);
  document.querySelector('meta[name="description"]')?.setAttribute('content', t('description'));
}

/** Asks again for what the house could not say before. */
export async function completeTexts(): Promise<void> {
  if (incomplete) await speak(language);
}

export function format(found: FluentBundle | undefined, id: string, args?: Record<string, string | number>): string | null {
  const message = found?.getMessage(id);
  if (!found || message?.value == null) return null;
  return found.formatPattern(message.value, args ?? null, []);
}

/** A time for people, from Unix seconds. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(regional(language), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);

/** A number for people, with so many decimals at most and at least. */
export const decimal = (value: number, most = 1, least = 0): string =>
  new Intl.NumberFormat(regional(language), { maximumFractionDigits: most, minimumFractionDigits: least }).format(value);

/** A text of the shell. */
export const t: Translate = (id, args) => format(shell, id, args) ?? id;

/** Texts of a game, and of the shell where the game has none. They may speak of the table's options: `{ $edition }`. */
export function textsOf(game: string, options: Record<string, Value> = {}): Translate {
  const known = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]));
  return (id, args) => format(games[game], id, { ...known, ...args }) ?? t(id, args);
}

/** Whether a game has a text, for what games may leave out. */
export function hasText(game: string, id: string): boolean {
  return games[game]?.hasMessage(id) ?? false;
}
