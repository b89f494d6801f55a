import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { headline, marked, minor, parts, piece, spoken } from '../src/face';
import { namesOf } from '../src/names';
import { bundleOf, format, preferred, speak, t, textsOf } from '../src/words.svelte';

const source = join(import.meta.dirname, '../src');
const locale = join(source, 'locale');
const read = (name: string): string => readFileSync(join(locale, name), 'utf8');
const ids = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id).toSorted();
const languages = readdirSync(locale).filter((name) => name.endsWith('.ftl'));

const none = () => Promise.resolve({});

describe('texts', () => {
  it.each(languages)('of %s are complete and without faults', (name) => {
    expect(ids(read(name))).toEqual(ids(read('en.ftl')));
    const errors = bundleOf(name.slice(0, 2), '').addResource(new FluentResource(read(name)));
    expect(errors).toEqual([]);
  });
  it.each(languages)('for those who host are complete and without faults in %s', (name) => {
    expect(ids(read(join('admin', name)))).toEqual(ids(read('admin/en.ftl')));
    expect(bundleOf(name.slice(0, 2), '').addResource(new FluentResource(read(join('admin', name))))).toEqual([]);
  });
  it('for those who host that are used exist', () => {
    const known = new Set(ids(read('admin/en.ftl')));
    const files = [...readdirSync(join(source, 'admin')).map((name) => join('admin', name)), 'screens/Admin.svelte'];
    const used = files.flatMap((name) => [...readFileSync(join(source, name), 'utf8').matchAll(/\bh\('([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
  it('follow the plural of the language', () => {
    const portuguese = bundleOf('pt', 'points = { $n ->\n    [one] ponto\n   *[other] pontos\n}');
    expect([0, 1, 2].map((n) => format(portuguese, 'points', { n }))).toEqual(['pontos', 'ponto', 'pontos']);
    const polish = bundleOf('pl', 'cards = { $n ->\n    [one] karta\n    [few] karty\n   *[many] kart\n}');
    expect([1, 3, 5].map((n) => format(polish, 'cards', { n }))).toEqual(['karta', 'karty', 'kart']);
  });
  it('come in the first of the person’s languages that we speak', () => {
    expect(preferred(['xx-YY', 'en-GB'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
  it('show an id where a text is missing, so that it is noticed', async () => {
    await speak('en', none);
    expect(t('no-such-text')).toBe('no-such-text');
    expect(t('row-free', { count: 2 })).toBe('Waiting for 2 more');
  });
  it('of a game know the options of the table', async () => {
    await speak('en', () => Promise.resolve({ 'seven-seals': 'saboteur = { $edition ->\n    [saboteur] saboteur\n   *[black-mage] black mage\n}' }));
    const texts = textsOf('seven-seals', { edition: 'black-mage', length: 'single' });
    expect(texts('saboteur')).toBe('black mage');
    expect(texts('saboteur', { edition: 'saboteur' })).toBe('saboteur');
  });
  it('used in the code exist', () => {
    const known = new Set(ids(read('en.ftl')));
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
    const used = files.flatMap((name) =>
      [...readFileSync(join(source, name), 'utf8').matchAll(/\b(?:t|shellText)\('([a-z-]+)'/g)].map((match) => match[1] ?? ''),
    );
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('sentences', () => {
  it('keep the one line of a phone for what has weight', () => {
    const story = [minor('The stock is shuffled.'), 'Robin trumps.', 'You lead.'].map(parts);
    expect(headline(story)).toEqual(parts('Robin trumps.'));
    expect(headline(story.slice(0, 1))).toEqual(parts(minor('The stock is shuffled.')));
    expect(headline([])).toEqual([]);
    expect(spoken(minor('The stock is shuffled.'), (word) => word)).toBe('The stock is shuffled.');
  });
  const sentence = `${marked('Robin')} trumps with ${piece('r3')}.`;
  it('are shown in parts', () => {
    expect(parts(sentence)).toEqual([
      { kind: 'name', text: 'Robin' },
      { kind: 'text', text: ' trumps with ' },
      { kind: 'piece', text: 'r3' },
      { kind: 'text', text: '.' },
    ]);
  });
  it('are spoken in plain words', () => {
    expect(spoken(sentence, (word) => `card ${word}`)).toBe('Robin trumps with card r3.');
  });
  it('are not led astray by marks in a name', () => {
    expect(parts(marked('a\uE002b\uE001c'))).toEqual([{ kind: 'name', text: 'abc' }]);
  });
});

describe('names', () => {
  const person = (name: string, mine = false) => ({ name, person: true, mine });
  const bot = { name: 'bot:expert', person: false, mine: false };
  it('of bots are first names that nobody at the table has', async () => {
    await speak('en', none);
    expect(namesOf([person('Robin', true), bot, bot], t)).toEqual(['Robin', 'Wanda', 'Leo']);
    expect(namesOf([person('RÓBIN', true), bot, bot], t)).toEqual(['RÓBIN', 'Wanda', 'Leo']);
  });
  it('of people without a name say who they are', () => {
    expect(namesOf([person('', true), person(''), person('a player')], t)).toEqual(['You', 'Guest 2', 'Guest 3']);
  });
  it('around one device are those of the seats', () => {
    expect(namesOf([person('Mira', true), person('Mira', true)], t)).toEqual(['Player 1', 'Player 2']);
  });
});
