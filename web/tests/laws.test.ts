// The laws of faces: what holds for the face of every game, here and outside (STAMMTISCH_GAMES), at every table that its rules know.
// Recordings are made from the rules before (laws.setup.ts). What needs real boxes on a real page is in tests/browser/test_faces.py.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, inject, it } from 'vitest';
import { marked, spoken, type Face, type Lid } from '../src/face';
import { after, fact } from '../src/facts';
import { rulesOf } from '../src/markdown';
import plain from '../src/plain/index';
import { factsOf } from '../src/plain/reading';
import { BACK, type SeatNow, type Told, type Value, type ViewNow } from '../src/wire';
import { bundleOf } from '../src/words.svelte';
import { draw, nameOf, sayable } from './explore';
import Silent from './Silent.svelte';
import { textsIn } from './texts';

interface Recording {
  game: string;
  options: Record<string, Value>;
  seats: SeatNow[];
  decks: string[];
  words: [number, string][];
  runs: ViewNow[][];
}
interface Game {
  name: string;
  folder: string;
  files: string[];
}

const made = inject('laws');
const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const games = read<Game[]>(join(made, 'index.json'));
/** So many tables of a game, and so many views of a match, are clicked through; all others are only looked at. */
const TABLES = 6;
const CLICKED = 2;
const LONG = { timeout: 240_000 };

const namesOf = (seats: SeatNow[]): string[] => seats.map((seat) => seat.name ?? '');
const viewsOf = (recording: Recording): ViewNow[] => recording.runs.flat();
/** Some of them, from the first to the last. */
const some = <T>(all: T[], count: number): T[] =>
  all.filter((_, i) => i === 0 || Math.floor((i * count) / all.length) > Math.floor(((i - 1) * count) / all.length));
const mine = (recording: Recording): ViewNow[] => viewsOf(recording).filter((view) => view.legal.length > 0);

async function faceIn(folder: string): Promise<Face | null> {
  const path = join(folder, 'face/index.ts');
  return existsSync(path) ? ((await import(/* @vite-ignore */ path)) as { default: Face }).default : null;
}

