// The face of Diabolo: sentences, prompts, and that everything that may be said can be said by clicking.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import face from '../../src/stammtisch/games/diabolo/face/index';
import { Closing } from '../../src/stammtisch/games/diabolo/face/closing.svelte';
import { read } from '../../src/stammtisch/games/diabolo/face/facts';
import { spoken, type Translate } from '../src/face';
import { bundleOf, format, LANGUAGES } from '../src/words.svelte';
import type { SeatNow, Told, ViewNow } from '../src/wire';
import Lent from './Lent.svelte';

interface Recording { seats: SeatNow[]; words: [number, string][]; views: ViewNow[] }

const TEXTS = import.meta.glob<string>('../../src/stammtisch/games/diabolo/locale/*', { query: '?raw', import: 'default', eager: true });
const RECORDED = import.meta.glob<Recording>('./fixtures/diabolo*.json', { import: 'default', eager: true });
const text = (name: string): string => TEXTS[`../../src/stammtisch/games/diabolo/locale/${name}`] ?? '';
const recordings = Object.keys(RECORDED);
const recording = (name: string): Recording => RECORDED[name] as Recording;

const SHELL = new Set(['you', 'seat-turn', 'state-yours', 'state-over', 'state-waiting', 'sheet-player', 'sheet-round', 'sheet-sum', 'sheet-winner']);

