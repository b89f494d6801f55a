// Texts are set as a printer of the language would set them, and begin as sentences do. Every message of every language, and every rules text.
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { rulesOf, type Block, type Inline } from '../src/markdown';

type Entry = FluentResource['body'][number];
type Pattern = NonNullable<Entry['value']>;

const SHELL = import.meta.glob<string>('../src/locale/**/*.ftl', { query: '?raw', import: 'default', eager: true });
const GAMES = import.meta.glob<string>('../../src/stammtisch/games/*/{locale,lessons}/*.ftl', { query: '?raw', import: 'default', eager: true });
const RULES = import.meta.glob<string>('../../src/stammtisch/games/*/locale/rules.*.md', { query: '?raw', import: 'default', eager: true });
const language = (file: string): string => /([a-z]{2})\.(?:ftl|md)$/.exec(file)?.[1] ?? '';

/** All that a pattern can come to: every choice of every select, with `{name}` where a value goes. */
function forms(pattern: Pattern): string[] {
  if (typeof pattern === 'string') return [pattern];
  return pattern.reduce<string[]>(
    (before, element) => {
      const here =
        typeof element === 'string'
          ? [element]
          : element.type === 'select'
            ? element.variants.flatMap((variant) => forms(variant.value))
            : element.type === 'str'
              ? [element.value]
              : [`{${'name' in element ? element.name : ''}}`];
      return before.flatMap((start) => here.map((end) => start + end));
    },
    [''],
  );
}

/** How a language quotes; any other sign is a foreign one. The apostrophe is also a closing mark. */
const QUOTES: Record<string, string> = { en: '“”', nl: '‘', de: '„“', fr: '«»', es: '«»', pt: '«»', pl: '„”' };
const foreign = (file: string): RegExp => new RegExp(`[${[...'“”„«»‘‚‹›'].filter((sign) => !QUOTES[language(file)]?.includes(sign)).join('')}]`);

interface Said {
  id: string;
  text: string;
}
const messages = (source: string): Said[] =>
  new FluentResource(source).body.flatMap(({ id, value }) => (value ? forms(value).map((text) => ({ id, text })) : []));
const read = (inlines: Inline[]): string => inlines.map(({ text }) => text).join('');
const linesOf = (block: Block): Said[] => {
  if (block.kind === 'heading') return [{ id: 'heading', text: block.text }];
  if (block.kind === 'fold')
    return [
      { id: 'heading', text: block.title },
      { id: 'fold', text: read(block.inlines) },
    ];
  return block.kind === 'paragraph' || block.kind === 'item' ? [{ id: block.kind, text: read(block.inlines) }] : [];
};
/** Everything that rules can say: with no option, and with each that they speak of. */
const paragraphs = (source: string): Said[] => {
  const spokenOf = [...source.matchAll(/\{([a-z_]+)=([a-z0-9-]+):/g)].map(([, option = '', value = '']) => ({ [option]: value }));
  return [{}, ...spokenOf].flatMap((options) => Object.values(rulesOf(source, options)).flat().flatMap(linesOf));
};

const texts: Record<string, Said[]> = Object.fromEntries([
  ...Object.entries({ ...SHELL, ...GAMES }).map(([file, source]) => [file, messages(source)] as const),
  ...Object.entries(RULES).map(([file, source]) => [file, paragraphs(source)] as const),
]);
const faulty = (file: string, fault: RegExp, known: readonly string[] = []): Said[] =>
  (texts[file] ?? []).filter(({ id, text }) => !known.includes(id) && fault.test(text));

describe.each(Object.keys(texts))('%s', (file) => {
  it('has true apostrophes, quotation marks, dots and minus signs', () => {
    expect(faulty(file, /['"`´]|\.\.\.|(?<![\w)}-])-\d/)).toEqual([]);
  });
  it('quotes as its language does', () => {
    expect(faulty(file, foreign(file))).toEqual([]);
  });
  it('shows no number of a paragraph', () => {
    expect(faulty(file, /\b[A-Z]{2} \d+(\.\d+)?\b/)).toEqual([]);
  });
  it('has no space where none belongs', () => {
    expect(faulty(file, / {2}|\s[,.)](?!\d)|^\s|\s$/)).toEqual([]);
  });
  it('keeps numbers and their units on one line', () => {
    expect(faulty(file, /[\d}] (%|min|s|h|u|Std\.|godz\.|pkt)(?!\p{L})/u)).toEqual([]);
  });
  it('begins its sentences with a capital letter', () => {
    // A card's name may be small; the prompts with one are headed by the face. What ends with a point and is none: "2 Std."
    const small = (texts[file] ?? []).filter(
      ({ id, text }) =>
        id !== 'item' &&
        /[.?!]$/.test(text) &&
        / /.test(text) &&
        !/(Std|godz)\.$/.test(text) &&
        (/^\p{Ll}/u.test(text) || (/^\{(card|cards|square|from|to|a-seal|colour)\}/.test(text) && !/^(prompt|step)-/.test(id))) &&
        language(file) !== 'de',
    );
    expect(small).toEqual([]);
  });
});

describe.each(Object.keys(texts).filter((file) => language(file) === 'fr'))('French in %s', (file) => {
  it('keeps its high signs with the word before them', () => {
    expect(faulty(file, /[^\u00A0?!:/][:;?!»]|«[^\u00A0]/, ['admin-announce-example'])).toEqual([]);
  });
  it('elides nothing before a name that may begin with a vowel', () => {
    expect(faulty(file, /(^|[ \u00A0(])(de|que|le|la|ne|se|me|te|je|lorsque|puisque|jusque)[ \u00A0]\{(name|names|victim|from|to)\}/i)).toEqual([]);
  });
});

describe.each(Object.keys(texts).filter((file) => language(file) === 'en' && !file.includes('/admin/')))('English in %s', (file) => {
  it('speaks as people do', () => {
    expect(
      faulty(
        file,
        /\b(do not|does not|did not|cannot|is not|are not|was not|will not|it is|you are|there is (no|nothing)|shall|anew|reckon\w*|watchers?|whom)\b/i,
      ),
    ).toEqual([]);
  });
});

/** These games name a card as it stands after a verb: "asa pik". */
const inflects = (file: string): boolean => (texts[file] ?? []).some(({ id }) => id === 'card-object');

describe.each(Object.keys(texts).filter((file) => language(file) === 'pl' && file in GAMES && !inflects(file)))('Polish in %s', (file) => {
  it('puts no card where its name would need a case', () => {
    // "zagrywa: as pik" stands alone; "gra as pik" would have to be "gra asa pik".
    expect(
      faulty(
        file,
        /(^|[ (])(gra|grasz|zagrywa|zagrywasz|kładzie|kładziesz|odkłada|odkładasz|bierze|bierzesz|zrzuca|zrzucasz|wychodzi w|na|kartę|kartą) \{card\}/,
      ),
    ).toEqual([]);
  });
});