describe.each(games)('the face of $name', ({ folder, files }) => {
  const recordings = files.map((file) => read<Recording>(join(made, file)));
  const locale = join(folder, 'locale');
  const files_ = existsSync(locale) ? readdirSync(locale) : [];
  const languages = files_.filter((file) => file.endsWith('.ftl')).map((file) => file.slice(0, -'.ftl'.length));
  const face = async (): Promise<Face> => (await faceIn(folder)) ?? plain;
  const speak = (recording: Recording, language = 'en') => (languages.includes(language) ? textsIn(language, folder, recording.options) : (id: string) => id);

  it('lets everything be said by clicking that may be said, and nothing else', LONG, async () => {
    const worn = await face();
    let said = 0;
    for (const recording of some(recordings, TABLES)) {
      for (const view of some(mine(recording), CLICKED)) {
        expect(await sayable(worn, view, recording.seats, speak(recording)), `${JSON.stringify(recording.options)} at ${view.at}`).toEqual(
          view.legal.toSorted(),
        );
        said += view.legal.length;
      }
    }
    expect(said).toBeGreaterThan(10);
  });

  it('has a name for every button and every piece', LONG, async () => {
    const worn = await face();
    for (const recording of some(recordings, TABLES)) {
      for (const view of some(viewsOf(recording), 2 * CLICKED)) {
        const { root, end } = draw(worn, view, recording.seats, speak(recording));
        expect([...root.querySelectorAll('button')].filter((button) => !nameOf(button)).map((button) => button.outerHTML)).toEqual([]);
        const nameless = [...root.querySelectorAll('[data-piece]')].filter((piece) => {
          const named = piece.closest('[aria-label], [aria-labelledby], button, [role="img"]');
          return !piece.closest('[aria-hidden="true"]') && !(named && nameOf(named)) && !nameOf(piece);
        });
        expect(nameless.map((piece) => piece.outerHTML)).toEqual([]);
        expect(root.querySelectorAll('button button, a button, button a').length).toBe(0);
        end();
      }
    }
  });

  it('shows every card of the hand that acts', LONG, async () => {
    const worn = await face();
    let shown = 0;
    for (const recording of some(recordings, TABLES)) {
      for (const view of some(mine(recording), CLICKED)) {
        const place = `hand ${view.seat}`;
        const cards = (view.places[place] ?? []).filter((piece) => piece !== BACK && view.legal.some((word) => word.split(' ').includes(piece)));
        const { root, end } = draw(worn, view, recording.seats, speak(recording));
        const there = [...root.querySelectorAll(`[data-place="${place}"] [data-piece]`)].map((one) => one.getAttribute('data-piece'));
        for (const card of new Set(cards))
          expect(there.filter((one) => one === card).length, `${card} at ${view.at}`).toBe(cards.filter((one) => one === card).length);
        shown += cards.length;
        end();
      }
    }
    expect(shown).toBeGreaterThan(0);
  });

  it('says nothing while a word is on its way', LONG, async () => {
    const worn = await face();
    const recording = recordings[0] as Recording;
    const [view] = mine(recording);
    const words: string[] = [];
    const { root, end } = draw(worn, view as ViewNow, recording.seats, speak(recording), { busy: true, say: (word) => void words.push(word) });
    for (const button of root.querySelectorAll('button')) button.click();
    for (const button of root.querySelectorAll('button')) button.click();
    expect(words).toEqual([]);
    end();
  });

  it('is told facts between two views that end in those of the next one', () => {
    for (const recording of recordings) {
      for (const run of recording.runs) {
        for (const [i, view] of run.entries()) {
          const before = run[i - 1];
          if (!before || !view.events) continue;
          const facts = view.events.reduce((now, event) => after(now, event), before.facts);
          const changed = new Set(view.events.flatMap((event) => Object.keys(event.facts ?? {})));
          for (const name of changed) expect(fact(facts, name), `${name} at ${view.at}, ${JSON.stringify(recording.options)}`).toEqual(fact(view.facts, name));
        }
      }
    }
  });

  it('draws every piece, and shows and calls it in a sentence', async () => {
    const worn = await face();
    for (const recording of recordings) {
      const t = speak(recording);
      const pieces = new Map(
        viewsOf(recording).flatMap((view) => Object.entries(view.places).flatMap(([place, words]) => words.map((word) => [word, place] as const))),
      );
      for (const [piece, place] of pieces) {
        expect(worn.picture(piece, place), piece).toMatch(/^<svg/);
        expect(worn.called(piece, t), piece).not.toBe('');
        if (piece !== BACK) expect(worn.chip(piece), piece).not.toBe('');
      }
    }
  });

  it('knows the decks of the rules, where it names any', async () => {
    const worn = await face();
    for (const { seats, options, decks } of recordings) {
      const known = worn.decks?.(seats.length, options).map((deck) => deck.cards.toSorted().join(' '));
      if (known) expect(known).toEqual(decks);
    }
  });

  it('has words for its tips in every language, and gives them at moments of the seat that looks', async () => {
    const { tips = [] } = await face();
    for (const language of languages) {
      const texts = textsIn(language, folder, {});
      for (const { id } of tips) expect(texts(`tip-${id}`), `${language}: tip-${id}`).not.toBe(`tip-${id}`);
    }
    const given = new Set(
      recordings.flatMap(mine).flatMap((view) => (view.seat === null ? [] : tips.filter((tip) => tip.when(view, view.seat ?? 0)).map((tip) => tip.id))),
    );
    if (tips.length) expect(given.size).toBeGreaterThan(tips.length / 2);
  });

  it('has a lid that can be looked at', async () => {
    const path = join(folder, 'face/lid.ts');
    if (!existsSync(path)) return expect(await faceIn(folder)).toBeNull();
    const { default: lid } = (await import(/* @vite-ignore */ path)) as { default: Lid };
    expect(lid.picture()).toMatch(/^<svg class="pic"/);
    const symbols = lid.symbols?.() ?? '';
    // What it refers to is its own, or stands on every page.
    for (const [, id] of lid.picture().matchAll(/href="#([^"]+)"/g)) if (!/^(no|su|em)-/.test(id ?? '')) expect(symbols).toContain(`id="${id}"`);
    // Where the game itself says how long it takes, the lid need not.
    expect(lid.minutes ?? 1).toBeGreaterThan(0);
  });

  const first = (...paths: string[]): string | null => {
    const path = paths.find((one) => existsSync(one));
    return path === undefined ? null : readFileSync(path, 'utf8');
  };
  const rules = (language: string): string | null => first(join(locale, `rules.${language}.md`), join(folder, `rules.${language}.md`));
  /** Without an English text for players, they read rules.md. */
  const english = (): string | null => rules('en') ?? first(join(folder, 'rules.md'));
  const paragraphs = (text: string): string[] => [...text.matchAll(/^(?:[-*] )?\*\*([A-Z]{2} [\d.]*\d)/gm)].map((match) => match[1] as string);
  const ids = (language: string): string[] => new FluentResource(readFileSync(join(locale, `${language}.ftl`), 'utf8')).body.map((entry) => entry.id);

  it.each(languages)('has all its texts in %s', LONG, async (language) => {
    // What is usual may differ: a language may have its own edition.
    expect(
      ids(language)
        .filter((id) => !id.startsWith('usual-'))
        .toSorted(),
    ).toEqual(ids('en').toSorted());
    const bundle = bundleOf(language, readFileSync(join(locale, `${language}.ftl`), 'utf8'));
    // Variables may be anything; what a text refers to must exist.
    const anything = new Proxy({}, { has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 2 }), get: () => 2 });
    for (const id of ids(language).filter((one) => !one.startsWith('-'))) {
      const errors: Error[] = [];
      const value = bundle.getMessage(id)?.value;
      if (value) bundle.formatPattern(value, anything, errors);
      expect(errors, id).toEqual([]);
    }
    const worn = await face();
    for (const recording of recordings) {
      const t = speak(recording, language);
      const names = namesOf(recording.seats);
      const tell = (event: Told, me: number | null, facts: ViewNow['facts']): void => {
        const sentence = worn.tell(event, names.map(marked), me, t, facts);
        if (sentence !== null) expect(spoken(sentence, (piece) => worn.called(piece, t)).trim()).not.toBe('');
      };
      for (const view of viewsOf(recording)) {
        for (const me of [view.seat, null]) {
          expect(worn.prompt(view, me, names, t).state).not.toBe('');
          for (const event of view.events ?? []) tell(event, me, view.facts);
        }
        worn.where(view, t);
      }
      for (const word of new Set(recording.words.map(([, word]) => word))) expect(worn.means(word, names, t)).not.toBe('');
    }
    for (const recording of some(recordings, 8))
      for (const view of some(viewsOf(recording), 3)) draw(worn, view, recording.seats, speak(recording, language)).end();
  });

  it.each(languages)('has rules in %s with the paragraphs that it opens', async (language) => {
    const worn = await face();
    const text = language === 'en' ? english() : rules(language);
    if (text === null) return expect(language).not.toBe('en');
    // Beside rules.md, a short text may do without numbers.
    if (rules('en') !== null || paragraphs(text).length) expect(paragraphs(text)).toEqual(paragraphs(english() ?? ''));
    const opened = new Set(recordings.flatMap(viewsOf).flatMap((view) => worn.paragraph?.(view) ?? []));
    for (const paragraph of opened) expect(text).toContain(`**${paragraph}`);
  });

  it.each(languages)('shows the same pictures in its rules in %s, and can draw them', async (language) => {
    const worn = await face();
    const shown = (text: string): string[] => rulesOf(text).glance.flatMap((block) => ('picture' in block && block.picture) || []);
    const text = language === 'en' ? english() : rules(language);
    if (text === null || rules('en') === null) return;
    expect(shown(text)).toEqual(shown(english() ?? ''));
    for (const name of shown(text)) expect(worn.scene?.(name) ?? worn.picture(name, ''), name).toMatch(/^<svg /);
    // Every option that a text speaks of is one of the game.
    const known = recordings.flatMap(({ options }) => Object.keys(options));
    for (const [, option] of text.matchAll(/\{([a-z_]+)=/g)) expect(known).toContain(option);
  });
});

