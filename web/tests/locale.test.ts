// Every language says the same as the English texts: the same variables, and all plural forms that whole numbers need.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { regional } from '../src/words.svelte';

type Entry = FluentResource['body'][number];
type Pattern = Entry['value'];
type Element = Exclude<NonNullable<Pattern>, string>[number];
type Select = Extract<Element, { type: 'select' }>;

const SHELL = import.meta.glob<string>('../src/locale/**/*.ftl', { query: '?raw', import: 'default', eager: true });
const GAMES = import.meta.glob<string>('../../src/stammtisch/games/*/locale/*.ftl', { query: '?raw', import: 'default', eager: true });
const texts: Record<string, string> = { ...SHELL, ...GAMES };
const files = Object.keys(texts);
const read = (file: string): Entry[] => new FluentResource(texts[file] ?? '').body;
const language = (file: string): string => file.slice(-'xx.ftl'.length, -'.ftl'.length);
const english = (file: string): string => file.replace(/[a-z]+\.ftl$/, 'en.ftl');

const elements = (pattern: Pattern): Exclude<Element, string>[] =>
  (typeof pattern === 'object' && pattern ? pattern : []).flatMap((element) => (typeof element === 'string' ? [] : [element, ...inside(element)]));
const inside = (element: Exclude<Element, string>): Exclude<Element, string>[] =>
  element.type === 'select' ? [element.selector, ...element.variants.flatMap((variant) => elements(variant.value))] : [];
const selects = (entry: Entry): Select[] => elements(entry.value).filter((element) => element.type === 'select');
const keys = (select: Select): (string | number)[] => select.variants.map(({ key }) => key.value);

/** The variables of each text, through the texts that it refers to: a language may say a part in another text. */
function variables(entries: Entry[]): Record<string, string[]> {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const named = (entry: Entry | undefined): string[] =>
    elements(entry?.value ?? null).flatMap((element) => {
      if (element.type === 'var') return [element.name];
      if (element.type === 'mesg') return named(known.get(element.name));
      return element.type === 'term' ? named(known.get(`-${element.name}`)) : [];
    });
  return Object.fromEntries(entries.map((entry) => [entry.id, [...new Set(named(entry))].toSorted()]));
}

const CATEGORIES: (string | number)[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** A choice by number, not by a word: all its names are names of plural forms. */
const counts = (select: Select): boolean => keys(select).some((key) => CATEGORIES.includes(key) && key !== 'other');
/** The forms that whole numbers up to 200 take. */
const needed = (tag: string): string[] => {
  const rules = new Intl.PluralRules(regional(tag));
  return [...new Set(Array.from({ length: 201 }, (_, n) => rules.select(n)))];
};

describe.each(files)('%s', (file) => {
  const entries = read(file);
  it('says each thing once', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, number) => ids.indexOf(id) !== number)).toEqual([]);
  });
  it('has the variables of the English texts', () => {
    const wanted = variables(read(english(file)));
    const found = variables(entries);
    const unknown = Object.entries(found).filter(([id, names]) => names.some((name) => !wanted[id]?.includes(name)));
    expect(unknown).toEqual([]);
    if (file in SHELL) expect(found).toEqual(wanted);
  });
  it('has every plural form of its language and no other', () => {
    const possible = new Set<string | number>(new Intl.PluralRules(regional(language(file))).resolvedOptions().pluralCategories);
    const wrong = entries.filter((entry) =>
      selects(entry)
        .filter(counts)
        .some((select) => {
          const names = keys(select).filter((name) => typeof name === 'string');
          const forms = needed(language(file));
          // In Polish no whole number is "other": a game that names it means all the rest, as "with 2 tokens" and "with 5 tokens" sound alike.
          const rest = file in GAMES && names.includes('other') && !forms.includes('other');
          const missing = !rest && forms.some((form) => !names.includes(form));
          return missing || names.some((name) => !possible.has(name));
        }),
    );
    expect(wrong.map((entry) => entry.id)).toEqual([]);
  });
});