/** The texts of a language; what is missing or fails is an error, apart from the shell's own. */
function texts(language: string): Translate {
  const bundle = bundleOf(language, text(`${language}.ftl`));
  return (id, args) => {
    if (SHELL.has(id)) return id;
    const found = format(bundle, id, args);
    if (found === null) throw new Error(`${language} has no ${id}`);
    if (/\{|undefined|null/.test(found)) throw new Error(`${language}: ${id} says ${found}`);
    return found;
  };
}

const t = texts('en');
const NAMES = ['Mira', 'Jonas', 'Alex', 'Robin'];
const event = (kind: string, seat: number, more: Partial<Told> = {}): Told => ({ kind, seat, pieces: [], source: '', target: '', amount: 0, ...more });
const said = (told: Told, me: number | null, speak: Translate = t): string | null => {
  const sentence = face.tell(told, NAMES, me, speak, {});
  return sentence && spoken(sentence, (word) => face.called(word, speak));
};

describe('the languages', () => {
  const ids = (language: string): string[] => [...text(`${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);

  it.each(Object.keys(LANGUAGES))('%s has the same messages as English', (language) => {
    expect(ids(language).toSorted()).toEqual(ids('en').toSorted());
  });

  it.each(Object.keys(LANGUAGES))('%s has the same paragraphs of rules as English', (language) => {
    const marks = (tag: string): string[] => [...text(`rules.${tag}.md`).matchAll(/\*\*(DI [\d.]*\d)/g)].map((match) => match[1] as string);
    expect(marks(language).length).toBeGreaterThan(10);
    expect(marks(language)).toEqual(marks('en'));
  });

  it.each(Object.keys(LANGUAGES))('%s has no message that fails', (language) => {
    const bundle = bundleOf(language, text(`${language}.ftl`));
    const args = { name: 'Mira', cards: '', card: '', result: '', count: 2, points: 2, round: 1, rounds: 4, locked: 1, needed: 2, sum: 3, lead: 1, high: 4, low: 3, colour: 'r', value: 3, side: 'devil', ahead: 'angels', devils: 3, angels: 4 };
    for (const id of ids(language)) {
      const errors: Error[] = [];
      const value = bundle.getMessage(id)?.value;
      if (value) bundle.formatPattern(value, args, errors);
      expect(errors, id).toEqual([]);
    }
  });

  it('counts in Polish', () => {
    const pl = texts('pl');
    expect([1, 3, 5, 22].map((amount) => said(event('score', 1, { target: 'row p', amount }), 0, pl))).toEqual([
      'Jonas zdobywa 1 punkt w kolorze fioletowym.', 'Jonas zdobywa 3 punkty w kolorze fioletowym.',
      'Jonas zdobywa 5 punktów w kolorze fioletowym.', 'Jonas zdobywa 22 punkty w kolorze fioletowym.',
    ]);
  });
});

describe('the story', () => {
  const lay = event('lay', 1, { pieces: ['y4'], source: 'hand 1', target: 'y devil' });
  const row = { target: 'row p' };
  const cases: [Told, string, string][] = [
    [event('round', 3, { amount: 2 }), 'Round 2. Robin deals.', 'Ronde 2. Robin deelt.'],
    [lay, 'Jonas lays yellow 4 with the devils.', 'Jonas legt gele 4 bij de duivels.'],
    [event('lay', 1, { pieces: ['b5'], target: 'b angel' }), 'Jonas lays blue 5 with the angels.', 'Jonas legt blauwe 5 bij de engelen.'],
    [event('lock', 1, { ...row, amount: 1 }), 'Purple is locked.', 'Paars zit op slot.'],
    [event('show', 1, { pieces: ['p1', 'p4'] }), 'Jonas shows purple 1 purple 4.', 'Jonas toont paarse 1 paarse 4.'],
    [event('box', 1, { pieces: ['g5'], target: 'box' }), 'Jonas puts green 5 into the box.', 'Jonas legt groene 5 in de doos.'],
    [event('equal', -1, { target: 'row r' }), 'Red is equal: nobody shows.', 'Rood staat gelijk: niemand toont iets.'],
    [event('angels', -1, { ...row, amount: 1 }), 'Purple: the angels win by 1.', 'Paars: de engelen winnen met 1 verschil.'],
    [event('devils', -1, { ...row, amount: 2 }), 'Purple: the devils win by 2.', 'Paars: de duivels winnen met 2 verschil.'],
    [event('choose', 1, row), 'Jonas has chosen.', 'Jonas heeft gekozen.'],
    [event('double', 1, { pieces: ['double'] }), 'Jonas doubles.', 'Jonas verdubbelt.'],
    [event('keep', 1, row), 'Jonas keeps the double card.', 'Jonas bewaart de dubbelkaart.'],
    [event('score', 1, { ...row, amount: 1 }), 'Jonas scores 1 point in purple.', 'Jonas krijgt 1 punt in paars.'],
    [event('twice', 1, { ...row, amount: 12 }), 'Jonas scores 12 points in purple with the double card.', 'Jonas krijgt met de dubbelkaart 12 punten in paars.'],
    [event('pay', 1, { ...row, amount: -3 }), 'Jonas loses 3 points in purple.', 'Jonas verliest 3 punten in paars.'],
    [event('nobody', -1, row), 'Nobody holds purple.', 'Niemand heeft paars.'],
    [event('points', 1, { amount: -3 }), 'Jonas in this round: −3.', 'Jonas in deze ronde: −3.'],
    [event('end', 1, { amount: 30 }), 'Jonas wins with 30 points.', 'Jonas wint met 30 punten.'],
  ];
  it.each(cases)('tells %o', (told, english, dutch) => {
    expect(said(told, 0)).toBe(english);
    expect(said(told, 0, texts('nl'))).toBe(dutch);
  });

  it('speaks to me of what I do', () => {
    expect(said(lay, 1)).toBe('You lay yellow 4 with the devils.');
    expect(said(event('draw', 1, { pieces: ['r3'] }), 1)).toBe('You draw red 3.');
    expect(said(event('pay', 1, { ...row, amount: -3 }), 1)).toBe('You lose 3 points in purple.');
  });

  it('is silent about what is the same every time, and where there is nothing to show', () => {
    for (const kind of ['deal', 'draw', 'gather', 'return', 'show']) expect(said(event(kind, 1, { pieces: kind === 'show' ? [] : ['?'] }), 0)).toBeNull();
  });
});

describe('the table', () => {
  let target: HTMLElement;
  beforeEach(() => {
    target = document.createElement('div');
    document.body.append(target);
  });
  afterEach(() => target.remove());

  function draw(view: ViewNow, seats: SeatNow[], say: (word: string) => void, speak: Translate = t): () => void {
    const names = seats.map((seat) => seat.name ?? '');
    const shown = mount(Lent, { target, props: { face, props: { view, seats, names, me: view.seat, t: speak, busy: false, now: [], hint: null, say } } });
    flushSync();
    return () => void unmount(shown);
  }

  /** Every word that can be said by clicking, at once or by way of what the first click lights. */
  function sayable(view: ViewNow, seats: SeatNow[]): Set<string> {
    const found = new Set<string>();
    const end = draw(view, seats, (word) => void found.add(word));
    const press = (button: HTMLElement): void => {
      button.click();
      flushSync();
    };
    const goals = (): HTMLElement[] => [...target.querySelectorAll<HTMLElement>('.target, .acts .btn.lamp')];
    for (const button of [...target.querySelectorAll<HTMLElement>('.hand button, .acts button')]) {
      press(button);
      const lit = goals().length;
      for (let i = 0; i < lit; i++) {
        if (!goals().length) press(button);
        const goal = goals()[i];
        if (goal) press(goal);
      }
    }
    end();
    return found;
  }

  it.each(recordings)('lets everything be said in %s, and nothing else', { timeout: 120_000 }, (name) => {
    const { seats, views } = recording(name);
    for (const view of views) {
      if (view.legal.length) expect([...sayable(view, seats)].toSorted(), `view ${view.at}`).toEqual(view.legal.toSorted());
    }
  });

  it.each(Object.keys(LANGUAGES))('has words for everything in %s', { timeout: 120_000 }, (language) => {
    const speak = texts(language);
    for (const name of recordings) {
      const { seats, views, words } = recording(name);
      const names = seats.map((seat) => seat.name ?? '');
      for (const view of views) {
        expect(face.prompt(view, view.seat, names, speak).state).not.toBe('');
        expect(face.where(view, speak)).not.toBe('');
        for (const told of view.events ?? []) face.tell(told, names, view.seat, speak, {});
      }
      for (const [, word] of words) expect(face.means(word, names, speak)).not.toBe(word);
      const closing = views.filter((view) => ['doubling', 'box', 'over'].includes(read(view.facts).phase)).slice(-3);
      for (const view of closing) draw(view, seats, () => undefined, speak)();
    }
  });

  it.each(recordings)('follows the facts event by event in %s', (name) => {
    const { views } = recording(name);
    const kept = ['round', 'dealer', 'points', 'sheet', 'rows', 'locked', 'past', 'doubles'];
    for (const [i, view] of views.entries()) {
      const before = views[i - 1];
      if (!before || !view.events) continue;
      const facts = view.events.reduce((now, told) => face.reduceFacts?.(now, told) ?? now, before.facts);
      for (const fact of kept) expect(facts[fact], `${fact} at ${view.at}`).toEqual(view.facts[fact]);
    }
  });

  it('keeps a round that is over to be looked at, told or skipped', () => {
    const { views } = recording('./fixtures/diabolo.json');
    const closing = new Closing();
    const reviewed: number[] = [];
    for (const view of views) {
      closing.see(view, []);
      if (closing.review) {
        reviewed.push(closing.review.round);
        expect(closing.review.rows.every((row) => row.done)).toBe(true);
        expect(closing.review.sheet.at(-1)).toEqual(closing.review.points.map((_, seat) => closing.review?.rows.reduce((sum, row) => sum + (row.scores?.[seat] ?? 0), 0)));
        closing.close();
      }
    }
    expect(reviewed).toEqual([1, 2, 3]);
  });
});