describe('the plain face', () => {
  const t = (id: string): string => id;
  it.each(games)('plays $name, and shows all its cards', LONG, async ({ files }) => {
    for (const file of some(files, 6)) {
      const recording = read<Recording>(join(made, file));
      for (const view of some(mine(recording), 2)) {
        expect(await sayable(plain, view, recording.seats, t), `at ${view.at}`).toEqual(view.legal.toSorted());
        const { root, end } = draw(plain, view, recording.seats, t);
        const hand = (view.places[`hand ${view.seat}`] ?? []).toSorted();
        expect([...root.querySelectorAll('.hand [data-piece]')].map((one) => one.getAttribute('data-piece')).toSorted()).toEqual(hand);
        const named = root.querySelectorAll('.known :is(dt, th[scope="row"])').length;
        expect(named).toBe(Object.keys(view.facts).filter((fact) => fact !== 'sheet').length);
        end();
      }
    }
  });
  it('knows no decks', () => expect(plain.decks).toBeUndefined());
  it('calls seats by their names, also where all are waited for', () => {
    const seen = (waiting: number[]) => factsOf({ facts: { waiting } } as ViewNow, ['Anna', 'Ben'], t).all.map((fact) => fact.text);
    expect(seen([1])).toEqual(['Ben']);
    expect(seen([0, 1])).toEqual(['Anna, Ben']);
  });
});

describe('the laws', () => {
  it('notice a face that lets nobody say anything', async () => {
    const recording = read<Recording>(join(made, games[0]?.files[0] ?? ''));
    const [view] = mine(recording);
    expect(await sayable({ ...plain, Table: Silent }, view as ViewNow, recording.seats, (id) => id)).toEqual([]);
  });
});
