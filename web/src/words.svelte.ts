// Texts: Fluent messages of the shell and of each game, in the language that is chosen.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Translate } from './face';
import type { Value } from './wire';

const SHELL = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../src/stammtisch/games/*/locale/*.ftl', { query: '?raw', import: 'default' });

/** The languages there are, each by its own name. */
export const LANGUAGES: Record<string, string> = {
  en: 'English', nl: 'Nederlands', de: 'Deutsch', fr: 'Français', es: 'Español', pt: 'Português', pl: 'Polski',
};

let language = $state('en');
let bundles = $state.raw<Record<string, FluentBundle>>({});
/** Where texts come from: the shell, and each game that has some. */
const SOURCES = ['', ...new Set(Object.keys(GAMES).map((path) => path.split('/').at(-3) ?? ''))];

export const currentLanguage = (): string => language;

/** The first of the person's languages that we speak. */
export function preferred(languages: readonly string[]): string {
  const spoken = languages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '').find((tag) => available(tag));
  return spoken ?? 'en';
}

/** The languages that have texts here. */
export const spokenHere = (): string[] => Object.keys(LANGUAGES).filter(available);

const available = (tag: string): boolean => `./locale/${tag}.ftl` in SHELL;

async function load(source: string, tag: string): Promise<FluentBundle> {
  const path = (at: string): string =>
    source === '' ? `./locale/${at}.ftl` : `../../src/stammtisch/games/${source}/locale/${at}.ftl`;
  const files = source === '' ? SHELL : GAMES;
  const read = files[path(tag)] ?? files[path('en')];
  return bundleOf(tag, read ? await read() : '');
}

export function bundleOf(tag: string, text: string): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Speaks another language from now on; the page changes when all its texts are there. */
export async function speak(tag: string): Promise<void> {
  const loaded = await Promise.all(SOURCES.map((source) => load(source, tag)));
  bundles = Object.fromEntries(SOURCES.map((source, i) => [source, loaded[i] as FluentBundle]));
  language = tag;
  document.documentElement.lang = tag;
}

/** The folder of a game, by its name. */
export const folderOf = (game: string): string => game.replaceAll('-', '_');

export function format(found: FluentBundle | undefined, id: string, args?: Record<string, string | number>): string | null {
  const message = found?.getMessage(id);
  if (!found || message?.value == null) return null;
  return found.formatPattern(message.value, args ?? null, []);
}

/** A time for people, from Unix seconds. */
export const moment = (seconds: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);

/** A text of the shell. */
export const t: Translate = (id, args) => format(bundles[''], id, args) ?? id;

/** Texts of a game, and of the shell where the game has none. They may speak of the table's options: `{ $edition }`. */
export function textsOf(game: string, options: Record<string, Value> = {}): Translate {
  const source = folderOf(game);
  const known = Object.fromEntries(Object.entries(options).map(([name, value]) => [name, typeof value === 'boolean' ? String(value) : value]));
  return (id, args) => format(bundles[source], id, { ...known, ...args }) ?? t(id, args);
}

/** Whether a game has a text, for what games may leave out. */
export function hasText(game: string, id: string): boolean {
  return bundles[folderOf(game)]?.hasMessage(id) ?? false;
}
